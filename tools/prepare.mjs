// Prepares `npm start` and `npm test` on a machine that has only Node and npm: installs the packages of the lock file, then builds
// the bank and the app. Skips each step whose inputs have not changed since it last ran. Plain JavaScript without imports from
// packages, because it runs before they are installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestNode = [20, 19]

/** Installs the packages of the lock file, unless that lock file has already been installed. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new Error(`Sabi Prep needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
  }
  step(['package-lock.json'], 'node_modules/.sabi-stamp', () => {
    console.log('Installing packages (once, a minute or two) …')
    // Hosts that set NODE_ENV=production would otherwise get no tools to build with.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  })
}

/** Builds the question bank and the web app. */
export function build() {
  step(['content', 'shared', 'package-lock.json'], 'content/dist/.sabi-stamp', () => {
    console.log('Building the question bank …')
    run('npm', ['run', '--silent', 'content:build'])
  })
  step(['web', 'shared', 'content', 'package-lock.json'], 'web/dist/.sabi-stamp', () => {
    console.log('Building the web app …')
    run('npm', ['run', '--silent', 'web:build'])
  })
}

/** Runs a command in the repository. Throws if it fails; the command itself has printed why. */
function run(command, options) {
  const { status } = spawnSync(command, options, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed`)
}

function step(inputs, stampFile, work) {
  const stamp = join(repository, stampFile)
  const hash = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  work()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(input)) hash.update(file).update(readFileSync(join(repository, file)))
  return hash.digest('hex')
}

/** Lists the files below a path of the repository that a build may depend on, in a fixed order. */
function filesOf(path) {
  if (statSync(join(repository, path)).isFile()) return [path]
  return readdirSync(join(repository, path))
    .filter((name) => name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}
