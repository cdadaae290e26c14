import { biologyFamilies } from '@sabi/content/biology/families'
import { readLedger } from '@sabi/content/build/ledger'
import { publishedForm } from '@sabi/content/build/questions'
import { questionOfVariant } from '@sabi/content/build/from-families'
import { chemistryFamilies } from '@sabi/content/chemistry/families'
import { englishFamilies } from '@sabi/content/english/families'
import type { Family } from '@sabi/content/engine/family'
import { FreshVariants } from '@sabi/content/engine/fresh-variants'
import type { Variant } from '@sabi/content/engine/variant'
import { lintQuestion } from '@sabi/content/lint/lint'
import { mathematicsFamilies } from '@sabi/content/mathematics/families'
import { physicsFamilies } from '@sabi/content/physics/families'
import type { ExamType, Question, SubjectId } from '@sabi/shared/content/question'
import { inOrderOfNeed, type History } from './order-of-families.ts'

const families = [
  ...chemistryFamilies,
  ...physicsFamilies,
  ...biologyFamilies,
  ...mathematicsFamilies,
  ...englishFamilies,
]
const freshByFamily = new Map<string, FreshVariants>()
const ledger = readLedger()

/** A request for variants. */
export interface VariantOrder {
  subject: SubjectId
  examType: ExamType
  count: number
  /** Empty for all topics of the subject. */
  topicIds: readonly string[]
  history: History
  /** Ids of the questions the student was given before. */
  givenIds: readonly string[]
}

export interface MadeVariants {
  questions: Question[]
  /** The topics with families for this exam. */
  topicIds: string[]
}

/**
 * Makes new variants: one of each family in order of need, and a second round only after every family had its turn, so that two of
 * one family are never close together. Returns fewer than asked if the families have no more.
 */
export function makeVariants({ subject, examType, count, topicIds, history, givenIds }: VariantOrder): MadeVariants {
  const asked = families.filter(
    (family) =>
      family.subject === subject &&
      family.exams.includes(examType) &&
      (topicIds.length === 0 || topicIds.includes(family.topicId)),
  )
  const taken = new Set(givenIds)
  const questions: Question[] = []
  let turn = inOrderOfNeed(asked, history)
  while (turn.length > 0 && questions.length < count) {
    turn = turn.filter((family) => {
      if (questions.length >= count) return true
      const question = nextOf(family, examType, taken)
      if (question !== null) questions.push(question)
      return question !== null
    })
  }
  return { questions, topicIds: [...new Set(asked.map(({ topicId }) => topicId))] }
}

/** The next showable variant of a family. A rejected variant is never tried again. */
function nextOf(family: Family, examType: ExamType, taken: Set<string>): Question | null {
  const fresh = freshByFamily.get(family.id) ?? new FreshVariants(family)
  freshByFamily.set(family.id, fresh)
  for (;;) {
    const variant = fresh.find(examType, (id) => taken.has(id))
    if (variant === null) return null
    taken.add(variant.id)
    const question = asQuestion(family, variant)
    if (isFit(question)) return question
  }
}

/** Converts a variant to a question with the version of its family in this board's style, which increases with every repair. */
function asQuestion(family: Family, variant: Variant): Question {
  const source = questionOfVariant(family, variant)
  const version = ledger.sources[source.sourceId]?.[0] ?? 1
  return { ...publishedForm(source), version, origin: 'variant' }
}

function isFit(question: Question): boolean {
  return lintQuestion({ ...question, kind: 'family' }).every(({ severity }) => severity !== 'error')
}
