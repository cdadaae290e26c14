import { ExamType } from '@sabi/shared/content/question'
import { PaperFact } from '@sabi/shared/exams/paper'
import { PaperPart, type PartsOf } from '@sabi/shared/exams/parts'
import * as z from 'zod/mini'
import papers from './english-parts.json' with { type: 'json' }

/** The sections of the papers in Use of English. A change of the file changes their order and counts, and no code. */
const english = z
  .array(
    z.object({
      /** The ids of the papers with these sections. */
      papers: z.array(z.string()),
      parts: z.array(PaperPart),
      facts: z.array(z.extend(PaperFact, { board: ExamType })),
    }),
  )
  .parse(papers)

export const partsOf: PartsOf = (paperId, subject) =>
  (subject === 'english' ? english.find((one) => one.papers.includes(paperId))?.parts : undefined) ?? []

/** The sources of these sections, and how sure we are of each. */
export const partFacts = english.flatMap(({ facts }) => facts)
