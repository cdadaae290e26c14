import type { BoardsOfTopic } from '../build/topic-boards.ts'
import { faultsOfBank, type Batch } from './bank.ts'
import { cueRules } from './cues.ts'
import { damageRules } from './damage.ts'
import { duplicatesAmong } from './duplicates.ts'
import { explanationRules } from './explanation.ts'
import { optionRules } from './options.ts'
import { lintPassages } from './passages.ts'
import type { Finding, LintedQuestion, Rule } from './rule.ts'
import { signRule } from './signs.ts'
import { stemRules } from './stem.ts'
import { unitRule } from './units.ts'

/** All rules about one question. */
export const rules: readonly Rule[] = [
  ...optionRules,
  ...damageRules,
  ...explanationRules,
  ...cueRules,
  ...stemRules,
  unitRule,
  signRule,
]

/** Lints a single question. An empty list means that it is fit to be shown. */
export function lintQuestion(question: LintedQuestion): Finding[] {
  return rules.flatMap(({ id, severity, faultOf }) => {
    const fault = faultOf(question)
    return fault === null ? [] : [{ rule: id, severity, ids: [question.id], fault }]
  })
}

/** Lints a bank: each question, questions against each other, and the bank as a whole. */
export function lintBank(input: {
  questions: readonly LintedQuestion[]
  itemFiles: readonly Batch[]
  boardsByTopic: ReadonlyMap<string, BoardsOfTopic>
}): Finding[] {
  const { questions, itemFiles, boardsByTopic } = input
  return [
    ...questions.flatMap(lintQuestion),
    ...questions.filter(({ topicId }) => !boardsByTopic.has(topicId)).map(unknownTopic),
    ...questions.filter(({ topicId, examType }) => boardsByTopic.get(topicId)?.get(examType) === null).map(otherBoards),
    ...repeatedIds(questions),
    ...duplicatesAmong(questions),
    ...faultsOfBank(questions, itemFiles),
    ...lintPassages(questions),
  ]
}

function unknownTopic({ id, topicId }: LintedQuestion): Finding {
  return { rule: 'unknown-topic', severity: 'error', ids: [id], fault: `${topicId} is not in the syllabus` }
}

function otherBoards({ id, topicId, examType }: LintedQuestion): Finding {
  return { rule: 'exam-of-topic', severity: 'error', ids: [id], fault: `${examType} does not examine ${topicId}` }
}

function repeatedIds(questions: readonly LintedQuestion[]): Finding[] {
  const seen = new Set<string>()
  return questions.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [{ rule: 'repeated-id', severity: 'error', ids: [id], fault: 'two questions have this id' }]
  })
}
