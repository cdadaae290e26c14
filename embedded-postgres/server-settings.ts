import { totalmem } from 'node:os'

/** "throw-away" trades safety against a power cut for speed: for test runs only. */
export type Durability = 'durable' | 'throw-away'

/** Sized for a small machine (512 MB), which a class of students on one laptop does not outgrow. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // For SSDs, or data in memory. With PostgreSQL's default of 4, marking a long log reads whole tables.
  random_page_cost: '1.1',
  // Statements and details of an error hold what students typed: neither belongs in a log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const THROW_AWAY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/** PostgreSQL's own; each takes some kilobytes. */
const FEWEST_CONNECTIONS = 100
/** For commands, backups and what migrates, beside those of the processes. */
const SPARE_CONNECTIONS = 20

export interface Demands {
  durability: Durability
  /** How many connections the processes may open in all. */
  connections: number
}

/** The server's options for pg_ctl, which hands them through a shell: no value may need quotes. */
export function serverOptions(port: number, { durability, connections }: Demands): string {
  const own = durability === 'throw-away' ? THROW_AWAY : { shared_buffers: sharedBuffers(machineMemory()) }
  const max_connections = String(Math.max(FEWEST_CONNECTIONS, connections + SPARE_CONNECTIONS))
  const settings = { ...SETTINGS, ...own, max_connections, port: String(port) }
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

const megabyte = 1024 * 1024

/**
 * The size of the database's cache on a machine with this much memory: a sixteenth, because the server runs there too
 * and the system caches the files as well. With less, marking answers reads the keys of a large bank again and again.
 */
export function sharedBuffers(memory: number): string {
  return `${Math.round(Math.min(Math.max(memory / 16 / megabyte, 32), 1024))}MB`
}

/** The bytes of memory that there are for us: of the machine, or what a container may use of it. */
function machineMemory(): number {
  // 0, or more than there is, where nobody set a limit.
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
