import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { entry, filesByReader, filesNeededBy, practice, readManifest, type Manifest } from './manifest.ts'
// Imported by path, because the tool that reads the build's configuration cannot load TypeScript from packages.
import { pages } from '../../shared/contract/pages.ts'

/** Only pictures shown on pages; the others are requested when the app is installed. */
const pictures = ['favicon.svg']

/** Kept with the app, because questions must not depend on the phone's own font for their signs. */
const signs = 'sabi-signs.woff2'

/** Kept only with the notes of English. */
const phonetics = 'sabi-phonetics.woff2'

/** Writes `sw.js`, which contains the name and size of each file of this build. */
export function serviceWorkerPlugin(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }) {
      const fonts = (await readdir(join(dir, 'fonts'))).filter(
        (name) => name.endsWith('.woff2') && ![signs, phonetics].includes(name),
      )
      const { first, needed, others, more } = filesByNeed(readManifest(dir))
      const list = {
        entry: `/${first}`,
        needed: await sizesOf(needed, dir),
        others: await sizesOf([...others, ...pictures, `fonts/${signs}`], dir),
        more: await sizesOf(more, dir),
        phonetics: await sizesOf([`fonts/${phonetics}`], dir),
        fonts: await sizesOf(
          fonts.map((name) => `fonts/${name}`),
          dir,
        ),
      }
      await writeFile(
        join(dir, 'sw.js'),
        await bundle(root, `{pages:${formOf(pages)},${JSON.stringify(list).slice(1)}`),
      )
    },
  }
}

/** Files that the app and practice need, files of other screens, and files that can wait for a second visit. */
function filesByNeed(manifest: Manifest) {
  const needed = filesNeededBy([entry, practice], manifest)
  const readers = filesByReader(manifest)
  const others = [...readers.students, ...readers.trials].filter((file) => !needed.has(file))
  return { first: manifest[entry]?.file, needed: [...needed], others, more: [...readers.tutor] }
}

async function sizesOf(files: readonly string[], dir: string): Promise<Record<string, number>> {
  const sizes = await Promise.all(files.map(async (file) => [`/${file}`, (await stat(join(dir, file))).size] as const))
  return Object.fromEntries(sizes)
}

/** One pattern for all pages. */
function formOf(paths: readonly string[]): RegExp {
  return new RegExp(`^/(${paths.map((path) => path.slice(1).replace(/:\w+/g, '[^/]+')).join('|')})/?$`)
}

/** Bundles the worker as one classic script. */
async function bundle(root: string, list: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    define: { __BUILD__: list },
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'service-worker/worker.ts'), output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')
  if (chunk === undefined) throw new Error('The service worker was not built')
  return chunk.code
}
