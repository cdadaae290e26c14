import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Service } from './compose.ts'

interface Container {
  /** The mounted file system of its image. */
  root: string
  service: Service
  user: number
  environment: Readonly<Record<string, string>>
  /** Bind mounts: the path in the container and the path on this machine. */
  mounts: Readonly<Record<string, string>>
  workingFolder?: string
}

/** A program running in a chroot, as Compose would run it in a container. */
export class Running {
  output = ''
  readonly #child: ChildProcess
  readonly #ended: Promise<number | null>

  constructor(child: ChildProcess) {
    this.#child = child
    this.#ended = new Promise((resolve) => child.once('exit', resolve))
    const listen = (chunk: Buffer) => (this.output += chunk.toString())
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
  }

  /** Waits for a text in the output and returns it. Fails with the output if the program ends first. */
  async says(expected: RegExp, seconds = 120): Promise<string> {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const found = expected.exec(this.output)
      if (found !== null) return found[1] ?? found[0]
      const hasEnded = this.#child.exitCode !== null || this.#child.signalCode !== null
      if (hasEnded || Date.now() > deadline) throw new Error(`Waited for ${expected.source}, saw:\n${this.output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Sends a signal to the program itself and returns its exit code. */
  async stop(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal)
    return this.#ended
  }
}

/** Starts a program in a container. */
export function start(container: Container, command: readonly string[]): Running {
  return new Running(spawn('unshare', isolate(container, command), { env: {}, stdio: ['ignore', 'pipe', 'pipe'] }))
}

/** Runs a program in a container to its end and returns what it printed. Fails if it fails. */
export function run(container: Container, command: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('unshare', isolate(container, command), { env: {}, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

/** Builds the arguments for `unshare`: a mount namespace with the image as its root, then the service's user and capabilities. */
function isolate(container: Container, command: readonly string[]): string[] {
  const { root, service, user, workingFolder = '/', environment } = container
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const capabilities = service.cap_drop.includes('ALL')
    ? `--bounding-set=-all${service.cap_add.map((name) => `,+${name.toLowerCase()}`).join('')}`
    : '--bounding-set=+all'
  const become = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', capabilities, '--no-new-privs']
  const variables = Object.entries({ PATH: path, HOME: '/tmp', ...environment }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const enter = ['sh', '-c', 'cd "$1" && shift && exec "$@"', 'sh', workingFolder]
  const script = [...mountLines(container), `exec chroot ${root} "$@"`].join(' && ')
  return [
    '--mount',
    'sh',
    '-c',
    script,
    'sh',
    ...become,
    'env',
    '--ignore-environment',
    ...variables,
    ...enter,
    ...command,
  ]
}

function mountLines({ root, service, mounts }: Container): string[] {
  const own = Object.entries(mounts).map(([target, source]) => {
    const place = join(root, target)
    return `{ [ -e ${place} ] || { [ -d ${source} ] && mkdir -p ${place} || { mkdir -p $(dirname ${place}); : > ${place}; }; }; } && mount --bind ${source} ${place}`
  })
  const scratch = service.tmpfs.map((entry) => {
    const [target = '/tmp', options = ''] = entry.split(':')
    return `mount -t tmpfs -o ${options} tmpfs ${root}${target}`
  })
  return [
    `mount --bind ${root} ${root}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `mount --bind /etc/hosts ${root}/etc/hosts`,
    ...own,
    ...scratch,
    ...(service.read_only ? [`mount -o remount,bind,ro ${root}`] : []),
  ]
}
