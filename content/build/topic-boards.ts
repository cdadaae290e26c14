import { readFileSync } from 'node:fs'
import { SubjectId, type ExamType } from '@sabi/shared/content/question'
import * as z from 'zod/mini'

/** A section of a board's syllabus, as the board numbers it. */
const Part = z.string().check(z.minLength(1))
const Boards = z.object({ id: z.string(), jamb: z.optional(Part), waec: z.optional(Part), neco: z.optional(Part) })
const SourceSyllabus = z.record(SubjectId, z.array(z.object({ topics: z.array(Boards) })))

/** In the map, the mark of a topic that a board's syllabus does not have. */
const notExamined = '–'

/**
 * The part of each board's syllabus that has a topic; null if the board does not examine it. A board is missing where the syllabus map says
 * nothing about it, and may then be the board of a question.
 */
export type BoardsOfTopic = ReadonlyMap<ExamType, string | null>

/** What `content/syllabus/topics.json` says about the boards, by topic. */
export function readTopicBoards(): ReadonlyMap<string, BoardsOfTopic> {
  const file = new URL('../syllabus/topics.json', import.meta.url)
  const units = Object.values(SourceSyllabus.parse(JSON.parse(readFileSync(file, 'utf8')))).flat()
  return new Map(units.flatMap(({ topics }) => topics.map((topic) => [topic.id, boardsOf(topic)])))
}

function boardsOf({ jamb, waec, neco }: z.infer<typeof Boards>): BoardsOfTopic {
  const parts = [
    ['JAMB', jamb],
    ['WAEC', waec],
    ['NECO', neco],
  ] as const
  return new Map(
    parts.flatMap(([board, part]) =>
      part === undefined ? [] : [[board, part === notExamined ? null : part] as const],
    ),
  )
}
