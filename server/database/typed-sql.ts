import { sql, type KyselyPlugin, type RawBuilder } from 'kysely'
import type pg from 'pg'
import * as z from 'zod/mini'

/** The columns of a query's rows. It only checks: values that it accepts are returned as the database gave them. */
type RowSchema = z.ZodMiniObject

/** A row that its query's schema does not allow. The message names the query and the column, never the value. */
export class RowMismatch extends Error {}

let report: ((mismatch: RowMismatch) => void) | undefined

/**
 * Returns a `sql` tag for a query whose rows have this schema. The schema belongs in a constant of the module, because
 * zod compiles each one. As a part of another query it is plain SQL.
 */
export function typedSql<Schema extends RowSchema>(schema: Schema) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RawBuilder<z.input<Schema>> =>
    sql<z.input<Schema>>(strings, ...values).withPlugin(checkOf(schema, strings))
}

/** Runs a query on the pool itself, and checks its rows like those of `typedSql`. */
export async function queryRows<Schema extends RowSchema>(
  pool: pg.Pool,
  schema: Schema,
  { text, values }: { text: string; values: unknown[] },
): Promise<z.input<Schema>[]> {
  const { rows } = await pool.query<z.input<Schema> & pg.QueryResultRow>(text, values)
  checkRows(schema, rows, [text])
  return rows
}

/**
 * Makes this process tolerate rows that do not match: it says each mismatch once and uses the rows as they are. It checks
 * all rows with JSON columns, and one random row of every other result. Otherwise every row is checked, and a mismatch is
 * thrown. Returns a function that ends this.
 */
export function sampleRows(say: (line: string) => void): () => void {
  const said = new Set<string>()
  report = ({ message }) => {
    if (said.has(message)) return
    said.add(message)
    say(message)
  }
  return () => {
    report = undefined
  }
}

function checkOf(schema: RowSchema, strings: readonly string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      checkRows(schema, result.rows, strings)
      return result
    },
  }
}

function checkRows(schema: RowSchema, rows: readonly object[], strings: readonly string[]): void {
  for (const row of rowsToCheck(schema, rows)) {
    const fault = faultOf(schema, row)
    if (fault === undefined) continue
    const mismatch = new RowMismatch(`A row of "${summaryOf(strings)}" does not match its schema: ${fault}`)
    if (report === undefined) throw mismatch
    report(mismatch)
  }
}

function rowsToCheck(schema: RowSchema, rows: readonly object[]): readonly object[] {
  if (report === undefined || Object.values(schema.shape).some(isJson)) return rows
  const row = rows[Math.floor(Math.random() * rows.length)]
  return row === undefined ? [] : [row]
}

/** Returns whether a column holds an object or a list, whose content the types of the database do not check. */
function isJson(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodMiniNullable) return isJson(schema.def.innerType)
  return schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniArray || schema instanceof z.ZodMiniRecord
}

/** What is wrong with a row; undefined if it matches. A column that the schema does not name is wrong as well. */
function faultOf(schema: RowSchema, row: object): string | undefined {
  const unnamed = Object.keys(row).find((column) => !(column in schema.shape))
  if (unnamed !== undefined) return `${unnamed} is not in it`
  if (schema.safeParse(row).success) return undefined
  // Again, because noting what was given takes five times as long.
  const [issue] = schema.safeParse(row, { reportInput: true }).error?.issues ?? []
  if (issue === undefined) return undefined
  const wanted = issue.code === 'invalid_type' ? `a ${issue.expected}` : `valid (${issue.code})`
  return `${issue.path.join('.')} is not ${wanted} but ${kindOf(issue.input)}`
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return value instanceof Date ? 'a date' : `of type ${typeof value}`
}

function summaryOf(strings: readonly string[]): string {
  return strings.join('…').replace(/\s+/g, ' ').trim().slice(0, 100)
}
