import type { Difficulty } from '@sabi/shared/content/question'
import { capital, gap } from './rule-form.ts'
import { formsOf, type RuleRow } from './rule-rows.ts'

type Misfit = readonly [verb: string, what: string]
type Third = readonly [text: string, rule: 'order' | 'form' | 'number' | 'tense', because: string]

/**
 * What opens the sentence and what follows the gap; the words of the gap and the same words as a statement; a form of the verb that does
 * not go with the helping verb, and what it is.
 */
type Row = readonly [
  difficulty: Difficulty,
  frame: readonly [opener: string, rest: string],
  words: readonly [helper: string, subject: string, verb: string, plain: string],
  misfit: Misfit,
  third: Third,
]

const limiting =
  'When “only” with a time or a means opens a sentence, the helping verb of the main clause comes before the subject, as in a question.'
const negative =
  'After a negative or limiting opener, formal English puts the helping verb before the subject, as in a question, and leaves the main verb in its place.'
const degree =
  'When “so” with an adjective opens a sentence and “that” brings the result, the verb comes before its subject.'

const mainVerbFirst = (text: string, opener: string): Third => [
  text,
  'order',
  `In “${text}” the main verb itself comes before the subject, but after “${opener.toLowerCase()}” only a helping verb does.`,
]
const statement = (text: string, opener: string): Third => [
  text,
  'order',
  `The words “${text}” have no helping verb before the subject, as if “${opener.toLowerCase()}” did not open the sentence.`,
]

const rows: readonly Row[] = [
  [
    'easy',
    ['Never', 'so proud of our little brother.'],
    ['have', 'we', 'been', 'we have been'],
    ['be', 'a base form, and “have” needs a participle'],
    statement('we were', 'Never'),
  ],
  [
    'easy',
    ['Seldom', "meat in my grandmother's house."],
    ['do', 'we', 'eat', 'we eat'],
    ['ate', 'a past form, and “do” needs a base form'],
    mainVerbFirst('eat we', 'Seldom'),
  ],
  [
    'easy',
    ['Rarely', 'a mistake in the accounts of the union.'],
    ['does', 'Musa', 'make', 'Musa makes'],
    ['makes', 'a form with -s, and “does” carries that -s already'],
    mainVerbFirst('makes Musa', 'Rarely'),
  ],
  [
    'easy',
    ['Not once', 'during the long journey to Lokoja.'],
    ['did', 'the child', 'complain', 'the child complained'],
    ['complained', 'a past form, and “did” carries the past already'],
    mainVerbFirst('complained the child', 'Not once'),
  ],
  [
    'medium',
    ['Under no circumstances', 'the gate after midnight.'],
    ['should', 'you', 'open', 'you should open'],
    ['opened', 'a past form, and “should” needs a base form'],
    statement('you open', 'Under no circumstances'),
  ],
  [
    'medium',
    ['On no account', 'on this bridge without a helmet.'],
    ['may', 'cyclists', 'ride', 'cyclists may ride'],
    ['riding', 'a form with -ing, and “may” needs a base form'],
    statement('cyclists ride', 'On no account'),
  ],
  [
    'easy',
    ['Nowhere else in Benue', 'oranges as sweet as these.'],
    ['can', 'you', 'find', 'you can find'],
    ['found', 'a past form, and “can” needs a base form'],
    mainVerbFirst('find you', 'Nowhere else'),
  ],
  [
    'medium',
    ['At no time', 'of cheating in the examination.'],
    ['was', 'Ebiere', 'accused', 'Ebiere was accused'],
    ['accuse', 'a base form, and the passive with “was” needs a participle'],
    [
      'did Ebiere accused',
      'form',
      '“Did” needs a base form, and would make her the person who accuses, not the one accused.',
    ],
  ],
  [
    'medium',
    ['Only then', 'that the keys were still in the car.'],
    ['did', 'the driver', 'remember', 'the driver remembered'],
    ['remembered', 'a past form, and “did” carries the past already'],
    mainVerbFirst('remembered the driver', 'Only then'),
  ],
  [
    'medium',
    ['Only by working at night', 'the fees of her three sons.'],
    ['could', 'the widow', 'pay', 'the widow could pay'],
    ['paid', 'a past form, and “could” needs a base form'],
    statement('the widow paid', 'Only by working at night'),
  ],
  [
    'medium',
    ['Not until the rain stopped', 'the missing goat.'],
    ['did', 'the boys', 'find', 'the boys found'],
    ['found', 'a past form, and “did” carries the past already'],
    mainVerbFirst('found the boys', 'Not until the rain stopped'),
  ],
  [
    'medium',
    ['Not only', 'the wallet, but he also apologised to the owner.'],
    ['did', 'the boy', 'return', 'the boy returned'],
    ['returned', 'a past form, and “did” carries the past already'],
    mainVerbFirst('returned the boy', 'Not only'),
  ],
  [
    'hard',
    ['Hardly', 'the shop when the first customers arrived.'],
    ['had', 'Nneka', 'opened', 'Nneka had opened'],
    ['open', 'a base form, and “had” needs a participle'],
    [
      'has Nneka opened',
      'tense',
      '“Has” belongs to the present, but “arrived” puts both events of this sentence in the past.',
    ],
  ],
  [
    'hard',
    ['No sooner', 'the bridge than cracks appeared in it.'],
    ['had', 'they', 'finished', 'they had finished'],
    ['finish', 'a base form, and “had” needs a participle'],
    ['have they finished', 'tense', '“Have” belongs to the present, but the cracks “appeared” in the past.'],
  ],
  [
    'hard',
    ['Little', 'that his own brother had sold the land.'],
    ['did', 'the chief', 'know', 'the chief knew'],
    ['knew', 'a past form, and “did” carries the past already'],
    mainVerbFirst('knew the chief', 'Little'),
  ],
  [
    'hard',
    ['So heavy', 'that two ferries turned back.'],
    ['was', 'the rain', '', 'the rain was'],
    ['', ''],
    ['were the rain', 'number', '“Were” goes with a plural, but the rain of this sentence is singular.'],
  ],
  [
    'hard',
    ['Only when the nurse smiled', 'that the baby would live.'],
    ['did', 'the family', 'believe', 'the family believed'],
    ['believed', 'a past form, and “did” carries the past already'],
    mainVerbFirst('believed the family', 'Only when the nurse smiled'),
  ],
  [
    'hard',
    ['In no way', 'responsible for what the tenants did.'],
    ['is', 'the landlord', '', 'the landlord is'],
    ['', ''],
    ['are the landlord', 'number', '“Are” goes with a plural, but there is only one landlord in this sentence.'],
  ],
  [
    'hard',
    ['Scarcely', 'when the lights failed again.'],
    ['had', 'the play', 'begun', 'the play had begun'],
    ['began', 'the simple past, and “had” needs a participle'],
    ['has the play begun', 'tense', '“Has” belongs to the present, but “failed” puts the whole evening in the past.'],
  ],
]

export const inversionForms = formsOf(rows.map(written))

function written([
  difficulty,
  [opener, rest],
  [helper, subject, verb, plain],
  [misfitVerb, what],
  third,
]: Row): RuleRow {
  const misfitHelper = verb === '' ? (helper === 'was' ? 'did' : 'does') : helper
  const said = opener.charAt(0).toLowerCase() + opener.slice(1)
  return {
    difficulty,
    sentence: `${opener} ${gap} ${rest}`,
    key: `${helper} ${subject} ${verb}`.trim(),
    wrong: [
      [
        plain,
        'order',
        `In “${plain}” the subject comes first, as in a plain statement, although “${said}” opens the sentence.`,
      ],
      [
        `${misfitHelper} ${subject} ${misfitVerb}`.trim(),
        'form',
        verb === ''
          ? `“${capital(misfitHelper)}” needs a main verb after the subject, but this sentence only has a form of “be”.`
          : `The order is that of a question, yet “${misfitVerb}” is ${what}.`,
      ],
      third,
    ],
    principle: opener.startsWith('So ') ? degree : opener.startsWith('Only') ? limiting : negative,
    step: `“${opener}” opens this sentence, so ${helper === 'is' || helper === 'was' ? 'the form of “be”' : `the helping verb “${helper}”`} comes before its subject${verb === '' ? '' : `, and the main verb follows in the form that goes with “${helper}”`}`,
    hints: [
      'Look at the first words of the sentence: are they negative, or do they limit what follows?',
      'Turn the words of the gap into a question, then check the form of the main verb.',
    ],
  }
}
