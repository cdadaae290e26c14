import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Puts our code in the place of what Vite does before each `import()`. See `platform/server/fetch-parts.ts`. */
export function fetchFirst(web: string): Plugin {
  return {
    name: 'fetch-first',
    enforce: 'pre',
    resolveId: (id) => (id === '\0vite/preload-helper.js' ? join(web, 'platform/server/fetch-parts.ts') : null),
  }
}
