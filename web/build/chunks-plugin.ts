import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Where the list stands in the build. */
export const chunksFile = '.vite/chunks.json'

const page = /(^|\/)(main|\w+Screen)\.tsx$/

/** Writes down which chunk holds which screens and what each chunk needs, for the service worker and the budgets. */
export function chunksPlugin(root: string): Plugin {
  return {
    name: 'list-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? describe(file, root) : []))
        this.emitFile({ type: 'asset', fileName: chunksFile, source: JSON.stringify(chunks) })
      },
    },
  }
}

function describe({ fileName, imports, dynamicImports, moduleIds, viteMetadata }: Rolldown.OutputChunk, root: string) {
  const pages = moduleIds.map((id) => relative(root, id)).filter((path) => page.test(path))
  return { file: fileName, pages, imports, dynamicImports, styles: [...(viteMetadata?.importedCss ?? [])] }
}
