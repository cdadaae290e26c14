import { fileURLToPath } from 'node:url'

/** Contracts are written in zod/mini; phones read them by valibot. See docs/decisions/0017-valibot-on-the-phone.md. */
export const zodAsValibot = [
  { find: 'zod/mini', replacement: fileURLToPath(new URL('../platform/zod-on-valibot.ts', import.meta.url)) },
]
