import { claimRows, type ClaimRow } from './claim-rows.ts'

/** Who acts on whom: `g` is the one who gives, teaches or says, and `r` the one who receives. */
const roles: readonly ClaimRow[] = [
  [
    'easy',
    '{she} was taught to swim by her uncle.',
    ['her uncle was the teacher', 'g = Uncle & r = Person'],
    '“By her uncle” names the one who taught, and she was the one who learned',
    [
      [
        'her uncle was the learner',
        'g = Person & r = Uncle',
        '“Was taught” makes her the one who learned, and not her uncle.',
      ],
      [
        'her uncle learned with her',
        'g = Other & r = Uncle',
        '“By her uncle” makes him the teacher, not a second learner.',
      ],
      [
        'her uncle had her taught',
        'g = Other & r = Person',
        'No third person taught her; “by” names the teacher himself.',
      ],
    ],
  ],
  [
    'medium',
    'The goat was sold to {he} by the widow.',
    ['he bought the goat from the widow', 'g = Widow & r = Person'],
    '“By the widow” names the seller, and “to” the one who paid and took the goat',
    [
      [
        'the widow bought the goat from him',
        'g = Person & r = Widow',
        '“By” names the seller, but here the widow has become the buyer.',
      ],
      [
        'he sold the goat for the widow',
        'g = Person & r = Other',
        '“To” before his name makes him the buyer, and not the seller.',
      ],
      [
        'the widow bought the goat for him',
        'g = Other & r = Widow',
        'The widow gave the goat away for money; she did not buy it.',
      ],
    ],
  ],
  [
    'hard',
    'Dr Ali was introduced to the emir by Mrs Peters.',
    ['Mrs Peters presented Dr Ali to the emir', 'g = Peters & o = Ali & r = Emir'],
    '“By Mrs Peters” names the one who acted, and Dr Ali was the one presented',
    [
      [
        'Dr Ali presented Mrs Peters to the emir',
        'g = Ali & o = Peters & r = Emir',
        '“Was introduced” makes Dr Ali the one acted on.',
      ],
      [
        'the emir presented Mrs Peters to Dr Ali',
        'g = Emir & o = Peters & r = Ali',
        '“To the emir” makes the emir the one who met a new person.',
      ],
      [
        'the emir presented Dr Ali to Mrs Peters',
        'g = Emir & o = Ali & r = Peters',
        '“By Mrs Peters” makes her the one who acted, and not the emir.',
      ],
    ],
  ],
  [
    'hard',
    'Aliyu was made by his sister to apologise to the girl.',
    ['his sister forced Aliyu to apologise', 'g = Sister & o = Aliyu & r = Girl'],
    '“By his sister” names the one who forced the act, and Aliyu did what follows “to”',
    [
      [
        'Aliyu forced his sister to apologise',
        'g = Aliyu & o = Sister',
        '“Was made” is passive, so Aliyu was forced, and forced nobody.',
      ],
      [
        'the girl forced Aliyu to apologise',
        'g = Girl & o = Aliyu',
        '“To the girl” tells who received the apology, and not who forced it.',
      ],
      [
        'his sister forced the girl to apologise',
        'g = Sister & o = Girl',
        'The girl received the apology; it was not she who made one.',
      ],
    ],
  ],
  [
    'medium',
    '{he} was lent the canoe by the chief.',
    ['he borrowed it from the chief', 'g = Chief & r = Person'],
    '“By the chief” names the lender, so the one who “was lent” it is the borrower',
    [
      [
        'the chief borrowed it from him',
        'g = Person & r = Chief',
        '“Was lent” is passive: he received the canoe, and did not give it.',
      ],
      [
        'he borrowed it for the chief',
        'g = Other & r = Person',
        '“By the chief” names the lender; no third person lent the canoe.',
      ],
      [
        'the chief borrowed it for him',
        'g = Other & r = Chief',
        'The chief gave the canoe, and borrowed it from nobody.',
      ],
    ],
  ],
  [
    'easy',
    'The letter was read to the old man by {she}.',
    ['the old man listened to her', 'g = Person & r = Man'],
    '“By” names the reader, and “to the old man” the one who heard the letter',
    [
      [
        'she listened to the old man',
        'g = Man & r = Person',
        '“By” before her name makes her the reader, and not the listener.',
      ],
      [
        'the old man read it to others',
        'g = Man & r = Other',
        '“To the old man” makes him the one who heard the letter.',
      ],
      [
        'she read it to somebody else',
        'g = Person & r = Other',
        'The reader is right, but “to the old man” names the listener.',
      ],
    ],
  ],
  [
    'hard',
    'The chief is believed by the villagers to have forgiven his rival.',
    ['in their opinion the chief forgave his rival', 'g = Villagers & o = Chief & r = Rival'],
    '“By the villagers” belongs to “believed”, and the chief is the subject of “forgiven” too',
    [
      [
        'the villagers have forgiven the chief',
        'g = Rival & o = Villagers & r = Chief',
        '“By the villagers” tells who believes, and not who forgave.',
      ],
      [
        'in their opinion the rival forgave the chief',
        'g = Villagers & o = Rival & r = Chief',
        '“His rival” follows “forgiven”, so the rival was the one pardoned.',
      ],
      [
        'the chief believes that they forgave his rival',
        'g = Chief & o = Villagers & r = Rival',
        '“Is believed” is passive: others hold the belief about the chief.',
      ],
    ],
  ],
]

export const roleRows = claimRows(
  {
    principle:
      'In the passive the subject does not act: the one who acts follows “by”, and the one who receives follows “to” or is the subject.',
    hints: ['Who stands after “by”?', 'Turn the sentence into the active, with the one who acts as its subject.'],
  },
  roles,
)
