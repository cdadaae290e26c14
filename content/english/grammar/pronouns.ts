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

type Row = readonly [sentence: string, persons: readonly Person[]]

/** The gap is one of two subjects of a verb. */
const subjectRows: readonly Row[] = [
  [`{she} and ${gap} were the first to reach the hall this morning.`, ['i', 'he']],
  [`My sister and ${gap} wash the plates after supper.`, ['i', 'they']],
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
  [`The principal has invited {she} and ${gap} to lunch.`, ['i', 'he']],
  [`The dog chased {he} and ${gap} as far as the river.`, ['i', 'we']],
  [`Please help {she} and ${gap} to move the piano.`, ['i', 'he']],
  [`Nobody saw the watchman or ${gap} at the gate.`, ['i', 'they']],
  [`The journalist photographed the winner and ${gap} outside the stadium.`, ['i', 'they']],
  [`Our aunt in {town} took {he} and ${gap} to the museum.`, ['i', 'we']],
  [`The teacher made {she} and ${gap} read the poem again.`, ['i', 'he']],
  [`The rain soaked the porters and ${gap} before we found a roof.`, ['i', 'we']],
  [`The bees stung the farmer and ${gap} while we were picking mangoes.`, ['i', 'we']],
  [`Grandfather taught {he} and ${gap} how to mend a net.`, ['i', 'we']],
  [`The committee chose Dr Ali and ${gap} from among twenty applicants.`, ['i', 'she']],
  [`The noise woke my parents and ${gap} at three in the morning.`, ['i', 'we']],
]

/** The gap follows a preposition. */
const afterRows: readonly Row[] = [
  [`The final of the quiz will be between you and ${gap}.`, ['i', 'they']],
  [`The headmaster bought tickets for {she} and ${gap}.`, ['i', 'we']],
  [`The letter from {town} was addressed to my brother and ${gap}.`, ['i', 'we']],
  [`The bus to {town} left without {he} and ${gap}.`, ['i', 'she']],
  [`The goat ran straight towards the twins and ${gap}.`, ['i', 'we']],
  [`The old woman divided the groundnuts between {she} and ${gap}.`, ['i', 'we']],
  [`A man in a blue cap sat behind my mother and ${gap} in the bus.`, ['i', 'we']],
  [`The clerk was rude to the other customers and ${gap}.`, ['i', 'they']],
  [`The coach is very pleased with {he} and ${gap}.`, ['i', 'we']],
  [`The bank will write to the treasurer and ${gap} about the loan.`, ['i', 'they']],
  [`The lawyer sent copies of the will to my uncle and ${gap}.`, ['i', 'we']],
  [`Wait here for {she} and ${gap} until the rain is over.`, ['i', 'we']],
]

type RelativeRow = readonly [sentence: string, key: 'who' | 'whom' | 'whose' | 'which']

/** The gap begins a relative clause. */
const relativeRows: readonly RelativeRow[] = [
  [`The trader ${gap} stall was burnt down has received a loan.`, 'whose'],
  [`The boy ${gap} father repairs clocks wants to be an engineer.`, 'whose'],
  [`A widow ${gap} roof leaks should apply to the council for help.`, 'whose'],
  [`We honoured the nurse ${gap} courage had saved six children.`, 'whose'],
  [`The officer to ${gap} I reported the theft wrote down every word.`, 'whom'],
  [`The farmer from ${gap} we buy our yams lives near {town}.`, 'whom'],
  [`She thanked the stranger without ${gap} she would have drowned.`, 'whom'],
  [`The colleague with ${gap} I share an office is on leave.`, 'whom'],
  [`The woman ${gap} sells bean cakes at the gate is a retired teacher.`, 'who'],
  [`The passengers ${gap} were injured have left the hospital.`, 'who'],
  [`Anybody ${gap} saw the accident should speak to the police.`, 'who'],
  [`The chair on ${gap} he was standing broke in two.`, 'which'],
  [`The well from ${gap} we draw water is dry in March.`, 'which'],
  [`The pen with ${gap} the treaty was signed is in a museum in {town}.`, 'which'],
]
const relativeUses = {
  who: 'a person does something, and the verb that follows lacks its subject',
  whom: 'a preposition comes before the pronoun, which means a person',
  whose: 'a noun follows that belongs to somebody',
  which: 'a preposition comes before the pronoun, which means a thing',
} as const

export const subjectForm = ruleForm('subject', 'easy', (random) =>
  written(random, subjectRows, {
    place: 0,
    principle: 'A pronoun that is the subject of a verb, alone or with others, has the subject form.',
    reason: 'The gap is part of the subject of the verb, so the subject form is needed',
    hints: [
      'Leave out the other person and read the sentence with the pronoun only.',
      'Is the gap about who acts or about who is acted on?',
    ],
    wrong: [
      [1, 'case', 'You chose an object form, but the gap is part of the subject of the verb.'],
      [2, 'reflexive', 'A form with -self needs an earlier word that means the same person, and there is none.'],
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
      'Leave out the other person and read the sentence with the pronoun only.',
      'Is the gap about who acts or about who is acted on?',
    ],
    wrong: [
      [0, 'case', 'You chose a subject form, but the gap is part of the object of the verb.'],
      [2, 'reflexive', 'A form with -self needs a subject that means the same person, and here it is another.'],
      [3, 'possessive', 'A possessive says whose something is, but here a person is acted on.'],
    ],
  }),
)

export const afterForm = ruleForm('after-preposition', 'medium', (random) =>
  written(random, afterRows, {
    place: 1,
    principle: 'After a preposition such as between, for, to, with or without, a pronoun has the object form.',
    reason: 'The gap follows a preposition, also if another person is named first, so the object form is needed',
    hints: [
      'Which small word before the two persons decides about the form?',
      'Leave out the first person: which pronoun fits directly after that word?',
    ],
    wrong: [
      [0, 'case', 'You chose a subject form, which sounds polite to many, but a preposition needs an object form.'],
      [2, 'reflexive', 'A form with -self needs a subject that means the same person, and here it is another.'],
      [3, 'possessive', 'A possessive says whose something is, but after the preposition a person is meant.'],
    ],
  }),
)

export const relativeForm = ruleForm('relative', 'hard', (random) => {
  const [sentence, key] = random.pick(relativeRows)
  const others = (['who', 'whom', 'whose', 'which'] as const).filter((word) => word !== key)
  return {
    sentence: filled(sentence, random),
    key,
    wrong: others.map((text) => ({
      text,
      rule: ruleOf(key, text),
      because: `You need “${text}” where ${relativeUses[text]}, but here ${relativeUses[key]}.`,
    })),
    principle: 'Who is a subject, whom follows a preposition, whose comes before a noun, and which is for things.',
    reason: `Here ${relativeUses[key]}`,
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

function written(random: Random, rows: readonly Row[], { place, principle, reason, hints, wrong }: Choice): WrittenGap {
  const [sentence, allowed] = random.pick(rows)
  const forms = persons[random.pick(allowed)].split(' ')
  return {
    sentence: filled(sentence, random),
    key: at(forms, place),
    wrong: wrong.map(([other, rule, because]) => ({ text: at(forms, other), rule, because })),
    principle,
    reason,
    hints,
    frame: sentence,
  }
}
