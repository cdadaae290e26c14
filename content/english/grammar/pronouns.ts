import { at, type Random } from '../../engine/random.ts'
import { filled, gap, ruleForm, type WrittenGap } from './rule-form.ts'

/**
 * A person as 'subject object reflexive possessive'. 'His' and 'hers' may replace a noun named before, so those persons come only
 * after names.
 */
const persons = {
  i: 'I me myself my',
  he: 'he him himself his',
  she: 'she her herself hers',
  we: 'we us ourselves our',
  they: 'they them themselves their',
} as const
type Person = keyof typeof persons

/** With the subject of the verb as a reason names it, where the gap is not part of the subject. */
type Row = readonly [sentence: string, persons: readonly Person[], subject?: string]

/** The gap is one of two subjects of a verb. */
const subjectRows: readonly Row[] = [
  [`{she} and ${gap} were the first to reach the hall this morning.`, ['i', 'he']],
  [`When our cousins visit us, my sister and ${gap} wash the plates.`, ['i', 'they']],
  [`The twins and ${gap} have joined the drama club.`, ['i', 'we']],
  [`{he}, {she} and ${gap} are going to represent our class in the debate.`, ['i', 'they']],
  [`Because {he} and ${gap} live far from school, they leave home at six.`, ['she', 'he']],
  [`The driver said that Mrs Obi and ${gap} had paid for two seats.`, ['i', 'she']],
  [`When the bell rang, the monitor and ${gap} collected the exercise books.`, ['i', 'they']],
  [`In the holidays my cousins and ${gap} help on the farm near {town}.`, ['i', 'we']],
  [`Did you and ${gap} see the eclipse yesterday?`, ['he', 'they']],
  [`The choir sang after the bishop and ${gap} had lit the candles.`, ['we', 'they']],
  [`Neither {she} nor ${gap} knew where the keys were.`, ['i', 'he']],
  [`The captain and ${gap} argued with the referee about the goal.`, ['i', 'we']],
]

/** The gap is one of two objects of a verb. */
const objectRows: readonly Row[] = [
  [`The principal has invited {she} and ${gap} to lunch.`, ['i', 'he'], '“the principal”'],
  [`The dog chased {he} and ${gap} as far as the river.`, ['i', 'we'], '“the dog”'],
  [`Please help {she} and ${gap} to move the piano.`, ['i', 'he'], '“you”, which is left out'],
  [`Nobody saw the watchman or ${gap} at the gate.`, ['i', 'they'], '“nobody”'],
  [`The journalist photographed the winner and ${gap} outside the stadium.`, ['i', 'they'], '“the journalist”'],
  [`Our aunt in {town} took {he} and ${gap} to the museum.`, ['i', 'we'], '“our aunt”'],
  [`The teacher made {she} and ${gap} read the poem again.`, ['i', 'he'], '“the teacher”'],
  [`The rain soaked the porters and ${gap} before we found shelter.`, ['i', 'we'], '“the rain”'],
  [`The bees stung the farmer and ${gap} while we were picking mangoes.`, ['i', 'we'], '“the bees”'],
  [`Grandfather taught {he} and ${gap} how to mend a net.`, ['i', 'we'], '“grandfather”'],
  [`The committee chose Dr Ali and ${gap} from among twenty applicants.`, ['i', 'she'], '“the committee”'],
  [`The noise woke my parents and ${gap} at three in the morning.`, ['i', 'we'], '“the noise”'],
]

/** The gap follows a preposition. */
const afterRows: readonly Row[] = [
  [`The final of the quiz will be between you and ${gap}.`, ['i', 'they'], '“the final”'],
  [`The headmaster bought tickets for {she} and ${gap}.`, ['i', 'we'], '“the headmaster”'],
  [`The letter from {town} was addressed to my brother and ${gap}.`, ['i', 'we'], '“the letter”'],
  [`The bus to {town} left without {he} and ${gap}.`, ['i', 'she'], '“the bus”'],
  [`The goat ran straight towards the twins and ${gap}.`, ['i', 'we'], '“the goat”'],
  [`The old woman divided the groundnuts between {she} and ${gap}.`, ['i', 'we'], '“the old woman”'],
  [`A man in a blue cap sat behind my mother and ${gap} in the bus.`, ['i', 'we'], '“a man”'],
  [`The clerk was rude to the other customers and ${gap}.`, ['i', 'they'], '“the clerk”'],
  [`The coach is very pleased with {he} and ${gap}.`, ['i', 'we'], '“the coach”'],
  [
    `The members want a loan, so the bank will write to the treasurer and ${gap} about it.`,
    ['i', 'they'],
    '“the bank”',
  ],
  [`The lawyer sent copies of the will to my uncle and ${gap}.`, ['i', 'we'], '“the lawyer”'],
  [`Wait here for {she} and ${gap} until the rain is over.`, ['i', 'we'], '“you”, which is left out'],
]

type Relative = 'who' | 'whom' | 'whose' | 'which'

/**
 * With the words that the reasons need: for a subject the verb, for an owner what is owned and its verb, and after a preposition the
 * preposition and the subject that follows.
 */
type RelativeRow = readonly [sentence: string, key: Relative, before: string, words: readonly [string, string]]

/** The gap begins a relative clause. */
const relativeRows: readonly RelativeRow[] = [
  [`The trader ${gap} stall was burnt down has received a loan.`, 'whose', 'trader', ['stall', 'was burnt down']],
  [`The boy ${gap} father repairs clocks wants to be an engineer.`, 'whose', 'boy', ['father', 'repairs']],
  [`A widow ${gap} roof leaks should apply to the council for help.`, 'whose', 'widow', ['roof', 'leaks']],
  [`We honoured the nurse ${gap} courage had saved six children.`, 'whose', 'nurse', ['courage', 'had saved']],
  [`The officer to ${gap} I reported the theft wrote down every word.`, 'whom', 'officer', ['to', 'I']],
  [`The farmer from ${gap} we buy our yams lives near {town}.`, 'whom', 'farmer', ['from', 'we']],
  [`She thanked the stranger without ${gap} she would have drowned.`, 'whom', 'stranger', ['without', 'she']],
  [`The colleague with ${gap} I share an office is on leave.`, 'whom', 'colleague', ['with', 'I']],
  [`The woman ${gap} sells bean cakes at the gate is a retired teacher.`, 'who', 'woman', ['sells', '']],
  [`The passengers ${gap} were injured have left the hospital.`, 'who', 'passengers', ['were', '']],
  [`Anybody ${gap} saw the accident should speak to the police.`, 'who', 'anybody', ['saw', '']],
  [`The chair on ${gap} he was standing broke in two.`, 'which', 'chair', ['on', 'he']],
  [`The well from ${gap} we draw water is dry in March.`, 'which', 'well', ['from', 'we']],
  [`The pen with ${gap} the treaty was signed is in a museum in {town}.`, 'which', 'pen', ['with', 'the treaty']],
]

interface RelativeWords {
  reason: string
  wrong: Readonly<Partial<Record<Relative, string>>>
}

/** The reasons of a relative question, by its key. */
function relativeWords([, key, before, [first, second]]: RelativeRow): RelativeWords {
  const noThing = `“Which” is for things and animals, but “${before}” is a word for people.`
  if (key === 'whose')
    return {
      reason: `The noun “${first}” follows the gap, and it is the ${before}'s ${first} that is meant`,
      wrong: {
        who: `“Who” would be the subject of the next verb, but “${second}” has its subject already: “${first}”.`,
        whom: `“Whom” is an object form, as in “the ${before} whom I met”, but “${first}” after the gap needs an owner.`,
        which: `“Which” is for things, but a ${before} is a person, and “${first}” after the gap needs an owner.`,
      },
    }
  if (key === 'who')
    return {
      reason: `The verb “${first}” follows the gap and has no other subject, and “${before}” is a word for people`,
      wrong: {
        whom: `“Whom” is an object form, but the verb “${first}” after the gap needs a subject.`,
        whose: `“Whose” needs a noun directly after it, but here the verb “${first}” follows.`,
        which: noThing,
      },
    }
  const noNoun = `“Whose” needs a noun that is owned directly after it, but here a new subject follows: “${second}”.`
  if (key === 'whom')
    return {
      reason: `The gap follows the preposition “${first}”, and “${before}” is a word for people`,
      wrong: {
        who: `“Who” is a subject form, but the gap follows “${first}”, and the verb has its own subject: “${second}”.`,
        whose: noNoun,
        which: noThing,
      },
    }
  return {
    reason: `The gap follows the preposition “${first}”, and a ${before} is a thing`,
    wrong: {
      who: `“Who” is for persons and is a subject form, but a ${before} is a thing, and “${first}” comes before the gap.`,
      whom: `“Whom” may follow “${first}”, but it is for persons, and a ${before} is a thing.`,
      whose: noNoun,
    },
  }
}

const refersBack = 'A form with -self refers back to the subject, and the subject here is {subject}.'

export const subjectForm = ruleForm('subject', 'easy', (random) =>
  written(random, subjectRows, {
    place: 0,
    principle: 'A pronoun that is the subject of a verb, alone or with others, has the subject form.',
    reason: 'The gap is part of the subject of the verb, so the subject form is needed',
    hints: [
      'Leave out the other person or persons, change the verb if it no longer fits, and read the sentence again.',
      'Is the gap about who acts or about who is acted on?',
    ],
    wrong: [
      [1, 'case', 'You chose an object form, but the gap is part of the subject of the verb.'],
      [
        2,
        'reflexive',
        'A form with -self needs a word for the same person before it in its clause, and there is none.',
      ],
      [3, 'possessive', 'A possessive says whose something is, but here a person acts.'],
    ],
  }),
)

export const objectForm = ruleForm('object', 'medium', (random) =>
  written(random, objectRows, {
    place: 1,
    principle: 'A pronoun that is the object of a verb, alone or with others, has the object form.',
    reason: 'The gap is part of the object of the verb, so the object form is needed',
    hints: [
      'Leave out the other person or persons, and read the sentence with the pronoun only.',
      'Is the gap about who acts or about who is acted on?',
    ],
    wrong: [
      [0, 'case', 'You chose a subject form, but the gap is part of the object of the verb.'],
      [2, 'reflexive', refersBack],
      [3, 'possessive', 'A possessive says whose something is, but here a person is acted on.'],
    ],
  }),
)

export const afterForm = ruleForm('after-preposition', 'medium', (random) =>
  written(random, afterRows, {
    place: 1,
    principle: 'After a preposition such as between, for, to, with or without, a pronoun has the object form.',
    reason:
      'The gap follows the preposition “{preposition}”, even though another person is named first, so the object form is needed',
    hints: [
      'Which preposition comes before the two persons or groups?',
      'Put the pronoun directly after the preposition: which form sounds right?',
    ],
    wrong: [
      [0, 'case', 'You chose a subject form{polite}, but the preposition “{preposition}” needs an object form.'],
      [2, 'reflexive', refersBack],
      [3, 'possessive', 'A possessive says whose something is, but after “{preposition}” a person is meant.'],
    ],
  }),
)

export const relativeForm = ruleForm('relative', 'hard', (random) => {
  const row = random.pick(relativeRows)
  const [sentence, key] = row
  const { reason, wrong } = relativeWords(row)
  return {
    sentence: filled(sentence, random),
    key,
    wrong: (['who', 'whom', 'whose', 'which'] as const).flatMap((text) => {
      const because = wrong[text]
      return because === undefined ? [] : [{ text, rule: ruleOf(key, text), because }]
    }),
    principle:
      '“Who” is the subject of the verb that follows; “whom” is its object or follows a preposition; “which” is for things; “whose” shows possession and has a noun directly after it.',
    reason,
    hints: [
      'Is the word before the gap a person, a thing or a preposition?',
      'What follows the gap: a verb, a noun or a new subject?',
    ],
    frame: sentence,
  }
})

/** The first rule that a relative pronoun breaks in the place of another. */
function ruleOf(key: string, text: string): string {
  if (key === 'whose') return 'owner'
  if ((text === 'which') !== (key === 'which') && text !== 'whose') return 'person or thing'
  return text === 'whose' ? 'owner' : 'case'
}

interface Choice {
  /** The place of the key in `persons`. */
  place: number
  principle: string
  reason: string
  hints: readonly [string, string]
  wrong: readonly (readonly [place: number, rule: string, because: string])[]
}

const lastPreposition = /.*\b(between|for|to|towards|behind|with|without) .*______/

function written(random: Random, rows: readonly Row[], { place, principle, reason, hints, wrong }: Choice): WrittenGap {
  const [sentence, allowed, subject = ''] = random.pick(rows)
  const forms = persons[random.pick(allowed)].split(' ')
  const preposition = lastPreposition.exec(sentence)?.[1] ?? ''
  const polite = forms.includes('I') ? ', which sounds polite to many' : ''
  const told = (text: string) =>
    text.replace('{subject}', subject).replace('{preposition}', preposition).replace('{polite}', polite)
  return {
    sentence: filled(sentence, random),
    key: at(forms, place),
    wrong: wrong.map(([other, rule, because]) => ({ text: at(forms, other), rule, because: told(because) })),
    principle,
    reason: told(reason),
    hints,
    frame: sentence,
  }
}
