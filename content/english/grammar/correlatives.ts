import type { Difficulty } from '@sabi/shared/content/question'
import type { BoundForm } from '../../engine/family.ts'
import { filled, gap, ruleForm, type WrittenGap } from './rule-form.ts'

/** Two words that belong together, and words that students put in the place of the second. */
interface Pair {
  first: string
  second: string
  wrong: readonly string[]
  meaning: string
}

const pairs = {
  hardly: {
    first: 'Hardly',
    second: 'when',
    wrong: ['that', 'then', 'until'],
    meaning: 'one event comes just before another',
  },
  scarcely: {
    first: 'Scarcely',
    second: 'when',
    wrong: ['that', 'then', 'until'],
    meaning: 'one event comes just before another',
  },
  sooner: {
    first: 'No sooner',
    second: 'than',
    wrong: ['when', 'that', 'then'],
    meaning: 'one event comes just before another',
  },
  both: { first: 'both', second: 'and', wrong: ['or', 'but', 'with'], meaning: 'the two are taken together' },
  either: { first: 'either', second: 'or', wrong: ['nor', 'and', 'but'], meaning: 'one of two is chosen' },
  neither: { first: 'neither', second: 'nor', wrong: ['or', 'and', 'but'], meaning: 'both are denied' },
  whether: {
    first: 'whether',
    second: 'or',
    wrong: ['nor', 'but', 'than'],
    meaning: 'it is open which of two is true',
  },
  only: { first: 'not only', second: 'but', wrong: ['and', 'or', 'as'], meaning: 'something is added to the first' },
  so: { first: 'so', second: 'that', wrong: ['than', 'which', 'as'], meaning: 'a result follows' },
  such: { first: 'such', second: 'that', wrong: ['than', 'which', 'as'], meaning: 'a result follows' },
  lest: {
    first: 'lest',
    second: 'should',
    wrong: ['would', 'will', 'must'],
    meaning: 'something is feared and avoided',
  },
  rather: {
    first: 'rather',
    second: 'than',
    wrong: ['to', 'from', 'that'],
    meaning: 'one thing is liked more than another',
  },
  prefer: {
    first: 'prefer',
    second: 'to',
    wrong: ['than', 'from', 'for'],
    meaning: 'one thing is liked more than another',
  },
  same: { first: 'the same', second: 'as', wrong: ['with', 'to', 'from'], meaning: 'two things are equal' },
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
  ['prefer', `Most farmers in this valley prefer donkeys ${gap} tractors.`],
  ['prefer', `My grandparents prefer the radio ${gap} the television.`],
  ['same', `{she} gave the same answer ${gap} her brother.`],
  ['same', `This town has the same name ${gap} a river in the north.`],
]

export const joiningForm = pairForm('joining', 'easy', joiningRows)
export const resultForm = pairForm('result', 'medium', resultRows)
export const invertedForm = pairForm('inverted', 'hard', invertedRows)

function pairForm(id: string, difficulty: Difficulty, rows: readonly Row[]): BoundForm {
  return ruleForm(id, difficulty, (random): WrittenGap => {
    const [name, sentence] = random.pick(rows)
    const { first, second, wrong, meaning } = pairs[name]
    const opening = first.toLowerCase()
    return {
      sentence: filled(sentence, random),
      key: second,
      wrong: wrong.map((text) => ({
        text,
        rule: name,
        because: `“${text}” does not go with “${opening}”, which has another partner when ${meaning}.`,
      })),
      principle: `Some words come in pairs. With “${opening}” a second word is expected, and together they say that ${meaning}.`,
      reason: `“${first.charAt(0).toUpperCase()}${first.slice(1)}” comes before the gap, and its partner completes the sentence`,
      hints: [
        `Which word before the gap waits for a partner? Look at “${opening}”.`,
        'Say the pair aloud in a short sentence of your own.',
      ],
      frame: sentence,
    }
  })
}
