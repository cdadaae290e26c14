import { form, type BoundForm } from '../../engine/family.ts'
import type { Random } from '../../engine/random.ts'

/** A part of a sentence that can be stressed. */
export interface Part {
  text: string
  /** The filler that the speaker rejects: another one of the same part, which excludes this one. */
  other: string
}

/**
 * A sentence from parts, with its yes-no question: 'Did' + subject + base form. Parts exclude their alternatives, so that no question
 * asks about two of them.
 */
export interface Frame {
  id: string
  /** The verb with which the question begins and which the sentence repeats; without one, the question begins with 'Did'. */
  auxiliary?: string
  subject: Part
  /** The past form in the sentence, the base form in the question. */
  verb: Part & { base: string }
  object: Part
  place: Part
}

export type PartName = 'subject' | 'verb' | 'object' | 'place'

export interface EmphaticQuestion {
  frame: Frame
  stressed: PartName
}

export const partNames: readonly PartName[] = ['subject', 'verb', 'object', 'place']
const timeWords =
  /^(?:after|before|this|last|next|by noon|tonight|tomorrow|all (?:night|day)|at (?:noon|night|dawn|dusk|sunrise|sunset|six|seven|eight|nine|eleven)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|in (?:the (?:morning|evening)|January|March|April|May|June|July|August))/
const people = /girls|boys/
const person = /trader|driver/
/** 'On radio' names neither a place nor a time. */
const mannerWords = /^on (?:radio|television)/

/** The parts exchanged with their alternatives, so that no two questions from a frame have the same sentence and options. */
export const exchangedBy: Readonly<Record<PartName, readonly ('subject' | 'object' | 'place')[]>> = {
  subject: ['place'],
  verb: ['subject'],
  object: ['subject', 'place'],
  place: ['object'],
}

export function emphaticForm(id: string, frames: readonly Frame[]): BoundForm {
  return form<EmphaticQuestion>({
    id,
    difficulty: 'medium',
    draw: (random: Random) => {
      const stressed = random.pick(partNames)
      return { frame: turned(random.pick(frames), exchangedBy[stressed]), stressed }
    },
    write: ({ frame, stressed }) => {
      const key = questionOf(frame, stressed)
      const text = contrastIn(frame[stressed])
      return {
        stem: `The word in capitals carries emphatic stress. Which question does the sentence answer? “${sentenceOf(frame, stressed)}”`,
        key: { text: key },
        slips: partNames
          .filter((name) => name !== stressed)
          .map((name) => ({
            text: questionOf(frame, name),
            because: `This question changes ${calledIn(frame, name)} ('${contrastIn(exchanged(frame[name]))}'), so its answer would stress '${contrastIn(frame[name])}', not '${text}'.`,
          })),
        principle: principleOf(frame, stressed),
        working: [
          `In place of '${contrastIn(exchanged(frame[stressed]))}' the speaker says '${text}' and accepts all the rest of the question.`,
          `So the question was: ${key}`,
        ],
        hints: [
          'Find the question that agrees with every word of the sentence except the stressed one.',
          'Cross out each question that changes a word that is not in capitals.',
        ],
        twinKeys: [`key ${key}`],
      }
    },
  })
}

/** Names the information that a part of the sentence gives. */
export function calledIn(frame: Frame, name: PartName): string {
  if (name === 'place' && mannerWords.test(frame.place.text)) return 'the way'
  if (name === 'place') return timeWords.test(frame.place.text) ? 'the time' : 'the place'
  if (name === 'object') return objectIn(frame.object)
  return name === 'subject' ? 'the person' : 'the action'
}

/** A stressed word before the noun describes it or counts it. */
function objectIn(object: Part): string {
  if (!object.text.endsWith(contrastIn(object))) return 'the description of the thing'
  if (person.test(object.text)) return 'the person concerned'
  return people.test(object.text) ? 'the people concerned' : 'the thing'
}

function principleOf(frame: Frame, stressed: PartName): string {
  const text = contrastIn(frame[stressed])
  const about = calledIn(frame, stressed)
  return {
    subject: `The loud word '${text}' names ${about}, so the listener had somebody else in mind.`,
    verb: `The loud word '${text}' is the verb: everything else in the question is right, but ${about} was another.`,
    object: `With '${text}' made loud, the speaker corrects ${about} and nothing else; the rest of the question was right already.`,
    place: `Because '${text}' is loud, only ${about} was mistaken in the question; the event itself is not in doubt.`,
  }[stressed]
}

export function turned(frame: Frame, names: readonly ('subject' | 'object' | 'place')[]): Frame {
  const changes = names.map((name) => [name, exchanged(frame[name])] as const)
  return { ...frame, ...Object.fromEntries(changes) }
}

export function exchanged({ text, other }: Part): Part {
  return { text: other, other: text }
}

/** The words of a part that its alternative does not have. Only they are stressed. */
export function contrastIn({ text, other }: Part): string {
  const shared = new Set(other.split(' '))
  const words = text.split(' ').filter((word) => !shared.has(word))
  return words.join(' ')
}

/** The question that the sentence answers if this part is stressed. */
export function questionOf(frame: Frame, changed: PartName): string {
  const say = (name: PartName, own: string) => (name === changed ? frame[name].other : own)
  const { subject, verb, object, place } = frame
  return `${frame.auxiliary ?? 'Did'} ${say('subject', subject.text)} ${say('verb', verb.base)} ${say('object', object.text)} ${say('place', place.text)}?`
}

/** The sentence with one word in capitals, marked so that screen readers can name it; or as it is spoken without emphasis. */
export function sentenceOf(frame: Frame, stressed: PartName | null): string {
  const shown = (name: PartName) => (name === stressed ? withCapitals(frame[name]) : frame[name].text)
  const auxiliary = frame.auxiliary === undefined ? [] : [frame.auxiliary.toLowerCase()]
  const sentence = [shown('subject'), ...auxiliary, shown('verb'), shown('object'), shown('place')].join(' ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function withCapitals(part: Part): string {
  const contrast = contrastIn(part)
  return part.text.replace(contrast, `<b>${contrast.toUpperCase()}</b>`)
}
