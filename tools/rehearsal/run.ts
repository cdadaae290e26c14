// The inner part of tools/rehearse-deploy.ts. It runs in separate namespaces, where every address below is on the loopback device.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { repository } from '../prepare.mjs'
import { readCompose } from './compose.ts'
import { run, start, type Running } from './container.ts'
import { startDatabase } from './database.ts'
import { Visitor } from './visitor.ts'

const site = 'prep.localhost'
const password = 'green mango tree'
const administrator = 'head@example.org'
const Roots = z.object({ before: z.string(), after: z.string(), pgbouncer: z.string(), caddy: z.string() })

const folder = process.argv[2] ?? ''
const roots = Roots.parse(JSON.parse(process.argv[3] ?? ''))
const deploy = join(folder, 'deploy')
const backups = join(folder, 'backups')

prepareFiles()
prepareNetwork()
const services = readCompose(join(deploy, 'compose.yaml'), { SITE: site })

const database = await startDatabase(folder, deploy)
done('PostgreSQL created its cluster, and make-database.sql the login of the servers')
let pooler = await startPooler()
done('PgBouncer started from its image, as the user nobody, on a read-only file system')
let app = startApp(roots.before)
const setupLink = await app.says(/https:\S+\/setup\S+/)
await app.says(new RegExp(`Ready on https://${site}`))
done('the previous revision ran its migrations, loaded the bank and is ready')
const caddy = startContainer('caddy', roots.caddy, 0, [
  'caddy',
  'run',
  '--config',
  '/etc/caddy/Caddyfile',
  '--adapter',
  'caddyfile',
])
await caddy.says(/serving initial configuration/)
const authority = readFileSync(join(folder, 'caddy-data/caddy/pki/authorities/local/root.crt'), 'utf8')
done('Caddy serves HTTPS with deploy/Caddyfile')

const visitor = new Visitor(site, authority)
assert.equal((await visitor.ask('GET', '/')).status, 200)
assert.equal((await visitor.ask('GET', '/readyz')).status, 200)
assert.equal((await visitor.ask('GET', '/metrics')).status, 404)
done('the landing page and /readyz are reachable through Caddy, /metrics is not')

const head = new Visitor(site, authority)
const token = new URL(setupLink).searchParams.get('token')
const choices = { name: 'Rehearsal School', supportEmail: administrator }
const account = { name: 'Head', email: administrator, password }
await head.signIn('/api/setup', { token, ...account, site: choices }, 201)
await head.signIn('/api/auth/login', { email: administrator, password }, 200)
const sees = (await head.ask('GET', '/api/admin/system')).status
assert.equal(sees, 200)
done('the setup link from the log works, and the administrator signed in')

const student = new Visitor(site, authority)
await student.signIn('/api/auth/register', { name: 'Ada', email: 'ada@example.org', password }, 201)
assert.equal(await student.practise(20), 20)
assert.equal(await student.countStored(), 20)
done('a student registered and a batch of 20 answers was saved')

const said = run(appContainer(roots.before), ['node', '--import', 'tsx', 'server/backup.ts'])
assert.match(said, /\/backups\/\S+/)
const backup = readdirSync(backups)[0] ?? ''
assert.equal(await student.practise(10), 10)
await stopServer()
await pooler.stop('SIGINT')
const restore = (...words: string[]) =>
  run(appContainer(roots.before), ['node', '--import', 'tsx', 'server/restore.ts', `/backups/${backup}`, ...words])
assert.match(restore('--check'), /This backup is whole/)
assert.match(restore('--replace'), /Restored/)
pooler = await startPooler()
app = startApp(roots.before)
await app.says(/Ready on/)
assert.equal(await student.countStored(), 20)
assert.equal(await student.sendAgain(), 10)
assert.equal(await student.countStored(), 30)
done('a backup was made and restored; the phone sent the 10 answers missing from it, each counted once')

const waiting = replaceServer()
const early = await visitor.ask('GET', '/readyz')
await waiting
assert.equal(early.status, 200)
assert.equal(await student.countStored(), 30)
assert.equal(await student.practise(20), 20)
assert.equal(await student.countStored(), 50)
assert.equal((await head.ask('GET', '/api/admin/system')).status, 200)
done('the new image took over; Caddy held a request during the switch until it was answered, and 50 answers are there')

await stopServer()
await caddy.stop('SIGTERM')
await pooler.stop('SIGINT')
await database.stop('SIGINT')
done('everything stopped cleanly')

function prepareFiles(): void {
  cpSync(join(repository, 'deploy'), deploy, { recursive: true, filter: (path) => !path.includes('/secrets') })
  execFileSync('sh', ['make-secrets.sh'], { cwd: deploy })
  for (const name of ['backups', 'caddy-data', 'caddy-config']) mkdirSync(join(folder, name))
  execFileSync('chown', ['1000:1000', backups])
  execFileSync('chmod', ['755', folder])
}

/** Gives each Compose service an address in its subnet, in this namespace and in every container. */
function prepareNetwork(): void {
  const addresses = { caddy: '172.30.9.2', app: '172.30.9.3', pgbouncer: '172.30.10.2', postgres: '172.30.10.3' }
  execFileSync('ip', ['link', 'set', 'lo', 'up'])
  for (const address of Object.values(addresses)) execFileSync('ip', ['address', 'add', `${address}/29`, 'dev', 'lo'])
  const lines = Object.entries({ ...addresses, localhost: '127.0.0.1', [site]: addresses.caddy })
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, lines.map(([name, address]) => `${address} ${name}\n`).join(''))
  execFileSync('mount', ['--bind', hosts, '/etc/hosts'])
  mkdirSync('/run/secrets', { recursive: true })
  execFileSync('mount', ['--bind', join(deploy, 'secrets'), '/run/secrets'])
}

function appContainer(root: string) {
  const environment = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', TMPDIR: '/tmp' }
  return {
    ...containerOf('app', root, 1000),
    environment: { ...environment, ...services.app.environment },
    workingFolder: '/app',
  }
}

function startApp(root: string): Running {
  // The previous revision may not compile the server yet.
  const isCompiled = existsSync(join(root, 'app/server/start.mjs'))
  return start(appContainer(root), [
    'node',
    ...(isCompiled ? ['server/start.mjs'] : ['--import', 'tsx', 'server/main.ts']),
  ])
}

async function startPooler(): Promise<Running> {
  const running = startContainer('pgbouncer', roots.pgbouncer, 65534, ['pgbouncer', '/etc/pgbouncer/pgbouncer.ini'])
  await running.says(/process up/)
  return running
}

function startContainer(name: keyof typeof services, root: string, user: number, command: readonly string[]): Running {
  return start(containerOf(name, root, user), command)
}

function containerOf(name: keyof typeof services, root: string, user: number) {
  const service = services[name]
  const secrets = service.secrets.map((secret) => [`/run/secrets/${secret}`, join(deploy, 'secrets', secret)])
  const volumes = service.volumes.map((volume) => {
    const [source = '', target = ''] = volume.split(':')
    return [target, source.startsWith('.') ? join(deploy, source) : join(folder, source)]
  })
  const mounts: Record<string, string> = Object.fromEntries([...secrets, ...volumes])
  const image: Record<string, string> =
    name === 'caddy' ? { XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/config', SITE: site } : {}
  return { root, service, user, environment: { ...service.environment, ...image }, mounts }
}

async function stopServer(): Promise<void> {
  const started = Date.now()
  assert.equal(await app.stop('SIGTERM'), 0)
  assert.ok(Date.now() - started < 10_000, 'the server took longer than ten seconds to stop')
}

async function replaceServer(): Promise<void> {
  await stopServer()
  app = startApp(roots.after)
  await app.says(/Ready on/)
}

function done(step: string): void {
  console.log(`✓ ${step}`)
}
