import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow, type RuleRow } from './rule-rows.ts'

const active: readonly OneRuleRow[] = [
  [
    'easy',
    `The sermon was so ${gap} that half of the congregation fell asleep.`,
    'boring',
    'The sermon has this effect on others, so the form with -ing is needed',
    [
      ['bored', 'The congregation felt that; the sermon feels nothing but has an effect on others.'],
      ['bore', 'After “was so” an adjective is needed, but this is a base form or a noun.'],
      ['boredom', 'After “was so” an adjective is needed, but this is a noun for the feeling.'],
    ],
  ],
  [
    'medium',
    `Not ${gap} what to say, the witness looked at his lawyer.`,
    'knowing',
    'The witness is the one who does not know, so the form with -ing is needed',
    [
      ['known', 'The past participle would mean that others did not know the witness.'],
      ['know', 'A base form has no subject here; the comma needs a participle before it.'],
      ['knew', 'A past form needs a subject before it, and none comes before “not”.'],
    ],
  ],
  [
    'hard',
    `${gap} his breakfast, Musa ran to catch the school bus.`,
    'Having eaten',
    'Musa did this himself, before he ran, so “having” and a past participle are needed',
    [
      ['Having ate', '“Having” needs the past participle of the verb, but this is the past form.'],
      ['Have eaten', 'Without -ing the helping verb would need a subject before it.'],
      ['Eaten', 'The past participle without “having” would mean that Musa was eaten.'],
    ],
  ],
]
const passive: readonly OneRuleRow[] = [
  [
    'easy',
    `The mechanic has replaced the ${gap} windscreen.`,
    'broken',
    'Something broke the windscreen, so the past participle is needed',
    [
      ['breaking', 'That form would say that the windscreen was in the act of breaking.'],
      ['broke', 'That is the simple past, which cannot describe a noun in standard English.'],
      ['break', 'A base form of the verb cannot describe the noun “windscreen”.'],
    ],
  ],
  [
    'medium',
    `All the passengers ${gap} in the accident have now left hospital.`,
    'injured',
    'The passengers were acted on, so the past participle is needed',
    [
      ['injuring', 'That form would make the passengers those who hurt others.'],
      ['were injured', 'The sentence has its verb, “have left”, and nothing joins a second one to it.'],
      ['injure', 'A base form would be a second verb beside “have left”, and an active one.'],
    ],
  ],
  [
    'hard',
    `${gap} from the top of the rock, the houses of Abeokuta look like toys.`,
    'Seen',
    'Somebody sees the houses, so the past participle is needed',
    [
      ['Seeing', 'The subject is “the houses”, and houses cannot see anything.'],
      ['Having seen', 'With “having” the houses would be those who have seen something.'],
      ['Saw', 'A past form needs a subject before it, and there is none.'],
    ],
  ],
]
const connectives: readonly RuleRow[] = [
  {
    difficulty: 'easy',
    sentence: `Ladi wore a thick coat ${gap} it was very cold on the hill.`,
    key: 'because',
    wrong: [
      ['because of', 'clause', 'With “of” the phrase needs a noun, but a subject and a verb follow.'],
      ['due to', 'clause', 'This phrase needs a noun, but a subject and a verb follow.'],
      ['although', 'relation', 'This brings something unexpected, but a coat is usual in the cold.'],
    ],
    principle: '“Because” comes before a clause that gives a reason; “because of” and “due to” come before a noun.',
    step: 'A clause, “it was very cold”, gives the reason',
    hints: ['Is a clause or a noun after the gap?', 'Is the cold a reason for the coat, or a surprise?'],
  },
  {
    difficulty: 'medium',
    sentence: `The bank was closed; ${gap}, we could not cash the cheque.`,
    key: 'therefore',
    wrong: [
      ['nevertheless', 'relation', 'This brings something unexpected, but a closed bank pays no one.'],
      ['otherwise', 'relation', 'This means “if not”, but with an open bank we could have cashed it.'],
      ['because', 'clause', 'This begins a clause with a reason and has no comma after it.'],
    ],
    principle: '“Therefore” after a semicolon brings the result of what was said before.',
    step: 'The closed bank is the reason, and the rest is the result',
    hints: ['Is the second part a reason, a result or a surprise?', 'Which words may be followed by a comma?'],
  },
  {
    difficulty: 'medium',
    sentence: `That night Kunle took a torch with him ${gap} the path was dark.`,
    key: 'since',
    wrong: [
      ['so that', 'relation', 'This brings a purpose, but nobody takes a torch to make a path dark.'],
      ['unless', 'relation', 'This means “if not”, but the torch is for a dark path.'],
      ['despite', 'clause', 'This needs a noun after it, but a subject and a verb follow.'],
    ],
    principle: '“Since” can bring a reason, like “because”, and is then followed by a clause.',
    step: 'The dark path is the reason for the torch',
    hints: ['Is the dark path a reason or a purpose?', 'Is a clause or a noun after the gap?'],
  },
  {
    difficulty: 'hard',
    sentence: `${gap} the chairman has arrived, the meeting can begin at last.`,
    key: 'Now that',
    wrong: [
      ['Lest', 'relation', 'This brings what one wants to prevent, but everybody waited for him.'],
      ['As though', 'relation', 'This brings a comparison with what is not so, but he is really here.'],
      ['Owing to', 'clause', 'This needs a noun after it, but a subject and a verb follow.'],
    ],
    principle: '“Now that” brings a new state of things that is a reason for the rest.',
    step: 'The chairman is here, and so the meeting can begin',
    hints: ['Is his arrival a reason, a comparison or a danger?', 'Is a clause or a noun after the gap?'],
  },
  {
    difficulty: 'hard',
    sentence: `Tired ${gap} she was, the nurse stayed with the child until morning.`,
    key: 'though',
    wrong: [
      ['because', 'relation', 'A reason does not fit: nobody stays awake because of being tired.'],
      ['since', 'relation', 'A reason does not fit, and this word cannot follow an adjective in this way.'],
      ['despite', 'clause', 'This needs a noun after it, but a subject and a verb follow.'],
    ],
    principle:
      '“Though” (or “as”) may follow an adjective at the head of a clause that says something against the rest.',
    step: 'She was tired, but she stayed',
    hints: ['Begin again with “She was tired, but …”.', 'Is her tiredness a reason, or against the rest?'],
  },
]

export const participleForms = formsOf([
  ...rowsOf(
    {
      rule: 'active',
      principle:
        'A participle with -ing describes the one who acts or has an effect; “having” and a past participle put the act before another.',
      hints: ['Does the noun act, or does something act on it?', 'Which noun does the participle describe?'],
    },
    active,
  ),
  ...rowsOf(
    {
      rule: 'passive',
      principle: 'A past participle describes the one that something is done to, or was done to.',
      hints: ['Does the noun act, or does something act on it?', 'Which noun does the participle describe?'],
    },
    passive,
  ),
  ...connectives,
])
