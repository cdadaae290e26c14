import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow } from './rule-rows.ts'

const soundRows: readonly OneRuleRow[] = [
  [
    'easy',
    `The nurse says that the doctor will see you in ${gap}.`,
    'an hour',
    'The h of “hour” is silent, so the word begins with a vowel sound, and it is singular',
    [
      ['a hour', 'You looked at the letter h, but it is silent in “hour”, which begins with a vowel sound.'],
      ['hour', '“Hour” is a singular that can be counted, so it cannot stand without an article here.'],
      ['an hours', '“An” means one, but “hours” is more than one.'],
    ],
  ],
  [
    'easy',
    `{she} bought ${gap} at the market because it was raining.`,
    'an umbrella',
    '“Umbrella” begins with a vowel sound, and one thing is bought',
    [
      ['a umbrella', '“Umbrella” begins with a vowel sound, before which “a” is not used.'],
      ['umbrella', '“Umbrella” is a singular that can be counted, so something must come before it.'],
      ['an umbrellas', '“An” means one, but “umbrellas” is more than one.'],
    ],
  ],
  [
    'medium',
    `The tailors of the town have formed ${gap}, which meets every Friday.`,
    'a union',
    '“Union” is written with u but begins with the sound of y in “you”, a consonant',
    [
      ['an union', 'You looked at the letter u, but “union” begins with the sound of y in “you”.'],
      ['union', '“Union” for a body of members is a singular that can be counted and needs an article.'],
      ['an unions', '“An” means one, and it would not suit the first sound of “unions” either.'],
    ],
  ],
  [
    'medium',
    `Our bursar is ${gap}; she returned every naira.`,
    'an honest woman',
    'The h of “honest” is silent, so the word after the article begins with a vowel sound',
    [
      ['a honest woman', 'You looked at the letter h, but it is silent in “honest”.'],
      ['honest woman', '“Woman” is a singular that can be counted, so an article is needed before “honest”.'],
      ['an honest women', '“An” means one, but “women” is a plural, and the bursar is one person.'],
    ],
  ],
  [
    'hard',
    `My cousin works for ${gap} that drills wells in Katsina.`,
    'an NGO',
    'The name of the letter N begins with a vowel sound, and “drills” is singular',
    [
      ['a NGO', 'N is a consonant letter, but its name, “en”, begins with a vowel sound.'],
      ['NGO', '“NGO” is a singular that can be counted, so it cannot stand alone after “for”.'],
      ['an NGOs', '“An” means one, but “NGOs” is a plural, and “drills” is singular.'],
    ],
  ],
  [
    'hard',
    `The lorry driver was fined by ${gap} on the Kaduna road.`,
    'an FRSC officer',
    'The name of the letter F begins with a vowel sound, and one officer is meant',
    [
      ['a FRSC officer', 'F is a consonant letter, but its name, “eff”, begins with a vowel sound.'],
      ['FRSC officer', '“Officer” is a singular that can be counted, so an article is needed after “by”.'],
      ['an FRSC officers', '“An” means one, but “officers” is more than one.'],
    ],
  ],
  [
    'medium',
    `The father of the bride is ${gap} in Nsukka.`,
    'a university lecturer',
    '“University” is written with u but begins with the sound of y in “you”, a consonant',
    [
      ['an university lecturer', 'You looked at the letter u, but “university” begins with the sound of y in “you”.'],
      ['university lecturer', 'One’s profession takes an article in English, and “lecturer” is a singular.'],
      ['an university lecturers', 'The father is one person, and “an” does not suit the first sound either.'],
    ],
  ],
]
const theRows: readonly OneRuleRow[] = [
  [
    'easy',
    `${gap} washes the beaches of Lagos and Badagry.`,
    'The Atlantic',
    'The name of an ocean has the definite article',
    [
      ['Atlantic', 'The name of a lake has no article, as in “Lake Chad”, but that of an ocean has one.'],
      ['An Atlantic', '“An” would make it one of several, but there is only one ocean of this name.'],
      ['The Atlantics', 'There is one ocean of this name, and “washes” is singular.'],
    ],
  ],
  [
    'easy',
    `In the harmattan ${gap} looks pale behind the dust.`,
    'the sun',
    'There is only one sun in our sky, so everybody knows which is meant',
    [
      ['a sun', '“A sun” would mean one of several, but our sky has only one.'],
      ['sun', 'The name of the only one of its kind in the sky needs an article.'],
      ['suns', 'There is only one of its kind in our sky, and “looks” is singular.'],
    ],
  ],
  [
    'medium',
    `Kainji is one of ${gap} in the country.`,
    'the largest dams',
    'A superlative has the definite article, and “one of” is followed by a plural',
    [
      ['the largest dam', '“One of” picks one out of several, so “dam” must be plural.'],
      ['largest dams', 'The superlative “largest” picks out certain dams, so an article is needed.'],
      ['a largest dams', '“A” means one and is not used before a superlative, nor before “dams”.'],
    ],
  ],
  [
    'hard',
    `${gap} of the women who crossed the flooded river was praised by all.`,
    'The courage',
    '“Of the women who crossed” says whose courage is meant, so a quality that is otherwise without an article has one here',
    [
      ['Courage', 'Courage in general has no article, but here it is that of certain women.'],
      ['A courage', '“A” would make it one kind of several, but the courage of these women is meant.'],
      ['Courages', '“Courage” is a quality without a plural, and “was praised” is singular.'],
    ],
  ],
  [
    'hard',
    `The new law protects ${gap} against unfair rents.`,
    'the poor',
    'An adjective that stands for a whole group of people has the definite article and no -s',
    [
      ['poor', '“Poor” alone is an adjective without a noun, so nobody is named.'],
      ['a poor', '“A poor” would need a noun such as “man”, because one person cannot be named so.'],
      ['the poors', '“Poor” stands for all such people already, and as an adjective it takes no -s.'],
    ],
  ],
]
const unitRows: readonly OneRuleRow[] = [
  [
    'hard',
    `At this filling station kerosene is sold by ${gap}.`,
    'the litre',
    'After “by” the unit in which a thing is measured has the definite article',
    [
      ['a litre', '“Two hundred naira a litre” is English, but after “by” another article is used.'],
      ['litre', '“By hand” has no article, but a unit of measure after “by” has one.'],
      ['the litres', 'The unit after “by” is named in the singular, however much is sold.'],
    ],
  ],
]
const zeroRows: readonly OneRuleRow[] = [
  [
    'easy',
    `Our coach says that ${gap} is the mother of success.`,
    'patience',
    'Patience in general is meant, a quality that is not counted, so no article is used',
    [
      ['the patience', '“The” would need words that say whose patience is meant, and there are none.'],
      ['a patience', '“A” is for what can be counted, but nobody has two patiences.'],
      ['patiences', 'A quality such as this has no plural, and “is” is singular.'],
    ],
  ],
  [
    'medium',
    `${gap} is spoken in markets from Kano to Accra.`,
    'Hausa',
    'The name of a language has no article unless the word “language” follows, and “is” is singular',
    [
      ['The Hausa', '“The Hausa” are the people, unless “language” follows, but here something is spoken.'],
      ['A Hausa', '“A Hausa” would be one person of the people, but here something is spoken.'],
      ['The Hausas', 'The plural means persons and does not go with “is spoken”.'],
    ],
  ],
]
const phraseRows: readonly OneRuleRow[] = [
  [
    'medium',
    `Most of the traders go home by ${gap}.`,
    'bus',
    'After “by” a means of transport is named in the singular without an article',
    [
      ['a bus', '“In a bus” is English, but after “by” for transport no article is used.'],
      ['the bus', '“On the bus” is English, but “by the bus” would mean “beside the bus”.'],
      ['buses', 'After “by” the means of transport is singular, however many vehicles there are.'],
    ],
  ],
  [
    'hard',
    `The empty tanker caught ${gap} near the bridge at dawn.`,
    'fire',
    'In the fixed phrase “catch fire”, which means “begin to burn”, the noun has no article',
    [
      ['a fire', '“A fire” can be lit or put out, but what begins to burn does not catch one.'],
      ['the fire', '“The fire” would be one that is known already, but the tanker itself began to burn.'],
      ['fires', 'The phrase has the singular, however many vehicles begin to burn.'],
    ],
  ],
]

export const articleForms = formsOf([
  ...rowsOf(
    {
      rule: 'a or an',
      principle:
        'A singular that can be counted needs an article: “an” before a vowel sound and “a” before a consonant sound, whatever the letter.',
      hints: [
        'Say the word that follows the article aloud: how does it begin?',
        'Is one thing meant, or more than one?',
      ],
    },
    soundRows,
  ),
  ...rowsOf(
    {
      rule: 'definite',
      principle:
        'The definite article is used for what is the only one or is marked off from others: oceans, the sun, superlatives, whole groups.',
      hints: [
        'Is it clear which one or which ones are meant?',
        'Does the sentence need one or more than one? Look at the words on both sides of the gap.',
      ],
    },
    theRows,
  ),
  ...rowsOf(
    {
      rule: 'definite',
      principle:
        'When “by” tells in which unit a thing is sold, paid or hired, the unit is singular and has the definite article: “by the hour”, “by the dozen”.',
      hints: [
        'Does “by” here name a person, a means of transport, or the unit in which a thing is measured?',
        'Which article completes “The workers are paid by … hour”?',
      ],
    },
    unitRows,
  ),
  ...rowsOf(
    {
      rule: 'no article',
      principle: 'No article is used with qualities in general, nor with the names of languages.',
      hints: ['Is a certain one meant, or the thing in general?', 'Can the noun be counted in this sense?'],
    },
    zeroRows,
  ),
  ...rowsOf(
    {
      rule: 'no article',
      principle:
        'No article is used with a means of transport after “by”, nor in fixed phrases of a verb and a noun, such as “take root”.',
      hints: [
        'Is a certain thing pointed out, or does the word before the gap form a set phrase with the noun?',
        'What, if anything, stands before the noun in “travel by air” and in “lose heart”?',
      ],
    },
    phraseRows,
  ),
])
