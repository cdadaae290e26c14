import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhileBytes = 200
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/

/** Writes a brotli and a gzip version of every file that gets smaller, so that the server never has to compress. */
export function compressBeside(): Plugin {
  let folder = ''
  return {
    name: 'compress-beside',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries
        .filter((entry) => entry.isFile() && compressible.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
      await Promise.all(files.filter((path) => !isFilledLater(path) && !isForServer(path, folder)).map(compress))
    },
  }
}

/** Files that the server fills in and compresses itself. */
function isFilledLater(path: string): boolean {
  return path.endsWith('.html')
}

/** Files in a folder with a dot are not served directly. */
function isForServer(path: string, folder: string): boolean {
  return relative(folder, path).startsWith('.')
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < worthwhileBytes) return
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipSync(content, { level: 9 }))])
}
