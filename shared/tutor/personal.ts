import { subjects } from '../subjects/subject.ts'
import type { ChatMessage } from './calls.ts'
import { lastAsked } from './conversation.ts'
import type { AskedQuestion } from './question-answer.ts'

/** The exams and the words for one, as part of a pattern. */
export const exams = String.raw`(?:jamb|utme|waec|wassce|ssce|neco|exams?|examination)`

const fear = new RegExp(
  String.raw`\b(?:scared|afraid|fear|fearing|nervous|anxious|worried|panic(?:king)?|stressed)\b.{0,60}\b(?:${exams}|test|result|fail(?:ing)?|${subjects.map(({ name }) => name).join('|')}|maths?)\b`,
  'i',
)
/** What failed, if it is only the question under discussion. */
const onlyThisOne = String.raw`(?! (?:this|that|the) (?:question|one|sum)\b| number\b)`
const failing = new RegExp(
  [
    String.raw`\bi\b.{0,20}\b(?:keep|kept|always|dey|just) fail(?:ing|ed)?\b`,
    String.raw`\bi (?:have |just |don )failed?\b`,
    String.raw`\bi failed\b`,
    String.raw`\bi (?:can'?t|cannot|can not|no fit|will never|won'?t) pass\b`,
    String.raw`\bi(?:'m| am| be)? (?:so |too |very )?(?:dull|dumb|stupid|olodo)\b`,
  ]
    .map((source) => source + onlyThisOne)
    .join('|'),
  'i',
)
/** "I give up" with a question asks for its working. A wish to give up is about more than a question. */
const givingUp =
  /\b(?:i|make i)\b.{0,12}\b(?:want|wan|wanna|going|ready|feel like|dey|don|about)\b(?: to)? (?:give|giving) up\b|\bi (?:no fit|can'?t|cannot|can not) (?:(?:do|take|continue|go on|cope)(?: with)?(?: this| it| am)?(?: thing)? )?(?:again|anymore|any more|any longer)\b|\bi don tire\b/i
const planning = new RegExp(
  [
    String.raw`\b(?:how|way)\b.{0,20}\b(?:pass|prepare|read|study)\b.{0,30}\b${exams}\b`,
    String.raw`\b(?:what|wetin|which|where)\b.{0,25}\b(?:i|we|to)\b.{0,15}\b(?:read|study|start|begin|learn|revise)\b.{0,12}\b(?:first|next|today|now|tomorrow)\b`,
    String.raw`\bhow\b.{0,20}\b(?:score|get|make)\b.{0,15}\b\d{3}\b`,
    String.raw`\b(?:study|reading|revision) (?:plan|time ?table)\b`,
  ].join('|'),
  'i',
)

/** "I am tired of reading", "nothing enters my head", "I forget what I read". "Tired muscles" are matter. */
const weary =
  /\b(?:i'?m|i(?: am| dey| feel)|^am)(?: (?:so|very|too|just|already|really|feeling))* (?:tired|exhausted|discouraged|frustrated|fed up)\b|\b(?:nothing|not(?:hin)?|(?:e|it) no)\b.{0,12}\benter(?:s|ing)?\b|\bi\b.{0,20}\b(?:forget(?:ting)?|(?:not|n'?t|no(?: fit)?) (?:remember|assimilate|retain)) (?:everything|all|what(?:ever)? i)\b|\bi (?:can'?t|cannot|no fit|no dey)(?: even)? (?:concentrate|assimilate|focus)\b/i

/** Replies to a student's fear of an exam, to failing, and to the question of what to read. Null for everything else. */
export function personalAnswer(messages: readonly ChatMessage[], question: AskedQuestion | null): string | null {
  const asked = lastAsked(messages).replaceAll('’', "'")
  if (question !== null && asked.includes(question.text.slice(0, recognisedBy))) return null
  if (fear.test(asked) || failing.test(asked) || givingUp.test(asked) || weary.test(asked))
    return encouragement(asked, question)
  return planning.test(asked) ? plan : null
}

/** A draft of the app repeats at least this many characters of its question, whose words are not the student's. */
const recognisedBy = 100

const plan = [
  'Begin where the marks are.',
  [
    '1. Say which exam you write and when, in [settings](/settings).',
    '2. Do *Today* on your [dashboard](/dashboard). It chooses for each day what brings the most marks before your exam, so you need not choose what to read.',
    '3. Once a week, sit a [timed paper](/exam-prep), then practise [your mistakes](/mistakes).',
  ].join('\n'),
].join('\n\n')

function encouragement(asked: string, question: AskedQuestion | null): string {
  const subject = subjects.find(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(asked))?.id ?? 'ALL'
  const link = `/practice?subject=${subject}&difficulty=easy&start=1&count=5&answers=each`
  return [
    'Many candidates feel this, also those who pass well. A bad result says what to practise next. It does not say how far you can get.',
    `The smallest next step: [answer five easy questions](${link}) and read why each answer is right. Five today are worth more than fifty one day.`,
    ...(question === null ? [] : ['This question can wait. When you want it again, ask for the next hint.']),
    'If it weighs on you, tell somebody you trust as well.',
  ].join('\n\n')
}
