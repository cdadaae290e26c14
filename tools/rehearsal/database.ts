import { spawn, execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chooseAccount, preparePrograms } from '@sabi/embedded-postgres'
import { Running } from './container.ts'

/** Starts PostgreSQL as its image would: creates the superuser with the password from the secret, then runs deploy/make-database.sql once. */
export async function startDatabase(folder: string, deploy: string): Promise<Running> {
  const account = await chooseAccount(join(folder, 'cluster'))
  if (account === undefined) throw new Error('The rehearsal must be run by root')
  const programs = await preparePrograms({ folder, account, log: () => undefined })
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  execFileSync('chown', ['--recursive', `${account.uid}:${account.gid}`, cluster])
  const become = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--']
  const passwordFile = join(folder, 'administrator')
  const password = readFileSync(join(deploy, 'secrets/postgres_admin_password'), 'utf8')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const initdb = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', `--pwfile=${passwordFile}`]
  execFileSync('setpriv', [...become, programs.initdb, ...initdb, `--pgdata=${cluster}`], { cwd: folder })
  appendFileSync(join(cluster, 'pg_hba.conf'), 'host all all all scram-sha-256\n')
  const settings = ['-D', cluster, '-p', '5432', '-c', 'listen_addresses=*', '-c', 'unix_socket_directories=']
  const postgres = join(dirname(programs.initdb), 'postgres')
  const database = new Running(
    spawn('setpriv', [...become, postgres, ...settings], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  await database.says(/ready to accept connections/)
  execFileSync(
    'psql',
    [
      '--host=postgres',
      '--username=postgres',
      '--set=ON_ERROR_STOP=1',
      '--quiet',
      '--file',
      join(deploy, 'make-database.sql'),
    ],
    {
      env: { ...process.env, PGPASSWORD: password },
    },
  )
  return database
}
