import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const packageFile = new URL('../../package.json', import.meta.url)

/** The version of this program. */
export const { version: appVersion } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')))
