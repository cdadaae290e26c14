import type { BankQuestion } from '@sabi/shared/content/bank'
import { passageOf } from '@sabi/shared/content/passage-order'
import { groupBy } from '@sabi/shared/practice/group-by'
import { headwordOf } from '@sabi/shared/exams/headword'
import { partWith, wantedOf, type PaperPart } from '@sabi/shared/exams/parts'

interface Drawn {
  parts: readonly PaperPart[]
  /** The questions of the subject in the paper. */
  questions: readonly BankQuestion[]
  /** The families of a topic in the bank. */
  familiesOf: (topicId: string) => number
}

/** Lists the faults in the sections of a paper: their order and lengths, a torn passage, a word twice, a family twice before all came. */
export function partFaults({ parts, questions, familiesOf }: Drawn): string[] {
  const names = questions.map(({ topicId }) => partWith(parts, topicId)?.name)
  const wanted = wantedOf(parts, questions.length)
  const expected = wanted.flatMap(({ part, wanted: count }) => Array.from({ length: count }, () => part.name))
  const isInOrder = names.join() === expected.join()
  return [
    ...(isInOrder ? [] : ['other sections']),
    ...tornPassages(wanted, questions),
    ...(hasWordTwice(questions) ? ['a word twice'] : []),
    ...crowdedFamilies(questions, familiesOf),
  ]
}

function tornPassages(wanted: ReturnType<typeof wantedOf>, questions: readonly BankQuestion[]): string[] {
  return wanted.flatMap(({ part, wanted: count }) => {
    if (part.isPassage !== true || count === 0) return []
    const ids = questions.flatMap(({ id, topicId }) => (topicId in part.topics ? [id] : []))
    const passage = passageOf(ids[0] ?? '')
    const whole = Array.from({ length: count }, (_, index) => `${passage}-${index + 1}`)
    return ids.join() === whole.join() ? [] : [`${part.name} is not one whole passage: ${ids.join()}`]
  })
}

function crowdedFamilies(questions: readonly BankQuestion[], familiesOf: Drawn['familiesOf']): string[] {
  return [...groupBy(questions, ({ topicId }) => topicId)].flatMap(([topicId, ofTopic]) => {
    const most = Math.ceil(ofTopic.length / Math.max(1, familiesOf(topicId)))
    const families = groupBy(
      ofTopic.filter(({ family }) => family !== null),
      ({ family }) => family,
    )
    return [...families].flatMap(([family, { length }]) => (length > most ? [`${length} questions of ${family}`] : []))
  })
}

/** Two passages may both ask about a word such as 'one', which means something else in each. */
function hasWordTwice(questions: readonly BankQuestion[]): boolean {
  const wordsOf = (some: readonly BankQuestion[]) =>
    some.flatMap(({ rich, text }) => headwordOf(rich?.text ?? text) ?? [])
  const isOfPassage = ({ id }: BankQuestion) => passageOf(id) !== null
  const inPassages = new Set(wordsOf(questions.filter(isOfPassage)))
  const words = [...inPassages, ...wordsOf(questions.filter((question) => !isOfPassage(question)))]
  return new Set(words).size < words.length
}
