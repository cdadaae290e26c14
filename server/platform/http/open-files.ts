import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Used if the system has no limit, like Windows. */
const unknownLimit = 8_192
const mostConnections = 5_000
const mostReplies = 2_000
/** Kept free for files of the program, processes, mail, and calls to the AI provider. */
const sparePlaces = 200
/** Pools to the database and to its standby, and some for the background work. */
const poolsOfDatabase = 3

const Report = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }) })

/** Returns how many files and connections this process may have open at once. */
export function openFilesLimit(): number {
  return parseLimits(readLimits()) ?? reportedLimit() ?? unknownLimit
}

/** Finds the soft limit of open files in the text of `/proc/self/limits`. */
export function parseLimits(text: string): number | undefined {
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(text)?.[1]
  return soft === undefined ? undefined : numberOf(soft)
}

/** How many connections, and how many replies that may each hold a file open, fit below a limit of open files. */
export interface Capacity {
  connections: number
  pages: number
}

/** Divides the limit, so that a crowd of callers never takes the last file from the database or the program itself. */
export function capacityWithin(limit: number, { databaseConnections }: { databaseConnections: number }): Capacity {
  const reserved = Math.min(sparePlaces + poolsOfDatabase * databaseConnections, limit / 2)
  const pages = Math.min(mostReplies, Math.floor((limit - reserved) / 3))
  return { pages, connections: Math.min(mostConnections, Math.floor(limit - reserved - pages)) }
}

/** Says that fewer connections fit than usual, for the operator; undefined if all do. */
export function fewConnectionsLine(limit: number, { connections }: Capacity): string | undefined {
  if (connections === mostConnections) return undefined
  return `This process may open ${limit} files (ulimit -n), so it takes at most ${connections} connections instead of ${mostConnections}`
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/** For systems without /proc. */
function reportedLimit(): number | undefined {
  const report = Report.safeParse(process.report.getReport())
  return report.success ? numberOf(String(report.data.userLimits.open_files.soft)) : undefined
}

function numberOf(soft: string): number | undefined {
  if (soft === 'unlimited') return Number.MAX_SAFE_INTEGER
  return /^\d+$/.test(soft) ? Number(soft) : undefined
}
