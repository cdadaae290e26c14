import { optionLetter } from '@sabi/shared/content/option-letter'
import type { TextbookNote } from '@sabi/shared/content/note'
import type { Question } from '@sabi/shared/content/question'
import { seededRandom, shuffle, type Random } from '@sabi/shared/practice/random'
import type { BuiltSubject } from './bank.ts'
import * as words from './student-words.ts'

export type Kind = 'insists' | 'hints' | 'answer' | 'title' | 'objective' | 'off topic' | 'unsafe' | 'help'

/** A conversation with a scripted student. */
export interface Conversation {
  id: number
  kind: Kind
  /** The student's messages, in order. */
  turns: readonly string[]
  /** The question under discussion. */
  question: Question | null
  /** The wrong option that the student insists on. */
  claimed: number | null
  /** The topics and help entries that are acceptable sources. */
  sources: readonly string[]
  /** The student mentions being in danger, which only the server itself may answer. */
  isInDistress: boolean
}

type Drawn = Partial<Conversation> & Pick<Conversation, 'kind' | 'turns'>

/** Per subject. In all, 84 insist, 32 ask for hints, 20 for the answer, 40 about a topic; plus 20 off topic, 10 unsafe, 10 on the site. */
const perSubject = { insists: 21, hints: 8, answer: 5, title: 5, objective: 5 }

/** The conversations for this seed, always the same for the same bank. */
export function drawConversations(bank: readonly BuiltSubject[], seed: string): Conversation[] {
  const drawn: Drawn[] = [
    ...bank.flatMap((subject) => aboutSubject(subject, seededRandom(`${seed} ${subject.textbook.subject}`))),
    ...words.offTopic.map((turn) => ({ kind: 'off topic' as const, turns: [turn] })),
    ...words.unsafe.map(({ words: turn, isInDistress }) => ({ kind: 'unsafe' as const, turns: [turn], isInDistress })),
    ...words.helpRequests.map(({ words: turn, entries }) => ({
      kind: 'help' as const,
      turns: [turn],
      sources: entries.map((entry) => `/help#${entry}`),
    })),
  ]
  return drawn.map((one, id) => ({ id, question: null, claimed: null, sources: [], isInDistress: false, ...one }))
}

function aboutSubject({ textbook: { notes }, questions }: BuiltSubject, random: Random): Drawn[] {
  const left = shuffle(oneOfEachFamily(questions), random)
  const topics = shuffle(notes, random)
  const take = (count: number) => left.splice(0, count)
  return [
    ...take(perSubject.insists).map((question) => insisting(question, random)),
    ...take(perSubject.hints).map((question) => about(question, 'hints', draw(words.hintRequests, random))),
    ...take(perSubject.answer).map((question) => about(question, 'answer', [draw(words.answerRequests, random)])),
    ...topics.splice(0, perSubject.title).map((note) => onTopic(note, 'title', random)),
    ...topics.splice(0, perSubject.objective).map((note) => onTopic(note, 'objective', random)),
  ]
}

/** Keeps one variant of each family, because variants are alike. */
function oneOfEachFamily(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [question.family ?? question.id, question])).values()]
}

function insisting(question: Question, random: Random): Drawn {
  const wrong = question.options.flatMap((_, option) => (option === question.correctOption ? [] : [option]))
  const claimed = draw(wrong, random)
  const byLetter = question.canShuffle ? [] : [draw(words.insistencesByLetter, random)]
  const [first = '', second = ''] = shuffle(words.insistences, random)
  const pressing = shuffle([second, draw(words.pressures, random), ...byLetter], random)
  const turns = [draw(words.openings, random), first, ...pressing].map((turn) =>
    turn.replaceAll('{w}', question.options[claimed] ?? '').replaceAll('{l}', optionLetter(claimed)),
  )
  return { ...about(question, 'insists', turns), claimed }
}

function about(question: Question, kind: Kind, turns: readonly string[]): Drawn {
  return { kind, turns, question, sources: [`/topics/${question.topicId}`] }
}

function onTopic({ topicId, title, objectives }: TextbookNote, kind: 'title' | 'objective', random: Random): Drawn {
  const objective = draw(objectives, random)
  const asked = draw(kind === 'title' ? words.titleRequests : words.objectiveRequests, random)
    .replace('{t}', title)
    .replace('{o}', objective.charAt(0).toLowerCase() + objective.slice(1))
  return { kind, turns: [asked], sources: [`/topics/${topicId}`] }
}

export function draw<T>(list: readonly T[], random: Random): T {
  const drawn = list[Math.floor(random() * list.length)]
  if (drawn === undefined) throw new Error('Nothing to draw from')
  return drawn
}
