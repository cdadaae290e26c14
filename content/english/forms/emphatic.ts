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

const partNames: readonly PartName[] = ['subject', 'verb', 'object', 'place']
const called: Readonly<Record<PartName, string>> = {
  subject: 'who acted',
  verb: 'the action',
  object: 'what the action was done to',
  place: 'where or when it was done',
}

/** The parts exchanged with their alternatives, so that no two questions from a frame have the same sentence and options. */
const exchangedBy: Readonly<Record<PartName, readonly ('subject' | 'object' | 'place')[]>> = {
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
        stem: `The word in capitals carries emphatic stress. Which question does the sentence answer? ${sentenceOf(frame, stressed)}`,
        key: { text: key },
        slips: partNames
          .filter((name) => name !== stressed)
          .map((name) => ({
            text: questionOf(frame, name),
            because: `This question changes ${called[name]}, so its answer would stress '${contrastIn(frame[name])}', not '${text}'.`,
          })),
        principle: `Emphatic stress corrects one part of the question. Here '${text}' is stressed, so the question must differ from the sentence only in ${called[stressed]}.`,
        working: [
          `The speaker rejects '${contrastIn(exchanged(frame[stressed]))}' and puts '${text}' in its place; everything else in the question is accepted.`,
          `The question is: ${key}`,
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

function turned(frame: Frame, names: readonly ('subject' | 'object' | 'place')[]): Frame {
  const changes = names.map((name) => [name, exchanged(frame[name])] as const)
  return { ...frame, ...Object.fromEntries(changes) }
}

function exchanged({ text, other }: Part): Part {
  return { text: other, other: text }
}

/** The words of a part that its alternative does not have. Only they are stressed. */
function contrastIn({ text, other }: Part): string {
  const shared = new Set(other.split(' '))
  const words = text.split(' ').filter((word) => !shared.has(word))
  return words.join(' ')
}

/** The question that the sentence answers if this part is stressed. */
function questionOf(frame: Frame, changed: PartName): string {
  const say = (name: PartName, own: string) => (name === changed ? frame[name].other : own)
  const { subject, verb, object, place } = frame
  return `Did ${say('subject', subject.text)} ${say('verb', verb.base)} ${say('object', object.text)} ${say('place', place.text)}?`
}

/** The sentence with one word in capitals, marked so that screen readers can name it. */
function sentenceOf(frame: Frame, stressed: PartName): string {
  const sentence = partNames.map((name) => (name === stressed ? withCapitals(frame[name]) : frame[name].text)).join(' ')
  return `“${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.”`
}

function withCapitals(part: Part): string {
  const contrast = contrastIn(part)
  return part.text.replace(contrast, `<b>${contrast.toUpperCase()}</b>`)
}
