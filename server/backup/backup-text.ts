import * as z from 'zod/mini'

/** Counts up when a program of before could not read what we write. */
export const formatVersion = 1

const Count = z.int().check(z.minimum(0))

export const Table = z.object({ name: z.string(), columns: z.array(z.string()) })
export type Table = z.infer<typeof Table>

/** The first line of a backup. */
export const Header = z.object({
  format: z.literal('sabi-backup'),
  formatVersion: Count,
  appVersion: z.string(),
  madeAt: z.string(),
  /** Those that had made the schema, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
})
export type Header = z.infer<typeof Header>

/** The checksum line after the rows of a table. */
export interface Sum {
  table: string
  rows: number
  sha256: string
}

/** The last line; its hash is that of the header and of all sums. */
export interface Trailer {
  rows: number
  sha256: string
}

/** As PostgreSQL ends the rows of a COPY in a script. */
export const endOfRows = '\\.\n'

/** Metadata of the backup, written as a comment so that psql ignores it. */
export function noteLine(note: object): string {
  return `-- ${JSON.stringify(note)}\n`
}

/** The statement that takes the rows in which follow it. */
export function copyStatement({ name, columns }: Table): string {
  return `copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin;`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
