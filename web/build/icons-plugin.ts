import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const drawnIcon = fileURLToPath(new URL('../design/drawn-icon.ts', import.meta.url))

/** A file of Lucide: an icon, or another name of one. */
const IconFile = z.object({
  __iconData: z.optional(
    z.object({ size: z.literal(24), node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
  ),
})

/** Draws Lucide's icons by a function of our own: theirs, with its options and the keys in every icon, costs 2.4 KB more. */
export function iconsPlugin(): Plugin {
  return {
    name: 'drawn-icons',
    enforce: 'pre',
    async load(id) {
      if (!id.includes('/lucide-react/dist/esm/icons/')) return undefined
      const { __iconData: icon } = IconFile.parse(await import(pathToFileURL(id).href))
      if (icon === undefined) return undefined
      const shapes = icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes])
      return `import { drawnIcon } from ${JSON.stringify(drawnIcon)}
export default /* @__PURE__ */ drawnIcon(${JSON.stringify(shapes)})`
    },
  }
}
