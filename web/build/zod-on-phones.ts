import { fileURLToPath } from 'node:url'

/** Contracts are written in zod/mini; phones read them by a reader of our own. See docs/decisions/0022-a-reader-of-our-own.md. */
export const zodOnPhones = [
  { find: 'zod/mini', replacement: fileURLToPath(new URL('../platform/zod-on-phones.ts', import.meta.url)) },
]
