import { capital } from '../grammar/rule-form.ts'
import { factRows, type FactKind, type FactRow } from './fact-rows.ts'
import { laterFactRows } from './later-fact-rows.ts'
import { entailmentForms, type EntailmentRow, type Statement } from './statements.ts'

interface Words {
  principle: string
  hints: readonly [string, string]
}

const wordsByKind: Readonly<Record<FactKind, Words>> = {
  'but for': {
    principle:
      '“But for” and “without” name something that was there; the main clause tells what would have followed if it had not been there, and is the opposite of what happened.',
    hints: [
      'Was the thing named at the beginning there or not?',
      'Did what the main clause tells with “would have” really happen?',
    ],
  },
  past: {
    principle:
      'An unreal condition of the past, with “had” and “would have”, is the opposite of the facts in both halves: a half with “not” tells of what did happen, and a half without “not” of what did not happen.',
    hints: [
      'Does the sentence tell what happened, or only what might have happened?',
      'Take one half at a time: what do “had” and “would have”, with or without “not”, say of the facts?',
    ],
  },
  now: {
    principle:
      'An unreal condition of the present, with a past form and “would”, is the opposite of the present facts in both halves.',
    hints: [
      'Does the past form after “if” speak of the past, or of now?',
      'Is the condition real or only imagined? Then ask what is so in each half.',
    ],
  },
  change: {
    principle:
      'Some words compare two times: “no longer”, “stop” and “give up” say that a thing has ended, “take up” and “for the first time” that it is new, and “still” that it goes on; “used to” tells how it was in the past.',
    hints: ['How was it before?', 'How is it now: the same or different?'],
  },
  degree: {
    principle:
      '“Too … to” says that there is so much of a quality that something is not done; “enough to” says that there is what is needed.',
    hints: [
      'How much of the quality is there: too much, enough or not enough?',
      'Is the action after “to” possible or done? Mind every “not”.',
    ],
  },
  duty: {
    principle:
      '“Should have” and “ought to have” blame or regret what was not done; “should not have” and “need not have” speak of what was done all the same.',
    hints: ['Was the act right or necessary?', 'Was it done?'],
  },
  verb: {
    principle:
      'Some verbs and adverbs tell more than the verb that follows them: whether the act was done, and whether it was hard, meant, feigned, near or regretted.',
    hints: ['Which small word or first verb comes before the main act?', 'Was the act itself done or not?'],
  },
}

export const factForms = entailmentForms([...factRows, ...laterFactRows].map(written))

function written(row: FactRow): EntailmentRow {
  const { kind, truth, cues, step } = row
  const [a, b] = truth
  const { principle, hints } = wordsByKind[kind]
  const wrong = [
    { pair: [!a, b] as const, because: firstWrong(row) },
    { pair: [a, !b] as const, because: secondWrong(row) },
    { pair: [!a, !b] as const, because: bothWrong(row) },
  ]
  return {
    difficulty: row.difficulty,
    sentence: row.sentence,
    key: statementOf(row, truth),
    wrong: wrong.map(({ pair, because }) => ({ ...statementOf(row, pair), because })),
    principle,
    hints,
    step: step ?? `Here “${cues[0]}” and “${cues[1]}” are each to be turned round`,
  }
}

/** 'And' joins all halves, because 'so' or 'but' would show which of them go together. */
function statementOf({ first, second }: FactRow, [a, b]: FactRow['truth']): Statement {
  return { text: `${half(first, a)} and ${half(second, b)}`, claim: `${a ? '' : '!'}a & ${b ? '' : '!'}b` }
}

function half([yes, no]: readonly [string, string], isTrue: boolean): string {
  return isTrue ? yes : no
}

function firstWrong({ truth, first, cues }: FactRow): string {
  return `“${capital(cues[0])}” tells us that ${half(first, truth[0])}, so the first half cannot be right.`
}

function secondWrong({ truth, second, cues }: FactRow): string {
  return `The first half is right, but “${cues[1]}” tells us that ${half(second, truth[1])}.`
}

function bothWrong({ truth, first, second }: FactRow): string {
  return `Both halves are turned the wrong way: ${half(first, truth[0])}, and ${half(second, truth[1])}.`
}
