import { at, type Random } from '../../engine/random.ts'
import { filled, gap, ruleForm, type WrittenGap } from './rule-form.ts'

/** An adjective or adverb as 'positive, comparative, superlative', and a frequent slip. */
type Degrees = readonly [positive: string, comparative: string, superlative: string, slip: string]
const wide: Degrees = ['wide', 'wider', 'widest', 'more wider']
const tall: Degrees = ['tall', 'taller', 'tallest', 'more taller']
const heavy: Degrees = ['heavy', 'heavier', 'heaviest', 'more heavier']
const cheap: Degrees = ['cheap', 'cheaper', 'cheapest', 'more cheaper']
const fast: Degrees = ['fast', 'faster', 'fastest', 'more faster']
const easy: Degrees = ['easy', 'easier', 'easiest', 'more easier']
const good: Degrees = ['good', 'better', 'best', 'more better']
const bad: Degrees = ['bad', 'worse', 'worst', 'more worse']
const old: Degrees = ['old', 'older', 'oldest', 'more older']
const hot: Degrees = ['hot', 'hotter', 'hottest', 'more hotter']
const deep: Degrees = ['deep', 'deeper', 'deepest', 'more deeper']
const strong: Degrees = ['strong', 'stronger', 'strongest', 'more stronger']
const clean: Degrees = ['clean', 'cleaner', 'cleanest', 'more cleaner']
const brave: Degrees = ['brave', 'braver', 'bravest', 'more braver']
const high: Degrees = ['high', 'higher', 'highest', 'more higher']
const hard: Degrees = ['hard', 'harder', 'hardest', 'more harder']
const early: Degrees = ['early', 'earlier', 'earliest', 'more earlier']
const large: Degrees = ['large', 'larger', 'largest', 'more larger']
const sweet: Degrees = ['sweet', 'sweeter', 'sweetest', 'more sweeter']
const noisy: Degrees = ['noisy', 'noisier', 'noisiest', 'more noisier']

type Row = readonly [sentence: string, degrees: Degrees]

const thanRows: readonly Row[] = [
  [`The new market is much ${gap} than the old one.`, clean],
  [`The gate of the stadium is ${gap} now than it was before the repairs.`, wide],
  [`Yam is ${gap} this month than it was in June.`, cheap],
  [`The well behind the mosque is ${gap} than ours.`, deep],
  [`The second paper was a good deal ${gap} than the first.`, easy],
  [`{he}'s handwriting is even ${gap} than mine.`, bad],
  [`A bag of cement is far ${gap} than a bag of garri.`, heavy],
  [`It is usually ${gap} in Maiduguri than in Jos.`, hot],
  [`Our new generator is ${gap} than the one we sold.`, noisy],
  [`The results of this year are ${gap} than those of last year.`, good],
  [`This rope is ${gap} than the one that broke.`, strong],
  [`The bridge is ten metres ${gap} than the road below it.`, high],
]
const twoRows: readonly Row[] = [
  [`Of the two guards at the gate, {he} is the ${gap}.`, tall],
  [`{she} bought the ${gap} of the two phones.`, cheap],
  [`Of the two routes to {town}, the one through the hills is the ${gap}.`, easy],
  [`The ${gap} of the two boxes contains the books.`, heavy],
  [`Of the two runners, the boy from {town} is the ${gap}.`, fast],
  [`Which is the ${gap} of your two uncles?`, old],
  [`We took the ${gap} of the two rooms because there were five of us.`, large],
  [`Of the two mangoes, the yellow one was the ${gap}.`, sweet],
  [`The chief chose the ${gap} of the two wrestlers for the final.`, strong],
  [`Of the two plans, yours is certainly the ${gap}.`, good],
  [`The ${gap} of the two pools is for adults only.`, deep],
  [`Of the two accidents, the one on Friday was the ${gap}.`, bad],
]
const manyRows: readonly Row[] = [
  [`This is the ${gap} soup that I have ever tasted.`, good],
  [`Of all the wrestlers in the village, {he} was the ${gap}.`, strong],
  [`Monday was the ${gap} of the seven days that we spent in {town}.`, hot],
  [`{she} is the ${gap} of the five sisters.`, tall],
  [`It was the ${gap} storm that the fishermen had ever met.`, bad],
  [`The iroko is the ${gap} of all the trees in our compound.`, old],
  [`{he} is the ${gap} of our eleven players.`, fast],
  [`The fire officer was the ${gap} of the three rescuers.`, brave],
  [`The last question was the ${gap} of all.`, hard],
  [`This is the ${gap} of the four lakes that we measured.`, deep],
  [`The cloth in this shop is the ${gap} of all.`, cheap],
  [`Of all the ports in the country, ours is the ${gap}.`, large],
]
const asRows: readonly Row[] = [
  [`{she} is as ${gap} as her elder sister.`, tall],
  [`Our goalkeeper is not as ${gap} as theirs.`, good],
  [`The stream is nearly as ${gap} as the river.`, wide],
  [`A rope of palm fibre can be as ${gap} as one of nylon.`, strong],
  [`The second climb was not so ${gap} as the first.`, hard],
  [`The bus from {town} was as ${gap} as a taxi.`, fast],
  [`His excuse was just as ${gap} as yours.`, bad],
  [`The water in this bottle is as ${gap} as rainwater.`, clean],
  [`No other boy in the class is as ${gap} as {he}.`, brave],
  [`The honey from {town} is as ${gap} as sugar.`, sweet],
  [`The hall was almost as ${gap} as the market.`, noisy],
  [`The mosque is as ${gap} as the church beside it.`, old],
]
const doubleRows: readonly Row[] = [
  [`The earlier you start, the ${gap} you will finish.`, early],
  [`The more often you practise, the ${gap} your result will be.`, good],
  [`The nearer we came to the fire, the ${gap} it became.`, hot],
  [`The higher you climb, the ${gap} it is to breathe.`, hard],
  [`The longer the strike lasts, the ${gap} things will be for the patients.`, bad],
  [`The riper the mango, the ${gap} the juice.`, sweet],
  [`The bigger the order, the ${gap} each shirt will be.`, cheap],
  [`The further the boat sailed, the ${gap} the lake became.`, deep],
  [`The more {he} trained, the ${gap} he became.`, strong],
  [`The fuller the hall, the ${gap} it gets.`, noisy],
  [`The fewer the mistakes, the ${gap} your mark will be.`, high],
  [`The smaller the load, the ${gap} the donkey walks.`, fast],
]

const comparedTwice = 'You compared twice: “{comparative}” is a comparative already, so it takes no “more”.'

export const thanForm = ruleForm('than', 'easy', (random) =>
  written(random, thanRows, {
    key: 1,
    principle: 'The word “than” compares two, so the comparative is needed, with -er or with more, never with both.',
    irregular:
      'The word “than” compares two, so the comparative is needed. “Good” and “bad” have comparatives of their own, “better” and “worse”, which never take “more”.',
    reason: '“Than” follows the gap, so the comparative is right',
    hints: ['How many things or times are compared?', 'Which word after the gap tells you the form?'],
    wrong: [
      [0, 'than', 'The simple form does not compare, but “than” shows a comparison of two.'],
      [2, 'than', 'The superlative picks out one of three or more, but “than” compares only two.'],
      [3, 'double', comparedTwice],
    ],
  }),
)

export const twoForm = ruleForm('two', 'medium', (random) =>
  written(random, twoRows, {
    key: 1,
    principle: 'When only two are compared, formal English uses the comparative, even after “the”.',
    reason: 'The sentence speaks of two only, so the comparative is right',
    hints: ['How many are compared in this sentence?', 'Which degree is for two, and which is for three or more?'],
    wrong: [
      [2, 'two', 'The superlative is for three or more, but the sentence speaks of two only.'],
      [0, 'two', 'The simple form does not compare, but one of two is picked out here.'],
      [3, 'double', comparedTwice],
    ],
  }),
)

export const manyForm = ruleForm('many', 'medium', (random) =>
  written(random, manyRows, {
    key: 2,
    principle: 'The superlative picks out one of three or more; a short word takes -est, without “more” or “most”.',
    irregular:
      'The superlative picks out one of three or more; “good” and “bad” have superlatives of their own, “best” and “worst”, without “most”.',
    reason: 'One is picked out of more than two, so the superlative is right',
    hints: [
      'Is one picked out of two, or out of more than two?',
      'Which degree do we use when one is above all the others?',
    ],
    wrong: [
      [1, 'many', 'The comparative is for two, but here one is picked out of more than two.'],
      [0, 'many', 'The simple form does not compare, but one is picked out of more than two.'],
      [
        3,
        'double',
        'The form “{slip}” compares twice, and even one comparative is only for two, but one is picked out of more than two.',
      ],
    ],
  }),
)

export const asForm = ruleForm('as', 'easy', (random) =>
  written(random, asRows, {
    key: 0,
    principle:
      'Between “as … as” and “so … as” the word stays in its simple form, because these two words make the comparison.',
    reason: 'The words “{as}” before the gap and “as” after it make the comparison, so the simple form is right',
    hints: [
      'Look at the words on both sides of the gap.',
      'Does the sentence say that one has more, or how far the two are equal?',
    ],
    wrong: [
      [1, 'as', 'The comparative goes with “than”, but here the second part begins with “as”.'],
      [2, 'as', 'The superlative picks out one of several, but “as” only says how far two are equal.'],
      [3, 'as', 'The form “{slip}” compares twice, but between “{as}” and “as” the word keeps its simple form.'],
    ],
  }),
)

export const doubleForm = ruleForm('the-the', 'medium', (random) =>
  written(random, doubleRows, {
    key: 1,
    principle:
      'In the pattern “the … , the …” both halves have a comparative: when one thing changes, so does the other.',
    reason: 'The first half has a comparative, so the second half has one too',
    hints: ['Look at the form after the first “the”.', 'Both halves of this pattern have the same degree.'],
    wrong: [
      [0, 'both', 'The simple form does not show a change, but both halves of this pattern need a comparative.'],
      [2, 'both', 'The superlative picks out one of several, but this pattern needs two comparatives.'],
      [3, 'double', comparedTwice],
    ],
  }),
)

interface Choice {
  /** The place of the key among the degrees. */
  key: number
  principle: string
  /** The principle for “good” and “bad”, whose degrees have no endings. */
  irregular?: string
  reason: string
  hints: readonly [string, string]
  wrong: readonly (readonly [place: number, rule: string, because: string])[]
}

function written(random: Random, rows: readonly Row[], choice: Choice): WrittenGap {
  const { key, principle, irregular = principle, reason, hints, wrong } = choice
  const [sentence, degrees] = random.pick(rows)
  const [, comparative, , slip] = degrees
  const as = sentence.includes(`so ${gap}`) ? 'so' : 'as'
  const told = (text: string) => text.replace('{comparative}', comparative).replace('{slip}', slip).replace('{as}', as)
  return {
    sentence: filled(sentence, random),
    key: at(degrees, key),
    wrong: wrong.map(([place, rule, because]) => ({ text: at(degrees, place), rule, because: told(because) })),
    principle: degrees === good || degrees === bad ? irregular : principle,
    reason: told(reason),
    hints,
    frame: sentence,
  }
}
