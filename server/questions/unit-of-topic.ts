import type { NewTopic } from '@sabi/shared/subjects/import-calls'
import type { Database } from '../database/database.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { listUnits } from './topics.queries.ts'

/** A topic with the number of its unit. */
export type PlacedTopic = Omit<NewTopic, 'unit' | 'category'> & { unit: number }

export const unitUnknown = 'Name the unit by its number from 1 to 11, or by its title as the category.'

/** Returns a function that finds the unit of a topic by number or title; null if it has neither. */
export async function unitFinder(database: Database): Promise<(topic: NewTopic) => PlacedTopic | null> {
  const units = await listUnits(database)
  return ({ unit: number, category, ...topic }) => {
    const named = units.find((unit) => unit.subject === topic.subject && unit.title === category?.trim())
    const unit = number ?? named?.unit
    return unit === undefined ? null : { ...topic, unit }
  }
}

/** The topic with its unit. Throws Refusal 400 without one. */
export async function placeTopic(database: Database, topic: NewTopic): Promise<PlacedTopic> {
  const placed = (await unitFinder(database))(topic)
  if (placed === null) throw new Refusal(400, unitUnknown)
  return placed
}
