import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** From here on the database notes each change of a row that contains one of the words, of every table. */
export async function noteChanges(database: Database, words: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(database)
  await sql`create table noted_changes (change text not null)`.execute(database)
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    declare
      change text := concat_ws(' ', tg_table_name, tg_op, old::text, new::text);
    begin
      if old is distinct from new and exists (select from unnest(tg_argv) word where position(word in change) > 0) then
        insert into noted_changes values (change);
      end if;
      return null;
    end $$
  `.execute(database)
  for (const { name } of tables)
    await sql`
      create trigger noted after insert or update or delete on ${sql.table(name)} for each row
      execute function note_change(${sql.join(words.map((word) => sql.lit(word)))})
    `.execute(database)
}

/** The changes noted since it was asked last. */
export async function takeChanges(database: Database): Promise<string[]> {
  const { rows } = await sql<{ change: string }>`delete from noted_changes returning change`.execute(database)
  return rows.map(({ change }) => change)
}
