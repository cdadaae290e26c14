import type { Difficulty } from '@sabi/shared/content/question'
import { gap } from './rule-form.ts'
import { formsOf, type RuleRow } from './rule-rows.ts'

type Rule = 'countable' | 'polarity' | 'degree' | 'number'
type Wrong = readonly [text: string, rule: Rule, because: string]
type Hints = RuleRow['hints']
type Row = readonly [
  difficulty: Difficulty,
  sentence: string,
  key: string,
  step: string,
  wrong: readonly Wrong[],
  /** For a sentence that the hints of its group don't fit. */
  hints?: Hints,
]

const countRows: readonly Row[] = [
  [
    'easy',
    `Only ${gap} days are left before the festival.`,
    'a few',
    'Days can be counted, and “only” is followed by the form with the article',
    [
      ['a little', 'countable', '“A little” goes with a mass such as time or water, but days are counted one by one.'],
      ['much', 'countable', '“Much” goes with what cannot be counted, but there is a number of days.'],
      ['little', 'countable', '“Little time” would be right, but “days” is a plural that can be counted.'],
    ],
  ],
  [
    'easy',
    `There is too ${gap} noise in the hall for us to hear the speaker.`,
    'much',
    'Noise cannot be counted, as the singular “is” shows too',
    [
      ['many', 'countable', '“Many” needs a plural that can be counted, but “noise” is singular.'],
      ['few', 'countable', '“Few” needs a plural, and a small amount would not keep us from hearing.'],
      ['several', 'countable', '“Several” counts separate things, but “noise” here is a mass of sound.'],
    ],
  ],
  [
    'easy',
    `The dancers had so ${gap} bags that one taxi could not take them all.`,
    'many',
    'Bags can be counted, and the number was too large for one taxi',
    [
      ['much', 'countable', '“Much luggage” would be right, but “bags” is a plural that can be counted.'],
      ['little', 'countable', '“Little” goes with a mass, and a small load would have fitted into the taxi.'],
      ['a little', 'countable', '“So a little” is not English, and “bags” can be counted.'],
    ],
  ],
  [
    'medium',
    `${gap} the equipment in the new laboratory was donated by old students.`,
    'Much of',
    '“Equipment” has no plural and takes “was”, so it is measured as a mass',
    [
      ['Many of', 'countable', '“Many of the machines” would be right, but “equipment” has no plural.'],
      ['A number of', 'countable', '“A number of” needs a plural such as “machines”, which would take “were”.'],
      ['Several of', 'countable', '“Several of” counts single things, but the verb “was” speaks of a mass.'],
    ],
  ],
  [
    'hard',
    `Not ${gap} was known about the island until a trader drew a map of it.`,
    'much',
    'The verb “was” is singular and speaks of an amount of knowledge',
    [
      ['many', 'countable', '“Many” would need “were”, and it would mean many persons or things.'],
      ['few', 'countable', '“Few” would need “were”, and “not few” means a large number.'],
      ['several', 'countable', '“Several” would need “were”, but here an amount of knowledge is meant.'],
    ],
    ['No noun follows the gap: does it stand for things or for an amount?', 'Is the verb “was” singular or plural?'],
  ],
  [
    'hard',
    `We had hoped for a crowd, but ${gap} people came that the show was cancelled.`,
    'so few',
    'People can be counted, and “so” leads to the result after “that”',
    [
      ['so little', 'countable', '“Little” goes with a mass, but “people” is a plural that can be counted.'],
      ['so much', 'countable', '“Much” goes with a mass, and a large crowd would not have stopped the show.'],
      ['very few', 'degree', '“Very few people came” ends there; only “so” leads on to a result with “that”.'],
    ],
    ['Can people be counted?', 'The result follows: what does “that the show was cancelled” need before it?'],
  ],
]
const senseRows: readonly Row[] = [
  [
    'easy',
    `There is ${gap} water left in the drum, so we can still cook.`,
    'a little',
    'Water cannot be counted, and “we can still cook” shows that there is some',
    [
      ['little', 'polarity', '“Little” means almost none, but the water is enough for cooking.'],
      ['a few', 'countable', '“A few” counts things one by one, but water is measured.'],
      ['few', 'countable', '“Few” needs a plural that can be counted, but “water” is singular.'],
    ],
  ],
  [
    'medium',
    `The old man has ${gap} friends in town, so he is often lonely.`,
    'few',
    'Friends can be counted, and “so he is often lonely” shows that they are not enough',
    [
      ['a few', 'polarity', '“A few” means that he has some friends, which would be no reason to be lonely.'],
      ['much', 'countable', '“Much” goes with a mass, and a large number would be no reason to be lonely.'],
      ['a little', 'countable', '“A little” measures a mass, but friends are counted.'],
    ],
  ],
  [
    'medium',
    `The matron has ${gap} patience with noisy visitors; she sends them out at once.`,
    'little',
    'Patience cannot be counted, and sending them out “at once” shows that she has almost none',
    [
      ['a little', 'polarity', '“A little” means that she has some, but she sends the visitors out at once.'],
      ['few', 'countable', '“Few” needs a plural, but “patience” is a quality that is not counted.'],
      ['a few', 'countable', '“A few” counts things one by one, but nobody counts patience.'],
    ],
  ],
  [
    'medium',
    `Please come in and wait; the doctor will be free in ${gap} minutes.`,
    'a few',
    'Minutes can be counted, and the visitor is told that the time is short but real',
    [
      ['few', 'polarity', '“In few minutes” is a frequent slip: “few” without “a” means “hardly any”.'],
      ['a little', 'countable', '“In a little while” is English, but minutes can be counted.'],
      ['little', 'countable', '“Little” measures a mass, but “minutes” is a plural that can be counted.'],
    ],
  ],
  [
    'hard',
    `The rains failed, and as a result ${gap} rice was harvested this year.`,
    'little',
    'Rice is measured, and “the rains failed” points to almost none',
    [
      ['few', 'countable', '“Few” would fit bags of rice, but “rice” itself has no plural.'],
      ['fewer', 'countable', '“Fewer” compares numbers of things, but rice is an amount.'],
      ['a few', 'countable', '“A few” would fit bags or farms, but “rice was” speaks of an amount.'],
    ],
  ],
  [
    'hard',
    `Very ${gap} of the candidates solved the last problem; even the best left it out.`,
    'few',
    'Candidates can be counted, and “even the best left it out” points to almost none',
    [
      ['a few', 'polarity', '“A few” never follows “very”, and it would say that some solved the problem.'],
      ['little', 'countable', '“Little of” measures a part of one thing, but candidates are many persons.'],
      ['less', 'degree', '“Less” compares amounts with “than”, and it never follows “very”.'],
    ],
  ],
  [
    'medium',
    `The new stove uses ${gap} gas than the old one.`,
    'less',
    'Gas cannot be counted, and “than” compares two amounts',
    [
      ['fewer', 'countable', '“Fewer” compares numbers of things, but gas is measured as an amount.'],
      ['little', 'degree', '“Little” does not compare, but “than the old one” needs a comparative.'],
      ['lesser', 'degree', '“Lesser” means “less important”, as in “the lesser evil”, and not a smaller amount.'],
    ],
    ['First ask whether gas can be counted.', 'What kind of word does “than” ask for?'],
  ],
]
const numberRows: readonly Row[] = [
  [
    'medium',
    `${gap} of the two roads leads to the palace, so you may take whichever you like.`,
    'Either',
    'There are two roads, the verb “leads” is singular, and one may choose',
    [
      ['Both', 'number', '“Both” would need the plural verb “lead”, but the sentence has “leads”.'],
      ['Every', 'number', '“Every” is never followed by “of”, and it is for three or more.'],
      ['All', 'number', '“All” is for three or more and would need “lead”, but there are two roads.'],
    ],
  ],
  [
    'medium',
    `I tried both keys, but ${gap} of them opened the lock.`,
    'neither',
    'There were two keys, and “but” shows that the lock stayed shut',
    [
      ['either', 'number', '“Either” would let one of the keys open the lock, but “but” denies that.'],
      ['every', 'number', '“Every” is never followed by “of”, and the keys were only two.'],
      ['nor', 'number', '“Nor” joins a second denial to a first; it does not stand for the two keys.'],
    ],
  ],
  [
    'medium',
    `The inspector opened ${gap} box in the store and found nothing.`,
    'every',
    '“Box” is singular, and no box of the store was left out',
    [
      ['all', 'number', '“All” would need the plural “boxes”, but the noun is singular.'],
      ['both', 'number', '“Both” would need “boxes”, and it would mean that there were two.'],
      ['several', 'number', '“Several” would need the plural “boxes”, but only “box” follows.'],
    ],
  ],
  [
    'hard',
    `The two sisters look alike, but ${gap} has her own way of dressing.`,
    'each',
    'Two sisters are taken one by one, and “has” and “her” are singular',
    [
      ['both', 'number', '“Both” takes the two together and would need “have their own way”.'],
      ['every', 'number', '“Every” cannot stand alone before a verb, and it is for three or more.'],
      ['all', 'number', '“All” is for three or more, and the plural would need “have”.'],
    ],
  ],
  [
    'medium',
    `The painter needs ${gap} two days to finish the wall.`,
    'another',
    '“Two days” are added as one more stretch of time, and the word for that comes before the number',
    [
      ['more', 'number', '“More two days” is a frequent slip: “more” comes after the number, “two more days”.'],
      ['other', 'number', '“Other two days” lacks an article, and it would mean different days, not extra ones.'],
      ['others', 'number', '“Others” stands for a noun and never comes before “two days”.'],
    ],
    ['Are these other days, or days on top of those already spent?', 'Which of the words can stand before a number?'],
  ],
]

export const quantifierForms = formsOf([
  ...countRows.map(
    rowWith(
      'Many, few and several go with plurals that can be counted; much, little and less go with what is measured as a mass.',
      ['Can the noun be counted, or is it a mass?', 'Look at the verb and the ending of the noun: singular or plural?'],
    ),
  ),
  ...senseRows.map(
    rowWith(
      'Few and fewer are for what is counted, little and less for a mass; without “a”, few and little mean “almost none”, and with it “some”.',
      [
        'First ask whether the noun can be counted.',
        'Then ask whether the rest speaks of something there or of a lack.',
      ],
    ),
  ),
  ...numberRows.map(
    rowWith(
      'Either, neither, each and every have singular verbs; both and all have plurals; “every” and “all” are for three or more, “another” for one or one group more.',
      ['How many persons or things are meant?', 'Are the noun and the verb singular or plural?'],
    ),
  ),
])

function rowWith(principle: string, hints: Hints): (row: Row) => RuleRow {
  return ([difficulty, sentence, key, step, wrong, own]) => ({
    difficulty,
    sentence,
    key,
    step,
    wrong,
    principle,
    hints: own ?? hints,
  })
}
