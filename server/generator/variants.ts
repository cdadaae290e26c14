import { biologyFamilies } from '@sabi/content/biology/families'
import { readLedger } from '@sabi/content/build/ledger'
import { publishedForm } from '@sabi/content/build/questions'
import { questionOfVariant } from '@sabi/content/build/from-families'
import { chemistryFamilies } from '@sabi/content/chemistry/families'
import type { Family } from '@sabi/content/engine/family'
import { FreshVariants } from '@sabi/content/engine/fresh-variants'
import type { Variant } from '@sabi/content/engine/variant'
import { lintQuestion } from '@sabi/content/lint/lint'
import { mathematicsFamilies } from '@sabi/content/mathematics/families'
import { physicsFamilies } from '@sabi/content/physics/families'
import type { ExamType, Question, SubjectId } from '@sabi/shared/content/question'
import { inOrderOfNeed, type History } from './order-of-families.ts'

const families = [...chemistryFamilies, ...physicsFamilies, ...biologyFamilies, ...mathematicsFamilies]
const freshByFamily = new Map<string, FreshVariants>()
const ledger = readLedger()

/** What is asked of the families. */
export interface VariantOrder {
  subject: SubjectId
  examType: ExamType
  count: number
  /** All topics of the subject where it is empty. */
  topicIds: readonly string[]
  history: History
  /** The ids of what the student was given before. */
  givenIds: readonly string[]
}

export interface MadeVariants {
  questions: Question[]
  /** The topics that have families for this exam. */
  topicIds: string[]
}

/**
 * Fresh variants, one of each family in the order of need, and a second round only when all families had their turn: two of a
 * family never stand close together. Gives fewer than asked where the families have no more.
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

/** The next variant of a family that is fit to be shown; what is not is never tried again. */
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

/** Variants have the version of their family, which counts up when the family is mended. */
function asQuestion(family: Family, variant: Variant): Question {
  const version = ledger.sources[family.id]?.[0] ?? 1
  return { ...publishedForm(questionOfVariant(family, variant)), version, origin: 'variant' }
}

function isFit(question: Question): boolean {
  return lintQuestion({ ...question, kind: 'family' }).every(({ severity }) => severity !== 'error')
}
