import { optionLetter, optionLetters } from '../content/option-letter.ts'
import { TopicId } from '../contract/parameters.ts'
import type { SessionQuestion } from '../practice/session.ts'
import { nextDraw, Trial, TrialDraw } from './trial.ts'

/** The names of the parameters, which are also the names of the form's fields. */
export const trialFields = {
  topic: 'topic',
  draw: 'draw',
  mark: 'mark',
  answers: 'answers',
  choice: 'choice',
  beat: 'beat',
} as const

/** The content of a trial's address. Anyone can write one, so nothing in it is trusted. */
export interface TrialAddress {
  topicId: string | null
  /** Null where the address names none, or none that makes sense: then it is the draw of the day. */
  draw: string | null
  mark: string | null
  /** A letter for each answered question, in the order of the questions: the place of the chosen option on the screen. */
  answers: string
  /** The letter chosen for the question after those, whose explanation is shown. */
  choice: string
  /** A friend's score, for a link with the friend's questions. */
  beat: number | undefined
}

/** The position of a visitor in a trial. */
export interface TrialProgress {
  /** The stored index of the chosen option for each question answered so far, one for each question from the first on. */
  chosen: readonly number[]
  /** The question on the screen; the number of questions where the result is shown. */
  position: number
  phase: 'question' | 'feedback' | 'result'
  /** The address was made from other questions, so that its answers mean nothing here. */
  hasChanged: boolean
}

/** Reads the query of an address. */
export function readTrialAddress(query: { get(name: string): string | null }): TrialAddress {
  const read = (name: string) => query.get(name)
  const { topic, draw, mark, answers, choice, beat } = trialFields
  const drawn = TrialDraw.safeParse(read(draw)).data ?? null
  return {
    topicId: TopicId.safeParse(read(topic)).data ?? null,
    draw: drawn,
    mark: read(mark),
    answers: read(answers) ?? '',
    choice: read(choice) ?? '',
    beat:
      drawn === null || !/^\d$/.test(read(beat) ?? '')
        ? undefined
        : Trial.shape.beat.safeParse(Number(read(beat))).data,
  }
}

/**
 * How far this address has come in the trial. Letters that no option has end what is taken from it. A mark of other questions
 * makes it begin at the first question.
 */
export function progressIn(
  trial: Trial,
  { mark, answers, choice }: Pick<TrialAddress, 'mark' | 'answers' | 'choice'>,
): TrialProgress {
  const hasChanged = mark !== null && mark !== trial.mark
  if (hasChanged) return { chosen: [], position: 0, phase: 'question', hasChanged }
  const chosen = chosenBy(trial, answers)
  const position = chosen.length
  const current = trial.questions[position]
  if (current === undefined) return { chosen, position, phase: 'result', hasChanged }
  const option = position === answers.length ? optionOf(current, choice) : undefined
  if (option === undefined) return { chosen, position, phase: 'question', hasChanged }
  return { chosen: [...chosen, option], position, phase: 'feedback', hasChanged }
}

/** The query after these answers as names and values, for the hidden fields of the next form. */
export function stateAfter(trial: Trial, chosen: readonly number[]): [name: string, value: string][] {
  return [
    ...stateOfTopic(trial.topic),
    [trialFields.draw, trial.draw],
    [trialFields.mark, trial.mark],
    [trialFields.answers, lettersOf(trial, chosen)],
    ...stateOfFriend(trial.beat),
  ]
}

/** The query of a link that challenges a friend to the same questions. */
export function stateOfChallenge(trial: Trial, correct: number): [name: string, value: string][] {
  return [...stateOfTopic(trial.topic), [trialFields.draw, trial.draw], ...stateOfFriend(correct)]
}

/** The query of the page that explains the last of these answers. */
export function stateOfFeedback(trial: Trial, chosen: readonly number[]): [name: string, value: string][] {
  const last = lettersOf(trial, chosen).at(-1) ?? ''
  return [...stateAfter(trial, chosen.slice(0, -1)), [trialFields.choice, last]]
}

/** The query for other questions of the same subject or topic. */
export function stateOfNextDraw({ topic, draw }: Trial): [name: string, value: string][] {
  return [...stateOfTopic(topic), [trialFields.draw, nextDraw(draw)]]
}

/** How many of these answers are right. */
export function countCorrect({ questions }: Trial, chosen: readonly number[]): number {
  return questions.filter(({ question }, position) => chosen[position] === question.correctOption).length
}

function stateOfTopic(topic: Trial['topic']): [name: string, value: string][] {
  return topic === null ? [] : [[trialFields.topic, topic.id]]
}

function stateOfFriend(beat: number | undefined): [name: string, value: string][] {
  return beat === undefined ? [] : [[trialFields.beat, String(beat)]]
}

function chosenBy({ questions }: Trial, answers: string): number[] {
  const chosen: number[] = []
  for (const [position, letter] of [...answers].entries()) {
    const entry = questions[position]
    const option = entry && optionOf(entry, letter)
    if (option === undefined) break
    chosen.push(option)
  }
  return chosen
}

function lettersOf({ questions }: Trial, chosen: readonly number[]): string {
  return chosen.map((option, position) => optionLetter(questions[position]?.shownOrder.indexOf(option) ?? -1)).join('')
}

/** The stored index of the option at this letter's place; undefined where there is none. */
function optionOf({ shownOrder }: SessionQuestion, letter: string): number | undefined {
  return letter.length === 1 ? shownOrder[optionLetters.indexOf(letter)] : undefined
}
