import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow, type RuleRow } from './rule-rows.ts'

/** A wrong option breaks the rule 'person' if it has -self for another person, 'self' if it has no -self, and 'form' if no such word exists. */
const reflexives: readonly RuleRow[] = [
  {
    difficulty: 'easy',
    sentence: `I painted the whole kitchen by ${gap}; nobody helped me.`,
    key: 'myself',
    wrong: [
      ['me', 'self', '“By me” names the doer after a passive, but the verb here is active.'],
      ['mine', 'self', '“Mine” says what belongs to me, but the sentence says that I was alone.'],
      ['meself', 'form', 'You joined -self to the object form, but the first person has “my” before it.'],
    ],
    principle: '“By” with a form in -self means “alone, without help”; the form goes with the subject.',
    step: 'The subject is “I”, and I worked alone',
    hints: ['The phrase means “alone”.', 'Who is the subject of the sentence?'],
  },
  {
    difficulty: 'easy',
    sentence: `The king ${gap} came out to greet the injured workers.`,
    key: 'himself',
    wrong: [
      ['him', 'self', '“Him” is an object, and “came out” has no object.'],
      ['hisself', 'form', 'You joined -self to the possessive, but the standard form has the object form in it.'],
      ['itself', 'person', 'That form goes with things and animals, but a king is a person.'],
    ],
    principle: 'A form in -self directly after a noun stresses it: that very person, and no one in his place.',
    step: 'The form stresses “the king”, who is one man',
    hints: ['The word stresses the noun before it.', 'Is the noun a man, a woman or a thing?'],
  },
  {
    difficulty: 'medium',
    sentence: `“Children, please help ${gap} to some more rice,” said our hostess.`,
    key: 'yourselves',
    wrong: [
      ['yourself', 'person', 'That form is for one person, but she speaks to the children.'],
      ['themselves', 'person', 'She speaks to the children and not about them.'],
      ['you', 'self', 'Those who help and those who are helped are the same, so “you” needs -selves.'],
    ],
    principle: 'When subject and object are the same, the object has -self or, in the plural, -selves.',
    step: 'The subject of “help” is “you”, and several children are meant',
    hints: ['To whom does the hostess speak?', 'Does she speak to one person or to more?'],
  },
  {
    difficulty: 'medium',
    sentence: `Mrs Bello prides ${gap} on her clean kitchen.`,
    key: 'herself',
    wrong: [
      ['her', 'self', 'You used the plain object, but “pride” always takes a form in -self.'],
      ['hers', 'self', '“Hers” says what belongs to her, but “pride” takes a form in -self.'],
      ['himself', 'person', 'The form must go with the subject, which is a woman.'],
    ],
    principle: 'Verbs such as “pride” and “absent” take as object a form in -self that goes with the subject.',
    step: 'The subject is “Mrs Bello”, one woman',
    hints: ['Whom does one pride on something?', 'Is the subject a man or a woman, one or several?'],
  },
]
const reciprocals: readonly OneRuleRow[] = [
  [
    'medium',
    `My two neighbours never speak; they pass ${gap} in silence.`,
    'each other',
    'The first passes the second, and the second the first',
    [
      ['themselves', 'With “themselves” each neighbour would pass his own body, which is impossible.'],
      ['each others', 'The phrase for an action between two takes no -s without an owner.'],
      ['theirselves', 'No such form exists in standard English, and nobody can pass himself.'],
    ],
  ],
]
const owners: readonly OneRuleRow[] = [
  [
    'hard',
    `The two rivals praised each ${gap} work in public, to our surprise.`,
    "other's",
    'The work belongs to the other rival each time, so the phrase is an owner',
    [
      ["others'", 'The apostrophe follows a plural, but after “each” one person is meant.'],
      ['others', 'Without an apostrophe the plural does not show whose work was praised.'],
      ['other', 'The noun “work” follows, so the owner needs an apostrophe and s.'],
    ],
  ],
]

export const reflexiveForms = formsOf([
  ...reflexives,
  ...rowsOf(
    {
      rule: 'each other',
      principle:
        '“Each other” is used when two do the same, one to the other; a form in -self sends the action back to the doer.',
      hints: [
        'Whom does each neighbour pass: his own body or the other man?',
        'Does anything in the sentence belong to somebody, so that an owner is needed?',
      ],
    },
    reciprocals,
  ),
  ...rowsOf(
    {
      rule: 'each other',
      principle:
        '“Each other” is used when two do the same, one to the other; its possessive is “each other’s”, with the apostrophe before the s.',
      hints: [
        'Whose work did each of them praise?',
        'How many people does “each” set on the other side: one or several?',
      ],
    },
    owners,
  ),
])
