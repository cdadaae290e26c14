import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { typedSql } from '../database/typed-sql.ts'
import type { Purpose } from './provider.ts'

export interface UsageEntry {
  /** As in 2026-11-21. */
  day: string
  purpose: Purpose
  model: string
  isFailure: boolean
  inputTokens: number
  outputTokens: number
}

/** The total usage of calls. */
const Spending = z.object({
  calls: z.number(),
  failures: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
})
export type Spending = z.infer<typeof Spending>

const SpendingOfDays = z.extend(Spending, { isToday: z.boolean() })

/** Adds one call to its day. */
export async function addUsage(database: Database, entry: UsageEntry): Promise<void> {
  const { day, purpose, model, isFailure, inputTokens, outputTokens } = entry
  await sql`
    insert into ai_usage as so_far (day, purpose, model, calls, failures, input_tokens, output_tokens)
    values (${day}, ${purpose}, ${model}, 1, ${isFailure ? 1 : 0}, ${inputTokens}, ${outputTokens})
    on conflict (day, purpose, model) do update set
      calls = so_far.calls + 1,
      failures = so_far.failures + excluded.failures,
      input_tokens = so_far.input_tokens + excluded.input_tokens,
      output_tokens = so_far.output_tokens + excluded.output_tokens
  `.execute(database)
}

/** The usage on the day, and in its month up to it. */
export async function sumUsage(database: Database, day: string): Promise<{ today: Spending; thisMonth: Spending }> {
  const { rows } = await typedSql(SpendingOfDays)`
    select day = ${day}::date as "isToday", sum(calls)::float8 as calls, sum(failures)::float8 as failures,
           sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens"
    from ai_usage
    where day between date_trunc('month', ${day}::date) and ${day}::date
    group by 1
  `.execute(database)
  return { today: total(rows.filter(({ isToday }) => isToday)), thisMonth: total(rows) }
}

function total(parts: readonly Spending[]): Spending {
  const sum = (key: keyof Spending) => parts.reduce((all, part) => all + part[key], 0)
  return {
    calls: sum('calls'),
    failures: sum('failures'),
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
  }
}
