import { gap } from './rule-form.ts'
import { formsOf, type RuleRow } from './rule-rows.ts'

/**
 * A wrong option breaks the rule 'number' if it is the other number of the noun, 'apostrophe' if it is written as an owner, and 'form' if
 * the noun has no such form.
 */
const rows: readonly RuleRow[] = [
  {
    difficulty: 'easy',
    sentence: `The dentist removed two of the old man's ${gap}.`,
    key: 'teeth',
    wrong: [
      ['tooth', 'number', 'You used the singular, but “two of” needs a plural.'],
      ['tooths', 'form', 'You added -s to the singular, but this noun changes its vowel.'],
      ['teeths', 'form', 'The changed vowel shows the plural already, so -s is too much.'],
    ],
    principle: 'A few nouns, such as “foot”, “goose” and “man”, change their vowel in the plural and take no -s.',
    step: 'After “two of” the plural with the changed vowel is needed',
    hints: ['Is one meant, or more than one?', 'Compare the plural of “foot”.'],
  },
  {
    difficulty: 'easy',
    sentence: `The bakery at Sabo sells sixty ${gap} of bread a day.`,
    key: 'loaves',
    wrong: [
      ['loafs', 'form', 'You added -s to the singular, but its f changes in the plural.'],
      ['loaf', 'number', 'You used the singular, but “sixty” needs a plural.'],
      ["loaf's", 'apostrophe', 'An apostrophe shows an owner, and no plural is made with it here.'],
    ],
    principle: 'Many nouns in -f or -fe, such as “knife”, “thief” and “half”, change it to -ves in the plural.',
    step: 'After “sixty” the plural in -ves is needed',
    hints: ['How is the plural of “thief” written?', 'Does the sentence show an owner, or a number?'],
  },
  {
    difficulty: 'medium',
    sentence: `Two ${gap} helped the driver to push his car out of the gutter.`,
    key: 'passers-by',
    wrong: [
      ['passer-bys', 'form', 'You added -s to “by”, but a preposition has no plural.'],
      ['passer-by', 'number', 'You used the singular, but two people helped the driver.'],
      ['passers-bys', 'form', 'The noun has its -s already, and “by” needs none.'],
    ],
    principle: 'A noun made of several words takes -s on its main noun, as in “brothers-in-law”.',
    step: 'The persons are those who pass, so “passer” takes the -s',
    hints: ['Which part of the noun names the person?', 'Compare “brothers-in-law”.'],
  },
  {
    difficulty: 'medium',
    sentence: `Three ${gap} landed at Kano within ten minutes.`,
    key: 'aircraft',
    wrong: [
      ['aircrafts', 'form', 'Many people say it, but this noun is the same in both numbers.'],
      ["aircraft's", 'apostrophe', 'An apostrophe shows an owner, and nothing is owned here.'],
      ['aircraftes', 'form', 'You added -es, but this noun takes no ending in the plural.'],
    ],
    principle: 'Some nouns, such as “sheep”, “deer” and “series”, are the same in the singular and the plural.',
    step: 'The plural after “three” looks like the singular',
    hints: ['Compare “one sheep” and “three sheep”.', 'Does the noun need an ending to be plural?'],
  },
  {
    difficulty: 'medium',
    sentence: `The rescuers were welcomed home as ${gap}.`,
    key: 'heroes',
    wrong: [
      ['heros', 'form', 'You added -s only, but this noun in -o takes -es.'],
      ["hero's", 'apostrophe', 'An apostrophe shows an owner, and here several persons are named.'],
      ['hero', 'number', 'You used the singular, but the rescuers were more than one.'],
    ],
    principle: 'Nouns such as “potato”, “tomato” and “echo”, which end in a consonant and -o, take -es.',
    step: 'More than one rescuer is named, so -es is added',
    hints: ['How is the plural of “potato” written?', 'Does the sentence show an owner?'],
  },
  {
    difficulty: 'medium',
    sentence: `The bishop gave a five-${gap} speech at the thanksgiving service.`,
    key: 'minute',
    wrong: [
      ['minutes', 'number', 'Five are meant, but in front of “speech” the word is like an adjective.'],
      ["minute's", 'apostrophe', 'The hyphen joins the word to “five”, so it is no owner.'],
      ["minutes'", 'apostrophe', 'That would do in “five minutes’ rest”, without “a” and a hyphen.'],
    ],
    principle:
      'A noun that follows a number and a hyphen in front of another noun keeps the singular, as in “a ten-naira note”.',
    step: 'The hyphen makes the measure an adjective of “speech”',
    hints: ['Compare “a ten-naira note”.', 'Do adjectives have a plural in English?'],
  },
  {
    difficulty: 'hard',
    sentence: `The company has survived three ${gap} in ten years.`,
    key: 'crises',
    wrong: [
      ['crisis', 'number', 'You used the singular, but “three” needs a plural.'],
      ['crisises', 'form', 'You added -es to the singular, but its -is changes to -es.'],
      ["crisis's", 'apostrophe', 'An apostrophe shows an owner, and nothing is owned here.'],
    ],
    principle: 'Nouns of Greek origin in -is, such as “analysis” and “oasis”, have -es instead in the plural.',
    step: 'After “three” the ending -is becomes -es',
    hints: ['How is the plural of “analysis” written?', 'Which single letter changes?'],
  },
  {
    difficulty: 'hard',
    sentence: `The ${gap} of four newspapers were received by the governor in Uyo.`,
    key: 'editors-in-chief',
    wrong: [
      ['editor-in-chiefs', 'form', 'You added -s to the last word, but it is not the main noun.'],
      ['editors-in-chiefs', 'form', 'The main noun has its -s already, and “chief” needs none.'],
      ['editor-in-chief', 'number', 'You used the singular, but the verb “were” needs a plural subject.'],
    ],
    principle: 'A noun made of several words takes -s on its main noun, as in “mothers-in-law”.',
    step: 'Those whom the governor received are editors, so “editor” takes the -s',
    hints: ['Which part of the noun names the person?', 'Compare “mothers-in-law”.'],
  },
]

export const pluralForms = formsOf(rows)
