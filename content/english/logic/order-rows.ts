import { claimRows, type ClaimRow } from './claim-rows.ts'

/** Two events, `x` and `y`, and the time `d` between them, which is 1 if one follows at once. */
const orders: readonly ClaimRow[] = [
  [
    'easy',
    'The bell had hardly rung when the pupils rushed out.',
    ['the pupils left just after the bell', 'x < y & d = 1'],
    '“Hardly … when” sets the bell first and the rush directly behind it',
    [
      [
        'the pupils left just before the bell',
        'y < x & d = 1',
        'The event with “had hardly” comes first, and that is the bell.',
      ],
      [
        'the pupils left long after the bell',
        'x < y & d > 1',
        '“Hardly … when” leaves no time between the two events.',
      ],
      [
        'the pupils left long before the bell',
        'y < x & d > 1',
        'The bell had rung already when the pupils rushed out.',
      ],
    ],
  ],
  [
    'medium',
    'The ferry had no sooner docked than a storm broke.',
    ['the storm began just after the docking', 'x < y & d = 1'],
    '“No sooner … than” sets the docking first and the storm directly behind it',
    [
      [
        'the storm began just before the docking',
        'y < x & d = 1',
        '“No sooner” belongs to the event that came first, the docking.',
      ],
      [
        'the storm began long after the docking',
        'x < y & d > 1',
        '“No sooner … than” leaves no time between the two events.',
      ],
      ['the docking took place after the storm', 'y < x', 'The ferry had docked already when the storm broke.'],
    ],
  ],
  [
    'medium',
    '{she} had scarcely put down the phone when it rang again.',
    ['the phone rang very soon after the call', 'x < y & d = 1'],
    '“Scarcely … when” sets the end of the call first and the ringing directly behind it',
    [
      [
        'the phone rang a long time after the call',
        'x < y & d > 1',
        '“Scarcely … when” leaves no time between the two events.',
      ],
      ['the phone rang during the call', 'y < x', 'She had put the phone down already when it rang again.'],
      [
        'the ringing made her end the call',
        'y < x & d = 1',
        '“Had put down” shows that the call was over before it rang again.',
      ],
    ],
  ],
  [
    'medium',
    'It was not until the rain stopped that the drummers began.',
    ['the drummers waited for the end of the rain', 'x < y'],
    '“Not until” says that the drumming had to come after the end of the rain',
    [
      [
        'the drummers stopped when the rain stopped',
        'z = x',
        'The sentence tells when they began, and not when they stopped.',
      ],
      [
        'the drummers played while it was raining',
        'y < x',
        '“Not until the rain stopped” says that they did not play before.',
      ],
      ['the drummers never began at all', '!began', '“Not until” sets a time for the beginning, so they did begin.'],
    ],
  ],
  [
    'easy',
    'By the time the bus arrived, {she} had left the stop.',
    ['she was gone before the bus came', 'x < y'],
    '“Had left” comes before the arrival that “by the time” names',
    [
      [
        'she was gone soon after the bus came',
        'y < x & d = 1',
        '“Had left” makes her leaving the earlier of the two events.',
      ],
      ['she left the stop as the bus came', 'x = y', '“By the time … had left” says that she was already gone.'],
      ['she left the stop long after the bus came', 'y < x & d > 1', 'When the bus came, she was no longer there.'],
    ],
  ],
  [
    'easy',
    'The lights went out at the very moment when the bell rang.',
    ['the two things happened together', 'x = y'],
    '“The very moment” puts both events at one and the same time',
    [
      ['the lights went out first', 'x < y', '“The very moment” leaves no time by which the lights could be first.'],
      ['the bell rang first', 'y < x', 'The bell rang at the moment when it became dark, and not earlier.'],
      ['the two things were far apart', 'd > 1', '“The very moment” makes the two events fall together.'],
    ],
  ],
  [
    'hard',
    'Before the referee blew his whistle, {he} had scored.',
    ['the goal came before the whistle', 'x < y'],
    '“Before” and “had scored” make the whistle the later of the two events',
    [
      [
        'the whistle came before the goal',
        'y < x',
        '“Had scored” is the earlier event, although the whistle is named first.',
      ],
      ['goal and whistle came together', 'x = y', '“Before” sets the two events apart, so they did not fall together.'],
      [
        'the goal came long after the whistle',
        'y < x & d > 1',
        'You followed the order of the words, but “before” and “had” turn it round.',
      ],
    ],
  ],
  [
    'hard',
    'Mr Udo had retired when his daughter became a pilot.',
    ['his retirement came before her success', 'x < y'],
    '“Had retired” puts the end of his work before the time that “when” names',
    [
      [
        'her success led to his retirement',
        'y < x & d = 1',
        'His retirement was the earlier event, so her success cannot be its cause.',
      ],
      ['his retirement came after her success', 'y < x', '“Had retired” is a step further back than “became”.'],
      [
        'his retirement and her success came together',
        'x = y',
        '“Retired when she became” might mean this, but here “had” comes before it.',
      ],
    ],
  ],
]

/** What a speaker believes (`b`), and whether the speaker sees a duty (`duty`) or a permission (`leave`). */
const beliefs: readonly ClaimRow[] = [
  [
    'easy',
    '“{she} must have missed the train,” said the porter.',
    ['he is sure that she missed it', 'b = 2'],
    '“Must have” with a participle gives a conclusion of which the porter is certain',
    [
      ['he is sure that she caught it', 'b = 0', '“Must have missed” concludes that the train left without her.'],
      ['he thinks that she had to miss it', 'duty', '“Must have” is no duty of the past; that would be “had to miss”.'],
      [
        'he is in doubt whether she missed it',
        'b = 1',
        'Doubt would be “may have missed”, but “must” shows certainty.',
      ],
    ],
  ],
  [
    'medium',
    '“{he} cannot have written this letter,” said the clerk.',
    ['the clerk is sure that he did not write it', 'b = 0'],
    '“Cannot have” with a participle rules the thing out in the opinion of the clerk',
    [
      ['the clerk is sure that he wrote it', 'b = 2', '“Cannot have written” is the very form that rules this out.'],
      [
        'the clerk is in doubt whether he wrote it',
        'b = 1',
        'Doubt would be “may not have written”, but “cannot” leaves none.',
      ],
      [
        'the clerk says that he was not allowed to',
        'duty',
        '“Cannot have” is no ban of the past; that would be “was not allowed to”.',
      ],
    ],
  ],
  [
    'medium',
    '“The fishermen may have seen our light,” said the captain.',
    ['he does not know if they saw it', 'b = 1'],
    '“May have” with a participle leaves open whether the thing happened',
    [
      [
        'he is certain that they saw it',
        'b = 2',
        'Certainty would be “must have seen”, but “may” leaves room for doubt.',
      ],
      ['he is certain that they missed it', 'b = 0', 'Certainty that they did not would be “cannot have seen”.'],
      [
        'he says that they were allowed to see it',
        'leave',
        '“May have seen” is no leave given in the past; that would be “were allowed to”.',
      ],
    ],
  ],
  [
    'hard',
    '“Uncle {he} might not have heard the bell,” said his niece.',
    ['she thinks that he possibly missed it', 'b = 1'],
    '“Might not have” with a participle calls it possible that the thing did not happen',
    [
      ['she is certain that he missed it', 'b = 0', 'Certainty that he did not hear would be “cannot have heard”.'],
      ['she is certain that he noticed it', 'b = 2', '“Might not have heard” doubts that he noticed the bell.'],
      [
        'she says that he had no right to hear it',
        'leave',
        '“Might not have” speaks of what is possible, and not of rights.',
      ],
    ],
  ],
]

export const orderRows = [
  ...claimRows(
    {
      principle:
        '“Hardly … when” and “no sooner … than” let the second event follow the first at once; “had” with a participle marks the earlier of two events, whatever the order of the words.',
      hints: ['Which of the two events came first?', 'Was there time between them?'],
    },
    orders,
  ),
  ...claimRows(
    {
      principle:
        'Before “have” and a participle, “must” shows that the speaker is sure a thing happened, “cannot” that it did not, and “may” or “might” that it is only possible.',
      hints: ['How sure is the speaker?', 'Is it a guess about the past, or a duty or permission?'],
    },
    beliefs,
  ),
]
