import { form, type BoundForm, type Draft } from '../../engine/family.ts'
import {
  calledIn,
  contrastIn,
  exchanged,
  exchangedBy,
  partNames,
  questionOf,
  sentenceOf,
  turned,
  type EmphaticQuestion,
  type Frame,
  type PartName,
} from './emphatic.ts'

/** The question is given; the options are the same reply with another word in capitals each. */
export const replyForm = emphaticWith('reply', ({ frame, stressed }) => {
  const key = sentenceOf(frame, stressed)
  const wrongWord = contrastIn(exchanged(frame[stressed]))
  return {
    stem: `Somebody asks: “${questionOf(frame, stressed)}” The reply begins with 'No'. Which of these sentences, coming next, has its emphatic stress on the right word?`,
    key: { text: key },
    slips: othersThan(stressed).map((name) => ({
      text: sentenceOf(frame, name),
      because: `This reply makes '${contrastIn(frame[name])}' loud, but the question and the reply agree about ${calledIn(frame, name)}.`,
    })),
    principle: 'Compare question and reply word by word. The only word that was changed is the one to stress.',
    working: [
      `The question says '${wrongWord}' where the reply says '${contrastIn(frame[stressed])}'; ${calledIn(frame, stressed)} is what the reply corrects.`,
      `New information is loud, and what both know is not: ${key}`,
    ],
    hints: [
      'Read each reply aloud with its capitals loud. Which one sets the person who asked right?',
      'All four replies have the same words. Put the question under one of them and find the difference.',
    ],
    twinKeys: [`key ${key}`, `asked ${questionOf(frame, stressed)}`],
  }
})

const whQuestionOf: Readonly<Record<PartName, (frame: Frame) => string>> = {
  subject: ({ auxiliary, verb, object, place }) =>
    `Who ${auxiliary?.toLowerCase()} ${verb.text} ${object.text} ${place.text}?`,
  verb: ({ auxiliary, subject, verb, object, place }) =>
    `What ${auxiliary?.toLowerCase()} ${subject.text} ${doing(verb.text)} with ${object.text} ${place.text}?`,
  object: ({ auxiliary, subject, verb, place }) =>
    `What ${auxiliary?.toLowerCase()} ${subject.text} ${verb.text} ${place.text}?`,
  place: (frame) =>
    `${calledIn(frame, 'place') === 'the time' ? 'When' : 'Where'} ${frame.auxiliary?.toLowerCase()} ${frame.subject.text} ${frame.verb.text} ${frame.object.text}?`,
}
const questionWord: Readonly<Record<PartName, string>> = {
  subject: "'Who' asks for a person",
  verb: "'What … do' asks for an action",
  object: "'What' asks for a thing",
  place: "'Where' asks for a place and 'when' for a time",
}

/** The form of 'do' that replaces a verb in a question. */
function doing(verb: string): string {
  return verb.endsWith('ing') ? 'doing' : 'do'
}

/** The sentence is given; the options ask for its parts with who, what, where and when. */
export const whForm = emphaticWith('wh', ({ frame, stressed }) => {
  const key = whQuestionOf[stressed](frame)
  const word = contrastIn(frame[stressed])
  return {
    stem: `To which of these questions is the sentence an answer when the word in capitals is stressed? “${sentenceOf(frame, stressed)}”`,
    key: { text: key },
    slips: othersThan(stressed).map((name) => ({
      text: whQuestionOf[name](frame),
      because: `This question is answered by '${contrastIn(frame[name])}', which tells ${calledIn(frame, name)}; but '${word}' is loud.`,
    })),
    principle: `${questionWord[stressed]}. The word that answers the question carries the stress of the reply.`,
    working: [
      `A student who hears '${word}' louder than the rest learns ${calledIn(frame, stressed)}; the rest of the sentence was known.`,
      `Ask for exactly that part: ${key}`,
    ],
    hints: [
      'Cover the word in capitals and ask for what is now missing.',
      'Who, what, where and when ask for different parts. Which part is loud?',
    ],
    twinKeys: [`key ${key}`, `sentence ${sentenceOf(frame, stressed)}`],
  }
})

/** Question and true facts are given; the options are words of the reply. */
export const stressedWordForm = emphaticWith('stressed-word', ({ frame, stressed }) => {
  const key = contrastIn(frame[stressed])
  return {
    stem: `A friend asks: “${questionOf(frame, stressed)}” You reply: “No. ${sentenceOf(frame, null)}” Which word should you stress?`,
    key: { text: key },
    slips: othersThan(stressed).map((name) => ({
      text: contrastIn(frame[name]),
      because: `The word '${contrastIn(frame[name])}' is in the question too, so you and your friend agree about ${calledIn(frame, name)}.`,
    })),
    principle: 'In a reply that corrects, the word that replaces another is stressed; words that are repeated are not.',
    working: [
      `You repeat most of the question but say something else about ${calledIn(frame, stressed)}.`,
      `Your friend said '${contrastIn(exchanged(frame[stressed]))}'. Make louder the word that takes its place: ${key}`,
    ],
    hints: [
      'Read the reply aloud four times with another loud word each time. Which one sets your friend right?',
      'Underline the words of the reply that your friend has not said.',
    ],
    twinKeys: [`asked ${questionOf(frame, stressed)}`],
  }
})

function othersThan(stressed: PartName): PartName[] {
  return partNames.filter((name) => name !== stressed)
}

/** Makes forms of a kind for frames. */
function emphaticWith(
  kind: string,
  write: (question: EmphaticQuestion) => Draft,
): (frames: readonly Frame[]) => BoundForm {
  return (frames) =>
    form<EmphaticQuestion>({
      id: kind,
      difficulty: 'medium',
      draw: (random) => {
        const stressed = random.pick(partNames)
        return { frame: turned(random.pick(frames), exchangedBy[stressed]), stressed }
      },
      write,
    })
}
