import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './prepare.mjs'

export interface Source {
  /** Its path in the repository. */
  file: string
  text: string
}

const created = /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)|\.createTable\('(\w+)'/gi
const written =
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?(\w+)/gi

/** What the server consists of, without its tests and what only tests use. */
export function readServer(): Source[] {
  return readdirSync(join(repository, 'server'), { recursive: true, encoding: 'utf8' })
    .map((name) => `server/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !/^server\/(node_modules|testing)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(repository, file), 'utf8') }))
}

/** The folders of the server that insert into, update or delete from each table that a migration creates. */
export function writersOf(sources: readonly Source[]): Map<string, string[]> {
  const isMigration = ({ file }: Source) => file.startsWith('server/database/migrations/')
  const tables = new Set(sources.filter(isMigration).flatMap(({ text }) => namesIn(text, created)))
  const writers = new Map<string, Set<string>>([...tables].map((table) => [table, new Set()]))
  for (const source of sources)
    if (!isMigration(source))
      for (const table of namesIn(source.text, written)) writers.get(table)?.add(folderOf(source))
  return new Map([...writers].map(([table, folders]) => [table, [...folders].toSorted()]))
}

function folderOf({ file }: Source): string {
  return file.split('/')[1] ?? ''
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? [])
}
