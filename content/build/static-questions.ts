import type { BankQuestion } from '@sabi/shared/content/bank'
import { coreSubjectIds, ShownQuestion } from '@sabi/shared/content/question'
import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import { compressed, type SentFile } from './packs.ts'

const questionsPerSubject = 25
/** Maximum characters of a question's text, options and explanation. Longer ones are left to phones that can fetch more. */
const longestQuestion = 300
const largestFile = 16 * 1024
/** Constant, so that an unchanged bank gives an unchanged file. */
const seed = 'static questions'

/**
 * The questions for a phone that has none and cannot reach the API: a file that any web server can send. Each question is as in the
 * list, but without figure, passage, hints and reasons, which would double the size. It has the core subjects, since apps of contract 1
 * read it too. Throws if the file is larger than its limit.
 */
export async function staticQuestionsFile(questions: readonly BankQuestion[]): Promise<SentFile> {
  const chosen = coreSubjectIds.flatMap((subject) =>
    chooseMixed(questions.filter((question) => question.subject === subject && isLight(question))),
  )
  const file = await compressed('static-questions.json', chosen.map(shownBriefly))
  if (file.brotli.length > largestFile)
    throw new Error(`static-questions.json takes ${file.brotli.length} bytes, at most ${largestFile} allowed`)
  return file
}

function isLight({ text, options, explanation, figure, imageUrl, passage }: BankQuestion): boolean {
  if (figure !== undefined || passage !== undefined || imageUrl !== null) return false
  return [text, explanation, ...options].join('').length <= longestQuestion
}

/** Chooses questions as evenly as possible over units, exams and difficulties; no two of a family. */
function chooseMixed(questions: readonly BankQuestion[]): BankQuestion[] {
  const chosen: BankQuestion[] = []
  const timesSeen = new Map<string, number>()
  let left = shuffle(questions, seededRandom(seed))
  while (chosen.length < questionsPerSubject) {
    const costs = left.map((question) => kindsOf(question).reduce((sum, kind) => sum + (timesSeen.get(kind) ?? 0), 0))
    const next = left[costs.indexOf(Math.min(...costs))]
    if (next === undefined) break
    chosen.push(next)
    for (const kind of kindsOf(next)) timesSeen.set(kind, (timesSeen.get(kind) ?? 0) + 1)
    left = left.filter(({ id, family }) => id !== next.id && (family === null || family !== next.family))
  }
  return chosen
}

function kindsOf({ unit, examType, difficulty }: BankQuestion): string[] {
  return [`unit ${unit}`, examType, difficulty]
}

function shownBriefly(question: BankQuestion): ShownQuestion {
  const { reasons: _, ...rich } = question.rich ?? {}
  return ShownQuestion.parse({
    ...question,
    hints: [],
    reasons: question.reasons.map(() => null),
    rich: Object.keys(rich).length === 0 ? undefined : rich,
  })
}
