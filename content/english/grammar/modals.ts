import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow, type RuleRow } from './rule-rows.ts'

/** A wrong option breaks the rule 'meaning', or the rule 'form' if no such verb form exists after the modal verb. */
const modals: readonly RuleRow[] = [
  {
    difficulty: 'easy',
    sentence: `You ${gap} park here: the sign forbids it.`,
    key: 'must not',
    wrong: [
      ['need not', 'meaning', 'That leaves you free to park or not, but the sign forbids it.'],
      ['do not have to', 'meaning', 'That says that there is no duty, but the sign forbids parking.'],
      ['must not to', 'form', 'After a modal verb such as “must” no “to” comes before the base form.'],
    ],
    principle: '“Must not” forbids; “need not” and “do not have to” only say that there is no duty.',
    step: 'The sign forbids parking',
    hints: ['Is parking forbidden, or only not necessary?', 'What follows a modal verb: “to” or the base form?'],
  },
  {
    difficulty: 'medium',
    sentence: `Tomorrow is a holiday, so you ${gap} get up early if you do not want to.`,
    key: 'need not',
    wrong: [
      ['must not', 'meaning', 'That forbids getting up early, but the choice is left to you.'],
      ['cannot', 'meaning', 'That says that it is impossible, but the choice is left to you.'],
      ['need not to', 'form', 'After “need not” no “to” comes before the base form.'],
    ],
    principle: '“Need not” says that there is no duty; “must not” forbids.',
    step: 'On a holiday there is no duty to get up early',
    hints: ['Is getting up early forbidden, or only not necessary?', 'What follows “need not”: “to” or the base form?'],
  },
  {
    difficulty: 'medium',
    sentence: `The light is on and I can hear his voice, so Uncle Femi ${gap} be at home.`,
    key: 'must',
    wrong: [
      ['cannot', 'meaning', 'That says that it is impossible, but the light and the voice show the opposite.'],
      ['need not', 'meaning', 'That says that there is no need, but here a conclusion is drawn from signs.'],
      ['must have', 'meaning', 'That draws a conclusion about the past and needs “been” after it, but “be” follows.'],
    ],
    principle: '“Must” draws a sure conclusion from signs; its opposite is “cannot”.',
    step: 'The light and the voice make it sure that he is in',
    hints: ['What do the light and the voice show?', 'Look at the form of the verb that follows the gap.'],
  },
  {
    difficulty: 'medium',
    sentence: `Ada ${gap} my letter yet, because I posted it only an hour ago.`,
    key: 'cannot have received',
    wrong: [
      ['must have received', 'meaning', 'That is sure that she has it, but the post takes longer than an hour.'],
      ['cannot have receive', 'form', 'After “have” the past participle is needed, but this is the base form.'],
      ['cannot received', 'form', 'After “cannot” a base form is needed, and here “have” is missing.'],
    ],
    principle: '“Cannot have” and a past participle say that something is certain not to have happened.',
    step: 'In an hour no letter arrives by post',
    hints: ['Is it sure or impossible that the letter has arrived?', 'Which form of the verb follows “have”?'],
  },
  {
    difficulty: 'hard',
    sentence: `You ${gap} the tablets last night; it was wrong of you to leave them in the packet.`,
    key: 'should have taken',
    wrong: [
      ['must have taken', 'meaning', 'That concludes that the tablets were taken, but they were left in the packet.'],
      ['should have took', 'form', 'After “have” the past participle is needed, but this is the past form.'],
      [
        'need not have taken',
        'meaning',
        'That means that they were taken without need, but they were left in the packet.',
      ],
    ],
    principle: '“Should have” and a past participle name a duty that was not done.',
    step: 'It was wrong to leave them, so there was a duty that was not done',
    hints: ['Were the tablets taken?', 'Which form of the verb follows “have”?'],
  },
]
const mixed: readonly OneRuleRow[] = [
  [
    'medium',
    `We ${gap} hungry now if we had brought some bread with us this morning.`,
    'would not be',
    'The condition is past, but “now” puts the result in the present',
    [
      ['will not be', '“Will” looks to the future of a condition that may still be met.'],
      ['are not', '“Are not” states a fact, but in fact we are hungry now.'],
      ['had not been', '“Had” goes into the if-clause; the main clause needs “would”.'],
    ],
  ],
  [
    'hard',
    `If Ene were not afraid of water, she ${gap} the boat to Bonny yesterday.`,
    'would have taken',
    'The condition is always true of her, but “yesterday” puts the result in the past',
    [
      ['would take', '“Would take” speaks of now or later, but “yesterday” is past.'],
      ['had taken', '“Had taken” goes into an if-clause; the main clause needs “would have”.'],
      ['will have taken', '“Will” goes with a condition that may still be met, and “yesterday” is past.'],
    ],
  ],
  [
    'hard',
    `If the driver had not been so careless last night, his two passengers ${gap} alive today.`,
    'would be',
    'The condition is past, but “today” puts the result in the present',
    [
      ['will be', '“Will” looks to the future of a condition that may still be met.'],
      ['are', '“Are” states a fact, but in fact the passengers are dead.'],
      ['had been', '“Had been” goes into the if-clause; the main clause needs “would”.'],
    ],
  ],
]

export const modalForms = formsOf([
  ...modals,
  ...rowsOf(
    {
      rule: 'mixed condition',
      principle:
        'When an unreal condition and its result belong to different times, each clause takes the form of its own time: “had” and a participle, or a past form, after “if”; “would” or “would have” in the main clause.',
      hints: [
        'Which words show the time of the condition, and which the time of the result?',
        'The two clauses may differ in time: choose the form of the gap by the time of its own clause.',
      ],
    },
    mixed,
  ),
])
