import { readFileSync } from 'node:fs'
import { SubjectId } from '@sabi/shared/content/question'
import { Level, Syllabus } from '@sabi/shared/content/syllabus'
import * as z from 'zod/mini'

const SourceTopic = z.object({ id: z.string(), title: z.string(), level: Level })
const SourceUnit = z.object({ unit: z.int(), title: z.string(), topics: z.array(SourceTopic) })
const SourceSyllabus = z.record(SubjectId, z.array(SourceUnit))
const Descriptions = z.record(z.string(), z.string().check(z.minLength(20), z.maxLength(140)))

/** Reads the syllabus from its two files. Throws if a topic has no description or a description has no topic. */
export function readSyllabus(): Syllabus {
  const source = SourceSyllabus.parse(readJson('../syllabus/topics.json'))
  const unused = new Map(Object.entries(Descriptions.parse(readJson('../syllabus/descriptions.json'))))
  const describe = (id: string): string => {
    const description = unused.get(id)
    if (description === undefined) throw new Error(`Topic ${id} has no description, or appears twice in the syllabus`)
    unused.delete(id)
    return description
  }
  const syllabus = Object.entries(source).map(([name, units]) => {
    const subject = SubjectId.parse(name)
    return [
      subject,
      units.map(({ unit, title: unitTitle, topics }) => ({
        number: unit,
        title: unitTitle,
        topics: topics.map((topic) => ({ ...topic, description: describe(topic.id), subject, unit, unitTitle })),
      })),
    ]
  })
  if (unused.size > 0) throw new Error(`Descriptions of unknown topics: ${[...unused.keys()].join(', ')}`)
  return Syllabus.parse(Object.fromEntries(syllabus))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
