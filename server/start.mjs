// Compiles the server and runs it in this very process, so that signals reach it. Loading several hundred modules one by one costs each
// process more than two seconds of processor time; compiling them into one file takes a fifth of a second, so it happens at each
// start and never runs yesterday's code. Plain JavaScript: what compiles cannot be compiled first.
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const sources = ['./main.ts', './worker.ts'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/** Modules find files beside them by their own address, which must stay what it was. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)) }
    })
  },
}

/** Our own, and packages of a hundred small modules. */
const compiledPackages = /^(@sabi|kysely|zod)(\/|$)/

/** Marks our own question to esbuild, which would otherwise come back to us. */
const isResolving = Symbol('isResolving')

/** All other packages are loaded from where they are installed, which the compiled file cannot find by their names. */
const leavePackagesOutside = {
  name: 'leave-packages-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === isResolving || compiledPackages.test(path)) return undefined
      if (path.startsWith('node:')) return { external: true }
      const found = await resolve(path, { kind, resolveDir, pluginData: isResolving })
      return found.path === path ? found : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

const folder = await compile().catch((error) => {
  console.log(`The server could not be compiled, so that it starts more slowly: ${error.message}`)
})
await stop()
if (folder === undefined) await import('tsx')
else {
  process.setSourceMapsEnabled(true)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
await import(folder === undefined ? './main.ts' : pathToFileURL(join(folder, 'main.mjs')).href)

async function compile() {
  const names = `sabi-server-${realm()}-`
  removeLeftovers(names)
  const outdir = mkdtempSync(join(tmpdir(), `${names}${process.pid}-`))
  await build({
    entryPoints: sources,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [keepAddresses, leavePackagesOutside],
  })
  return outdir
}

/** Process ids mean something only in one realm, and containers may share a temporary folder. */
function realm() {
  try {
    return readlinkSync('/proc/self/ns/pid').replaceAll(/\D/g, '')
  } catch {
    return '0'
  }
}

/** Removes what killed servers left behind. */
function removeLeftovers(names) {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(name.startsWith(names) ? name.slice(names.length).split('-')[0] : undefined)
    if (pid === process.pid || (pid > 0 && !isAlive(pid)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
