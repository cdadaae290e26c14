import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { capital, filled, gap, ruleForm, type WrittenGap } from './rule-form.ts'

/** Two words that belong together, and words that students put in the place of the second, with what each would need or say. */
interface Pair {
  first: string
  second: string
  wrong: readonly (readonly [text: string, because: string])[]
  principle: string
  /** What the principle means in the sentence; the second word is printed after it. */
  step: string
}

const atOnce =
  '“Hardly” and “scarcely” at the head of a sentence turn subject and verb round and are followed by “when” (or “before”), while “no sooner” is followed by “than”.'
const resulting =
  '“Such” with a noun, or “so” with an adjective or adverb, is followed by “that” when the result is given.'
const afterHardly: Pair['wrong'] = [
  ['that', '“That” is the partner of “so” or “such”, which bring a result.'],
  ['then', '“Then” is an adverb and cannot join two clauses without “and”.'],
  ['until', '“Until” says how long something lasts, but here one event follows at once.'],
]
const than = '“Than” follows a comparative or “rather”, and there is none here.'
const which = '“Which” would begin a relative clause about a noun, but here a result follows.'

const pairs = {
  hardly: {
    first: 'Hardly',
    second: 'when',
    wrong: afterHardly,
    principle: atOnce,
    step: 'The sentence begins with “hardly”, and the second event follows at once',
  },
  scarcely: {
    first: 'Scarcely',
    second: 'when',
    wrong: afterHardly,
    principle: atOnce,
    step: 'The sentence begins with “scarcely”, and the second event follows at once',
  },
  sooner: {
    first: 'No sooner',
    second: 'than',
    wrong: [
      ['when', '“When” is the partner of “hardly” and “scarcely”, but “sooner” is a comparative.'],
      ['that', '“That” is the partner of “so” or “such”, which bring a result.'],
      ['then', '“Then” is an adverb of time and cannot join the two clauses here.'],
    ],
    principle: '“No sooner” contains the comparative “sooner”, so it is followed by “than”, like other comparatives.',
    step: 'The sentence begins with “no sooner”, and the second event follows at once',
  },
  both: {
    first: 'both',
    second: 'and',
    wrong: [
      ['or', '“Or” is the partner of “either” or “whether”, which leave a choice.'],
      ['but', '“But” is the partner of “not only”, and there is no contrast here.'],
      ['with', '“With” is a preposition, and does not join the two parts of a pair.'],
    ],
    principle: '“Both … and” takes two things together and says the same of each.',
    step: '“Both” comes before the gap, and the two things are taken together',
  },
  either: {
    first: 'either',
    second: 'or',
    wrong: [
      ['nor', '“Nor” is the partner of “neither”, which denies both, but nothing is denied here.'],
      ['and', '“And” is the partner of “both”, but here only one of the two is meant.'],
      ['but', '“But” is the partner of “not only”, and there is no contrast here.'],
    ],
    principle: '“Either … or” leaves a choice between two: one of them is meant, and not both.',
    step: '“Either” comes before the gap, and one of two is meant',
  },
  neither: {
    first: 'neither',
    second: 'nor',
    wrong: [
      ['or', '“Or” is the partner of “either”, which leaves a choice, but here both are denied.'],
      ['and', '“And” is the partner of “both”, the opposite of “neither”.'],
      ['but', '“But” is the partner of “not only”, and there is no contrast here.'],
    ],
    principle: '“Neither … nor” denies two things; both words of the pair begin with the n of “not”.',
    step: '“Neither” comes before the gap, and both things are denied',
  },
  whether: {
    first: 'whether',
    second: 'or',
    wrong: [
      ['nor', '“Nor” is the partner of “neither”, but nothing is denied after “whether” here.'],
      ['but', '“But” is the partner of “not only”, and there is no contrast here.'],
      ['than', '“Than” is the partner of “rather” or of a comparative, and nothing is compared here.'],
    ],
    principle: '“Whether … or” leaves two possibilities open, and does not say which of them will come true.',
    step: '“Whether” comes before the gap, and the second possibility follows it',
  },
  only: {
    first: 'not only',
    second: 'but',
    wrong: [
      ['and', '“And” is the partner of “both”, but the sentence has “not only”.'],
      ['or', '“Or” is the partner of “either” or “whether”, which leave a choice.'],
      ['as', '“As” is the partner of “as” or “the same”, which compare.'],
    ],
    principle: '“Not only … but also” adds a second thing to the first and gives it more weight.',
    step: '“Not only” comes before the gap, and “also” follows it',
  },
  so: {
    first: 'so',
    second: 'that',
    wrong: [
      ['than', than],
      ['which', which],
      ['as', '“So … as” makes a comparison after “not”, but here a result follows.'],
    ],
    principle: resulting,
    step: '“So” comes before the gap, and the second half gives the result',
  },
  such: {
    first: 'such',
    second: 'that',
    wrong: [
      ['than', than],
      ['which', which],
      ['as', '“Such … as” introduces examples or a comparison, but here a result follows.'],
    ],
    principle: resulting,
    step: '“Such” comes before the gap, and the second half gives the result',
  },
  lest: {
    first: 'lest',
    second: 'should',
    wrong: [
      ['would', '“Would” says what a person expects or wishes, but after “lest” something is feared.'],
      ['will', '“Will” speaks of a sure future, but after “lest” the event is to be avoided.'],
      ['must', '“Must” makes the event a duty, but after “lest” it is to be avoided.'],
    ],
    principle: '“Lest” means “for fear that” and is followed by “should”, or by a base form without a helping verb.',
    step: '“Lest” comes before the gap, and what follows is feared',
  },
  rather: {
    first: 'rather',
    second: 'than',
    wrong: [
      ['to', '“To” is the partner of “prefer”, but the sentence has “would rather”.'],
      ['from', '“From” follows “different” and “far”, but not “rather”.'],
      ['that', '“That” is the partner of “so” or “such”, which bring a result.'],
    ],
    principle: '“Would rather” compares two actions, so “than” comes before the one that is liked less.',
    step: '“Rather” comes before the gap, and the action liked less follows it',
  },
  prefer: {
    first: 'prefer',
    second: 'to',
    wrong: [
      [
        'than',
        '“Than” follows “rather” or a comparative such as “better”, but “prefer” is a verb and takes another word.',
      ],
      ['from', '“From” follows “different”, but not “prefer” before the thing liked less.'],
      ['for', '“For” gives the purpose, and not the thing that is liked less.'],
    ],
    principle: 'One prefers a thing TO another thing; “to” comes before what is liked less.',
    step: '“Prefer” comes before the gap, and what is liked less follows it',
  },
  same: {
    first: 'the same',
    second: 'as',
    wrong: [
      ['with', '“The same with” is a common slip; Standard English uses another word to compare two equal things.'],
      ['to', '“To” follows “similar” and “equal”, but not “the same”.'],
      ['from', '“From” follows “different”, which means the opposite of “the same”.'],
    ],
    principle:
      '“The same” is followed by “as” when two things are compared, as in “the same age as” and “the same size as”.',
    step: '“The same” comes before the gap, and the second thing compared follows it',
  },
} satisfies Readonly<Record<string, Pair>>
type PairName = keyof typeof pairs

type Row = readonly [pair: PairName, sentence: string]

const invertedRows: readonly Row[] = [
  ['hardly', `Hardly had the referee blown the whistle ${gap} the crowd ran onto the pitch.`],
  ['scarcely', `Scarcely had {she} sat down ${gap} the lights went out.`],
  ['sooner', `No sooner had the bus stopped ${gap} the hawkers surrounded it.`],
  ['hardly', `Hardly had we put up the tent ${gap} the storm began.`],
  ['sooner', `No sooner had {he} bought the phone ${gap} it was stolen.`],
  ['scarcely', `Scarcely had the bread left the oven ${gap} it was sold.`],
  ['sooner', `No sooner had the rain ended ${gap} the children were in the street again.`],
  ['scarcely', `Scarcely had the paint dried ${gap} somebody wrote on the wall.`],
  ['sooner', `No sooner had the chief risen to speak ${gap} the microphone failed.`],
  ['hardly', `Hardly had the plane left {town} ${gap} it had to turn back.`],
  ['sooner', `No sooner does {she} finish one novel ${gap} she begins another.`],
  ['hardly', `Hardly had the result been read ${gap} the quarrel started.`],
]
const joiningRows: readonly Row[] = [
  ['both', `The film was both long ${gap} dull.`],
  ['both', `{she} speaks both Efik ${gap} Hausa.`],
  ['both', `Both the driver ${gap} the conductor were fined.`],
  ['either', `You may pay either in cash ${gap} by card.`],
  ['either', `The culprit is either the gateman ${gap} his son.`],
  ['either', `We shall spend Easter either in {town} ${gap} in the village.`],
  ['neither', `The old car was neither fast ${gap} safe.`],
  ['neither', `{he} could neither read ${gap} write until he was twenty.`],
  ['neither', `The soup had neither salt ${gap} pepper in it.`],
  ['whether', `I do not know whether to laugh ${gap} to cry.`],
  ['whether', `It does not matter whether you come by bus ${gap} by train.`],
  ['only', `The flood destroyed not only the farms ${gap} also the bridge.`],
  ['only', `{she} is not only a fine singer ${gap} also a good dancer.`],
  ['only', `The clinic treats not only adults ${gap} also children.`],
]
const resultRows: readonly Row[] = [
  ['so', `The basket of oranges was so big ${gap} it filled the whole boot.`],
  ['so', `The lecturer spoke so fast ${gap} nobody could take notes.`],
  ['so', `{he} was so tired ${gap} he fell asleep on the bench.`],
  ['such', `It was such a hot day ${gap} the tar on the road melted.`],
  ['such', `The twins made such a noise ${gap} the whole street woke up.`],
  ['lest', `The hunter walked softly lest the antelope ${gap} hear him.`],
  ['lest', `The nurse whispered lest she ${gap} wake the baby.`],
  ['lest', `Cover the food lest flies ${gap} settle on it.`],
  ['rather', `My father would rather walk ${gap} pay so much for a taxi.`],
  ['rather', `I would rather go hungry ${gap} steal.`],
  ['prefer', `Most children in this village prefer mangoes ${gap} oranges.`],
  ['prefer', `My grandparents prefer the radio ${gap} the television.`],
  ['same', `{she}'s answer was the same ${gap} her brother's.`],
  ['same', `This town has the same name ${gap} a river in the north.`],
]

export const joiningForm = pairForm('joining', 'easy', joiningRows)
export const resultForm = pairForm('result', 'medium', resultRows)
export const invertedForm = pairForm('inverted', 'hard', invertedRows)

function pairForm(id: string, difficulty: Difficulty, rows: readonly Row[]): BoundForm {
  return ruleForm(id, difficulty, (random): WrittenGap => {
    const [name, sentence] = random.pick(rows)
    const { first, second, wrong, principle, step }: Pair = pairs[name]
    return {
      sentence: filled(sentence, random),
      key: second,
      wrong: wrong.map(([text, because]) => ({ text, rule: name, because })),
      principle,
      reason: step,
      hints: [`“${capital(first)}” waits for a partner. Which word completes the pair?`, secondHint(name)],
      frame: sentence,
    }
  })
}

function secondHint(name: PairName): string {
  if (name === 'so' || name === 'such') return 'Does the second half give the result of the first?'
  if (name === 'lest') return '“Lest” means “for fear that”: is the event certain, a duty, or only feared?'
  if (name === 'same') return 'Cross out the words that follow “similar” and “different”.'
  if (name === 'prefer') return 'Cross out the words that follow “would rather” and “different”.'
  return 'Which other pairs do you know? Cross out the words that belong to them.'
}
