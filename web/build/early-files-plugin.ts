import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { chunkOf, neededBy, parseChunks, scriptsOf, stylesOf, type Chunk } from './chunk-graph.ts'
import { chunksFile } from './chunks-plugin.ts'

/** Where the list stands in the build. */
export const earlyFilesFile = '.vite/early-files.json'

/** A route that has a screen of its own: `guarded('/practice', () => import('./practice/PracticeScreen.tsx')…`. */
const route = /'(\/[^']*)',\s*\(\)\s*=>\s*import\('\.\/([^']+)'\)/g

/**
 * Writes down which files each page asks for beside the first ones, as a `Link` header names them: so the server can tell the
 * phone with the page, a round trip before the first script would.
 */
export function earlyFilesPlugin(root: string): Plugin {
  return {
    name: 'list-early-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }) {
      const chunks = parseChunks(await readFile(join(dir, chunksFile), 'utf8'))
      const routes = [...(await readFile(join(root, 'routes.tsx'), 'utf8')).matchAll(route)]
      if (routes.length === 0) throw new Error('No route was found in routes.tsx')
      const links = routes.map(([, path = '', screen = '']) => [path, linksOf(screen, chunks)])
      await writeFile(join(dir, earlyFilesFile), JSON.stringify(Object.fromEntries(links)))
    },
  }
}

function linksOf(screen: string, chunks: readonly Chunk[]): string {
  const entry = neededBy([chunkOf('main.tsx', chunks)], chunks)
  const needed = new Set([...neededBy([chunkOf(screen, chunks)], chunks)].filter((chunk) => !entry.has(chunk)))
  const scripts = [...scriptsOf(needed)].map((file) => `</${file}>; rel=modulepreload`)
  const styles = [...stylesOf(needed)].map((file) => `</${file}>; rel=preload; as=style; crossorigin`)
  return [...scripts, ...styles].join(', ')
}
