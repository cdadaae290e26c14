import { access, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { errorCode, orMissing } from '@sabi/shared/errors/error-code'

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

type LibraryLink = z.infer<typeof linksSchema>[number]

/**
 * Recreates the links between libraries that the package's install script would have made: npm cannot ship links, and
 * many installations forbid scripts. False when the folder may not be written, so a copy is needed.
 */
export async function restoreLibraryLinks(native: string): Promise<boolean> {
  for (const link of await listMissingLinks(native)) {
    const target = locate(native, link.target)
    try {
      await symlink(relative(dirname(link.target), link.source), target)
    } catch (error) {
      const code = errorCode(error)
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
      // EEXIST: another starter repairs at the same time.
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function listMissingLinks(native: string): Promise<LibraryLink[]> {
  const text = await orMissing(readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  if (text === undefined) return []
  const missing: LibraryLink[] = []
  for (const link of linksSchema.parse(JSON.parse(text))) {
    const found = await access(locate(native, link.target)).then(
      () => true,
      () => false,
    )
    if (!found) missing.push(link)
  }
  return missing
}

/** The list names paths as `native/lib/…`; a copy of the folder bears another name. */
function locate(native: string, listed: string): string {
  return join(native, relative('native', listed))
}
