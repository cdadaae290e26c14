import type { SpellingRow } from './spelling-row.ts'

/** Four different words, of which one is spelt correctly. */
export const wordRows: readonly SpellingRow[] = [
  {
    difficulty: 'easy',
    sentence: 'Four signs at a motor park in Owerri were painted by hand. Which word on them is spelt correctly?',
    key: 'luggage',
    wrong: [
      ['passanger', 'wrong letter', '“Passenger” has e in the middle, as “messenger” does, and not a.', 'passenger'],
      ['vehecle', 'wrong letter', '“Vehicle” has i after the h, as its adjective “vehicular” does.', 'vehicle'],
      [
        'mecanic',
        'missing letter',
        '“Mechanic” writes its first /k/ with ch, as “chemist” does, and not with c alone.',
        'mechanic',
      ],
    ],
    principle: 'The short first vowel is followed by a double g, and the ending is -age, as in “baggage”.',
    step: 'The double g and -age are in their place',
    hints: ['Say each word slowly and write it down yourself.', 'Which word follows the pattern of “baggage”?'],
  },
  {
    difficulty: 'easy',
    sentence: 'Four things on the menu of a canteen in Jos were copied in a hurry. Which is spelt correctly?',
    key: 'biscuit',
    wrong: [
      ['vegatable', 'wrong letter', '“Vegetable” has e on both sides of the g; the a comes later.', 'vegetable'],
      ['pineaple', 'missing letter', '“Pineapple” is “pine” and “apple”, so the p is doubled.', 'pineapple'],
      ['letuce', 'missing letter', '“Lettuce” has a double t after its short first vowel.', 'lettuce'],
    ],
    principle: 'In this word the sound /k/ is written c, and a silent u follows it, as in “circuit”.',
    step: 'The silent u is in its place',
    hints: ['Two of the words have lost one of a pair of letters.', 'One word has a silent u, as in “circuit”.'],
  },
  {
    difficulty: 'easy',
    sentence: 'A pupil in Kano copied the names of four subjects from a timetable. Which one is spelt correctly?',
    key: 'geography',
    wrong: [
      ['litrature', 'missing letter', '“Literature” has e after the t, although it is hardly heard.', 'literature'],
      ['grammer', 'wrong letter', '“Grammar” has a in both syllables: think of “grammatical”.', 'grammar'],
      ['mathmatics', 'missing letter', '“Mathematics” has e after th, although it is hardly heard.', 'mathematics'],
    ],
    principle:
      'The word has two Greek parts: geo-, “earth”, as in “geometry”, and -graphy, “writing”, as in “biography”.',
    step: 'Both Greek parts are whole',
    hints: ['Two of the words have lost a vowel that is hardly heard.', 'Which word has the beginning of “geometry”?'],
  },
  {
    difficulty: 'easy',
    sentence: 'Each of these words is taken from a letter of application. Which one is spelt correctly?',
    key: 'sincerely',
    wrong: [
      ['recieve', 'exchanged letters', '“Receive” has e before i, because the vowels follow the letter c.', 'receive'],
      ['adress', 'missing letter', '“Address” has a double d as well as a double s.', 'address'],
      ['oppurtunity', 'wrong letter', '“Opportunity” contains “port”: the vowel before the r is o.', 'opportunity'],
    ],
    principle: 'When -ly is added to “sincere”, the silent e at the end of the adjective is kept.',
    step: 'The adjective is whole before -ly',
    hints: ['The rule “i before e” has an exception after c.', 'Which word closes a letter?'],
  },
  {
    difficulty: 'medium',
    sentence: 'Four words were copied from posters at a clinic in Gboko. Which one is spelt correctly?',
    key: 'diarrhoea',
    wrong: [
      [
        'vacination',
        'missing letter',
        '“Vaccination” has a double c: the first is /k/, the second /s/.',
        'vaccination',
      ],
      ['ambulence', 'wrong letter', '“Ambulance” ends in -ance, as “distance” does, and not in -ence.', 'ambulance'],
      ['medecine', 'wrong letter', '“Medicine” has i after the d, as “medical” does.', 'medicine'],
    ],
    principle: 'The Greek ending -rrhoea means “flow”: a double r, then h, then three vowel letters.',
    step: 'The Greek ending is complete',
    hints: [
      'Compare one of the words with “medical”.',
      'A word that looks strange may still be right: it may be Greek.',
    ],
  },
  {
    difficulty: 'medium',
    sentence: 'These words are on forms that customers of a bank in Aba filled in. Which one is spelt correctly?',
    key: 'mortgage',
    wrong: [
      ['insurence', 'wrong letter', '“Insurance” ends in -ance, as “assurance” does, and not in -ence.', 'insurance'],
      ['currancy', 'wrong letter', '“Currency” has e in the middle, because it comes from “current”.', 'currency'],
      [
        'withdrawl',
        'missing letter',
        '“Withdrawal” is “withdraw” with -al, so there is an a before the l.',
        'withdrawal',
      ],
    ],
    principle: 'The first part is the French word for “dead”, with a silent t: a debt that dies when it is paid.',
    step: 'The silent t is in its place',
    hints: ['One of the words has a silent consonant, and it should.', 'Which nouns end in -ance, and which in -ence?'],
  },
  {
    difficulty: 'medium',
    sentence: 'A class in Lokoja wrote about an election. Which of these words from the essays is spelt correctly?',
    key: 'campaign',
    wrong: [
      [
        'democrasy',
        'wrong letter',
        '“Democracy” ends in -cracy, which means “rule”, with a c and not an s.',
        'democracy',
      ],
      ['senetor', 'wrong letter', '“Senator” has a in the middle, because it comes from “senate”.', 'senator'],
      ['citizin', 'wrong letter', '“Citizen” has e in its last syllable, as “dozen” does.', 'citizen'],
    ],
    principle: 'A silent g comes before the n at the end, as it does in “sign”, “reign” and “foreign”.',
    step: 'The silent g is in its place',
    hints: [
      'One of the words has a silent consonant, and it should.',
      'Compare two of the words with “senate” and “dozen”.',
    ],
  },
  {
    difficulty: 'medium',
    sentence: 'Farmers near Funtua took notes at a talk. Which of these words from their notes is spelt correctly?',
    key: 'drought',
    wrong: [
      ['irigation', 'missing letter', '“Irrigation” has a double r after its first vowel.', 'irrigation'],
      ['catterpillar', 'extra letter', '“Caterpillar” has a single t; only the l is doubled.', 'caterpillar'],
      ['pestiside', 'wrong letter', '“Pesticide” ends in -cide, which means “killer”, with a c.', 'pesticide'],
    ],
    principle: 'The sound /aʊ/ is written ou here and followed by a silent gh, as in “bough”.',
    step: 'The silent gh is in its place',
    hints: ['Which word has silent letters before its t?', 'The ending of “insecticide” helps with one of them.'],
  },
  {
    difficulty: 'hard',
    sentence: 'Each of these words is from the front page of a newspaper. Which one is spelt correctly?',
    key: 'consensus',
    wrong: [
      ['dilemna', 'wrong letter', '“Dilemma” has a double m; no n is written or said.', 'dilemma'],
      [
        'catastrophy',
        'wrong letter',
        '“Catastrophe” ends in e, as “apostrophe” does, although it sounds like y.',
        'catastrophe',
      ],
      [
        'contraversy',
        'wrong letter',
        '“Controversy” begins with contro-, as its adjective “controversial” does.',
        'controversy',
      ],
    ],
    principle: 'The word is related to “consent”, agreement, and not to “census”, so s follows the n.',
    step: 'The s of “consent” is in its place',
    hints: [
      'Compare two of the words with “apostrophe” and “controversial”.',
      'Is agreement related to “consent” or to “census”?',
    ],
  },
  {
    difficulty: 'hard',
    sentence: 'A student copied four words from a board in a physics laboratory. Which one is spelt correctly?',
    key: 'symmetry',
    wrong: [
      ['vaccum', 'wrong letter', '“Vacuum” has a single c and a double u: the wrong letter is doubled here.', 'vacuum'],
      ['temprature', 'missing letter', '“Temperature” has e after the p: the word “temper” is inside.', 'temperature'],
      ['pendullum', 'extra letter', '“Pendulum” has a single l, as “pendular” does.', 'pendulum'],
    ],
    principle: 'The prefix syn-, “together”, becomes sym- before m, so the m is doubled, and -metry means “measure”.',
    step: 'The prefix and -metry are both whole',
    hints: [
      'Which word has the ending of “geometry”?',
      'Are all letters that should be doubled doubled, and no others?',
    ],
  },
  {
    difficulty: 'hard',
    sentence: 'Four words are printed on doors and notices in an office in Port Harcourt. Which is spelt correctly?',
    key: 'entrepreneur',
    wrong: [
      [
        'supervizor',
        'wrong letter',
        '“Supervisor” has s, as “supervision” does, although it sounds like z.',
        'supervisor',
      ],
      ['advertisment', 'missing letter', '“Advertisement” keeps the e of the verb before -ment.', 'advertisement'],
      ['colleauge', 'exchanged letters', '“Colleague” ends like “league”: the g comes before the u.', 'colleague'],
    ],
    principle: 'The word is French: “entre”, then “pren”, and -eur for the person, as in “amateur”.',
    step: 'All three French parts are whole',
    hints: ['Which word has the ending of “amateur”?', 'One of the others should end like “league”.'],
  },
  {
    difficulty: 'hard',
    sentence: 'A housemaster wrote one word about each of four boys in a report. Which word is spelt correctly?',
    key: 'cautious',
    wrong: [
      ['persistant', 'wrong letter', '“Persistent” ends in -ent, as “consistent” does, and not in -ant.', 'persistent'],
      ['ambicious', 'wrong letter', '“Ambitious” has t, because it comes from “ambition”.', 'ambitious'],
      ['arrogent', 'wrong letter', '“Arrogant” ends in -ant, as “elegant” does, and not in -ent.', 'arrogant'],
    ],
    principle: 'The noun is “caution”; its t is kept in the adjective, although -tious sounds like -cious.',
    step: 'The t of the noun is kept',
    hints: ['Think of the noun of each adjective.', 'Is the ending of each word -ant or -ent, -tious or -cious?'],
  },
]
