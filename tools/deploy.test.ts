import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import * as z from 'zod/mini'
import { parseSettings, settingNames } from '../server/platform/settings.ts'
import { repository } from './prepare.mjs'

// Checks the files of deploy/ against the server's settings without running them; tools/rehearse-deploy.ts runs them, by hand.

const folder = join(repository, 'deploy')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const Names = z.array(z.string())
const Environment = z.record(z.string(), z.string())
const Service = z.object({
  image: z.string(),
  build: z.optional(z.object({ context: z.string(), dockerfile: z.string() })),
  environment: z.optional(Environment),
  secrets: z.optional(Names),
  volumes: z.optional(Names),
  tmpfs: z.optional(Names),
  ports: z.optional(Names),
  networks: Names,
  restart: z.string(),
  read_only: z.optional(z.boolean()),
  cap_drop: z.optional(Names),
  security_opt: Names,
  stop_grace_period: z.optional(z.string()),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.nullable(z.unknown())),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

const Probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.string() }),
  periodSeconds: z.number(),
  failureThreshold: z.number(),
})
const Deployment = z.object({
  spec: z.object({
    replicas: z.number(),
    progressDeadlineSeconds: z.number(),
    strategy: z.object({ rollingUpdate: z.unknown() }),
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.unknown(),
        containers: z.array(
          z.object({
            ports: z.unknown(),
            startupProbe: Probe,
            readinessProbe: Probe,
            livenessProbe: Probe,
            securityContext: z.unknown(),
            lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: Names }) }) }),
            volumeMounts: z.array(z.object({ mountPath: z.string(), readOnly: z.optional(z.boolean()) })),
          }),
        ),
      }),
    }),
  }),
})

/** Parses the documents of a YAML file. Fails the test if it is not valid YAML. */
function documentsOf(file: string): unknown[] {
  return parseAllDocuments(read(file)).map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS()
  })
}

/** Fills in Compose's variables with their defaults, and SITE with an example. */
function filledIn(value: string): string {
  return value.replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_, name: string, otherwise = '') =>
    name === 'SITE' ? 'prep.example.org' : otherwise,
  )
}

/** Returns the names that are not settings of the server. */
function unknownSettings(environment: Record<string, string>): string[] {
  const known = new Set([...settingNames, 'TMPDIR'])
  return Object.keys(environment).filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/, '')))
}

/** Parses the settings as the server would, with secrets from make-secrets.sh. */
function settingsOf(environment: Record<string, string>, secrets: string) {
  const placed = Object.entries(environment).map(([name, value]) => [
    name,
    name.endsWith('_FILE') ? join(secrets, value.replace(/^.*\//, '')) : filledIn(value),
  ])
  return parseSettings(Object.fromEntries(placed))
}

/** Creates a folder of secrets with make-secrets.sh, as an operator does. */
function makeSecrets(): string {
  const place = mkdtempSync(join(tmpdir(), 'sabi-deploy-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  cpSync(join(folder, 'make-secrets.sh'), join(place, 'make-secrets.sh'))
  for (let time = 1; time <= 2; time++)
    expect(spawnSync('sh', [join(place, 'make-secrets.sh')], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    })
  return join(place, 'secrets')
}

const compose = Compose.parse(documentsOf('compose.yaml')[0])
const dockerfile = read('Dockerfile')
const imageEnvironment = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)
const kubernetes = readdirSync(join(folder, 'kubernetes')).flatMap((file) => documentsOf(`kubernetes/${file}`))
const Thing = z.object({ kind: z.string() })
const thingsOf = (kind: string) => kubernetes.filter((thing) => Thing.parse(thing).kind === kind)

test('names only settings that the server has, with values that it accepts', () => {
  const secrets = makeSecrets()
  const { data } = z.object({ data: Environment }).parse(thingsOf('ConfigMap')[0])
  for (const environment of [compose.services['app']?.environment ?? {}, data]) {
    expect(unknownSettings(environment)).toEqual([])
    const settings = settingsOf({ ...imageEnvironment, ...environment }, secrets)
    expect(settings).toMatchObject({ BASE_URL: 'https://prep.example.org', NODE_ENV: 'production', PORT: 3000 })
    expect(settings.DATABASE_URL).toMatch(/^postgres:\/\/sabi:[0-9a-f]{64}@pgbouncer:6432\/sabi$/)
    expect(settings.DATABASE_DIRECT_URL).toMatch(/@postgres:5432\/sabi$/)
    expect(settings.SECRET_KEY).toHaveLength(64)
  }
  const unit =
    read('sabi-prep.service')
      .match(/^Environment=(.*)$/gm)
      ?.join(' ') ?? ''
  expect(
    unknownSettings(Object.fromEntries([...unit.matchAll(/(\w+)=(?=[^ ])(?!\w+=)/g)].map(([, name]) => [name, '']))),
  ).toEqual([])
})

test('keeps secrets in files that only their owner can reach, out of the repository and out of the images', () => {
  const secrets = makeSecrets()
  expect(statSync(secrets).mode & 0o777).toBe(0o700)
  expect(
    Object.values(compose.secrets)
      .map(({ file }) => file.replace('./secrets/', ''))
      .sort(),
  ).toEqual(readdirSync(secrets).sort())
  const texts = [
    'compose.yaml',
    'Caddyfile',
    'pgbouncer.ini',
    'sabi-prep.service',
    'Dockerfile',
    'kubernetes/settings.yaml',
  ]
  for (const file of texts) {
    expect(read(file), file).not.toMatch(/:\/\/[^\s/:@]+:[^\s/@]+@/)
    expect(read(file), file).not.toMatch(/^\s*-?\s*\w*(PASSWORD|SECRET|TOKEN|KEY|SMTP_URL|DATABASE_URL)\s*[:=]/m)
  }
  const ignored = readFileSync(join(repository, '.dockerignore'), 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['deploy', '.git', '**/.env', '**/node_modules', '**/dist']))
  expect(readFileSync(join(repository, '.gitignore'), 'utf8')).toContain('deploy/secrets/')
  for (const { secrets: named = [] } of Object.values(compose.services))
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(named))
})

test('pins every image to a version, and keeps the build stages out of the final image', () => {
  const bases = ['Dockerfile', 'pgbouncer.Dockerfile'].flatMap((file) => [
    ...read(file).matchAll(/^(?:ARG NODE=|FROM )(\S+)/gm),
  ])
  const images = [...bases.map(([, image = '']) => image), ...Object.values(compose.services).map(({ image }) => image)]
  for (const image of images)
    expect(image).toMatch(
      /^(\$\{NODE\}|sabi-prep(-pgbouncer)?:\$\{VERSION:-local\}|[\w/-]+:\w+[\d.]+\d(-[\w-]+)?|[\w/-]+:[\w-]*\d{8}-slim)$/,
    )
  expect(dockerfile.match(/^FROM .*$/gm)).toEqual(['FROM ${NODE} AS build', 'FROM ${NODE} AS packages', 'FROM ${NODE}'])
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER 1000:1000$/m)
  expect(last).not.toMatch(/^RUN npm|^COPY \. /m)
  expect(last).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["node",/m)
  expect(last).not.toMatch(/curl|wget/)
  expect(last).toContain('CMD ["node", "server/start.mjs"]')
})

test('copies only files that exist into the image, with everything that its command needs', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  expect(copied.length).toBeGreaterThan(10)
  for (const path of copied) expect(() => statSync(join(repository, path)), path).not.toThrow()
  expect(() => statSync(join(repository, 'server/start.mjs'))).not.toThrow()
  const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) })
  const server = Manifest.parse(JSON.parse(readFileSync(join(repository, 'server/package.json'), 'utf8')))
  for (const name of ['esbuild', 'tsx']) expect(server.dependencies).toHaveProperty(name)
})

test('puts every file of web/ that server code reads at run time into the image', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const sources = ['shared', 'content', 'embedded-postgres', 'server'].flatMap((side) =>
    readdirSync(join(repository, side), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)(node_modules|dist|testing)\//.test(file))
      .map((file) => `${side}/${file}`),
  )
  const readers = sources.filter((file) =>
    /['"](\.\.\/)+(web|tools|docs|journeys)\//.test(readFileSync(join(repository, file), 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(readers).toEqual(['content/lint/signs.ts'])
  for (const path of ['web/design/tokens.css', 'web/public/fonts']) expect(last).toContain(`COPY ${path} `)
})

test('Compose: exposes only Caddy, keeps the database to the servers, and mounts their file systems read-only', () => {
  const { caddy, app, pgbouncer, postgres, ...others } = compose.services
  expect(Object.keys(others)).toEqual([])
  expect([app, pgbouncer, postgres].map((service) => service?.ports)).toEqual([undefined, undefined, undefined])
  expect(caddy?.networks).toEqual(['front'])
  expect([pgbouncer?.networks, postgres?.networks]).toEqual([['back'], ['back']])
  expect(compose.networks['back']).toEqual({ internal: true })
  for (const service of [caddy, app, pgbouncer])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  expect(app?.tmpfs?.[0]).toMatch(/^\/tmp:/)
  expect(app?.volumes).toContain(`backups:${app?.environment?.['BACKUP_DIR']}`)
  expect(parseInt(app?.stop_grace_period ?? '', 10)).toBeGreaterThan(10)
  expect(JSON.stringify(compose.networks['front'])).toContain(app?.environment?.['TRUSTED_PROXIES'])
  for (const service of Object.values(compose.services)) expect(service.restart).toBe('unless-stopped')
})

test('Compose: gives the servers a login that owns its database and is not a superuser', () => {
  const { postgres, app } = compose.services
  expect(postgres?.environment).toEqual({ POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_admin_password' })
  expect(app?.secrets).not.toContain('postgres_admin_password')
  expect(postgres?.volumes).toContain('./make-database.sql:/docker-entrypoint-initdb.d/make-database.sql:ro')
  const statements = read('make-database.sql').match(/^(create|grant|alter|\\set).*$/gm)
  expect(statements).toEqual([
    '\\set password `cat /run/secrets/postgres_password`',
    "create role sabi login password :'password';",
    'create database sabi owner sabi;',
    'alter database sabi set random_page_cost = 1.1;',
  ])
  expect(postgres?.secrets).toContain('postgres_password')
  const secrets = makeSecrets()
  const [ofAdministrator, ofServers] = ['postgres_admin_password', 'postgres_password'].map((name) =>
    readFileSync(join(secrets, name), 'utf8'),
  )
  expect(ofAdministrator).toMatch(/^[0-9a-f]{64}$/)
  expect(ofAdministrator).not.toBe(ofServers)
})

test('Compose: documents a restore that stops every client of the database and reads the backup folder', () => {
  const told = readFileSync(join(repository, 'docs/deploy.md'), 'utf8')
  const [, stopped = ''] = /compose\.yaml stop ([a-z ]+?) *(#|\n)/.exec(told) ?? []
  const connected = Object.entries(compose.services).filter(([, { networks }]) => networks.includes('back'))
  expect(['postgres', ...stopped.split(' ')].toSorted()).toEqual(connected.map(([name]) => name).toSorted())
  const commands = [...told.matchAll(/ (exec|run --rm --no-deps) app node --import tsx (\S+)(?: (\/\S+)\/FILE)?/g)]
  const folder = compose.services['app']?.environment?.['BACKUP_DIR']
  expect(commands.map(([, how, program, from]) => [how, program, from])).toEqual(
    expect.arrayContaining([
      ['exec', 'server/backup.ts', undefined],
      ['run --rm --no-deps', 'server/restore.ts', folder],
    ]),
  )
  for (const [, , program = ''] of commands) expect(existsSync(join(repository, program)), program).toBe(true)
})

test('points Caddy and PgBouncer at services that exist', () => {
  const caddyfile = read('Caddyfile')
  expect(caddyfile).toContain(`{$UPSTREAM:app:${imageEnvironment['PORT']}}`)
  expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length)
  // Node closes idle connections after five seconds by default.
  expect(Number(/keepalive (\d+)s/.exec(caddyfile)?.[1])).toBeLessThan(5)
  expect(caddyfile).not.toMatch(/^\s*log\b/m)
  const pooler = Object.fromEntries(
    [...read('pgbouncer.ini').matchAll(/^(\w+) = (.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(pooler).toMatchObject({
    sabi: 'host=postgres port=5432',
    listen_port: '6432',
    pool_mode: 'transaction',
    auth_type: 'scram-sha-256',
    auth_file: '/run/secrets/pgbouncer_users',
  })
  expect(Number(pooler['query_wait_timeout'])).toBeLessThan(15)
})

test('Kubernetes: sends requests to a pod once it has started, even after a long start, and while the database is unreachable', () => {
  const [server] = z.array(Deployment).parse(thingsOf('Deployment'))
  const [container] = server?.spec.template.spec.containers ?? []
  expect(container).toMatchObject({
    startupProbe: { httpGet: { path: '/readyz' } },
    readinessProbe: { httpGet: { path: '/healthz' } },
    livenessProbe: { httpGet: { path: '/healthz' } },
  })
  const { periodSeconds = 0, failureThreshold = 0 } = container?.startupProbe ?? {}
  expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(7200)
  expect(server?.spec.progressDeadlineSeconds).toBeGreaterThan(periodSeconds * failureThreshold)
})

test('Kubernetes: pauses before a stop, runs without root on a read-only file system, and keeps at least two pods', () => {
  const [server] = z.array(Deployment).parse(thingsOf('Deployment'))
  const pod = server?.spec.template.spec
  const [container] = pod?.containers ?? []
  expect(container).toMatchObject({
    ports: [{ name: 'http', containerPort: Number(imageEnvironment['PORT']) }],
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
  })
  expect(pod?.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: 1000,
    seccompProfile: { type: 'RuntimeDefault' },
  })
  const pauseSeconds = Number(/(\d+)_000/.exec(container?.lifecycle.preStop.exec.command.join(' ') ?? '')?.[1])
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(pauseSeconds + 10)
  expect(server?.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 })
  const writable = container?.volumeMounts.filter(({ readOnly = false }) => !readOnly).map(({ mountPath }) => mountPath)
  expect(writable).toEqual([imageEnvironment['TMPDIR']])
  expect(
    z.object({ spec: z.object({ minAvailable: z.number() }) }).parse(thingsOf('PodDisruptionBudget')[0]).spec
      .minAvailable,
  ).toBe(2)
  expect(server?.spec.replicas).toBeGreaterThan(2)
})

test('Kubernetes: lists every file, and refers only to objects that exist', () => {
  const { resources } = z.object({ resources: Names }).parse(thingsOf('Kustomization')[0])
  const files = readdirSync(join(folder, 'kubernetes')).filter((file) => file !== 'kustomization.yaml')
  expect([...resources].sort()).toEqual(files.sort())
  const { data } = z.object({ data: Environment }).parse(thingsOf('ConfigMap')[0])
  const [server] = z.array(Deployment).parse(thingsOf('Deployment'))
  const mounted = server?.spec.template.spec.containers[0]?.volumeMounts.find(({ readOnly }) => readOnly)?.mountPath
  for (const [name, path] of Object.entries(data))
    if (name.endsWith('_FILE')) expect(path).toBe(`${mounted}/${name.replace(/_FILE$/, '').toLowerCase()}`)
  const text = JSON.stringify([thingsOf('Service'), thingsOf('Ingress'), thingsOf('HorizontalPodAutoscaler')])
  expect(text).toContain('"targetPort":"http"')
  expect(text).toContain(`"host":"${new URL(data['BASE_URL'] ?? '').host}"`)
  for (const thing of ['Service', 'Ingress', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'])
    expect(thingsOf(thing), thing).toMatchObject([{ metadata: { name: 'sabi-prep' } }])
})

test('systemd: documents commands that run as the same user and with the same settings as the server', () => {
  const [command = ''] = /sudo systemd-run [^`]*/.exec(readFileSync(join(repository, 'docs/deploy.md'), 'utf8')) ?? []
  const unit = read('sabi-prep.service')
  for (const [inUnit, inCommand] of [
    [/^User=(.*)$/m, '--uid='],
    [/^WorkingDirectory=(.*)$/m, '--working-directory='],
    [/(?<=^Environment=.*)(DATA_DIR=\S+)/m, '--setenv='],
    [/^(EnvironmentFile=.*)$/m, '--property='],
  ] as const)
    expect(command.split(/\s+/)).toContain(`${inCommand}${inUnit.exec(unit)?.[1]}`)
})

test('systemd: has a valid unit that sandboxes the server', (context) => {
  const unit = read('sabi-prep.service')
  for (const line of [
    'ProtectSystem=strict',
    'NoNewPrivileges=true',
    'StateDirectory=sabi-prep',
    'KillMode=mixed',
    'PrivateTmp=true',
  ])
    expect(unit.split('\n')).toContain(line)
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(10)
  // V8 generates machine code at run time.
  expect(unit).not.toContain('MemoryDenyWriteExecute=true')
  const { status, error, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'sabi-prep.service')], {
    encoding: 'utf8',
  })
  if (error !== undefined) return context.skip('no systemd here')
  expect({ status, faults: stderr.split('\n').filter((line) => /sabi-prep\.service:\d+:/.test(line)) }).toMatchObject({
    faults: [],
  })
})
