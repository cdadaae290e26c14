import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow } from './rule-rows.ts'

const passives: readonly OneRuleRow[] = [
  [
    'easy',
    `Lunch ${gap} in the dining hall every day at one.`,
    'is served',
    'Lunch does not serve but is acted on, and “every day” asks for the present',
    [
      ['serves', '“Serves” makes lunch the one who acts, but somebody else brings it.'],
      ['is serve', '“Is” is right, but the passive needs the participle “served” after it.'],
      ['is serving', '“Is serving” makes lunch the one who acts, and at this moment only.'],
    ],
  ],
  [
    'easy',
    `Two suspects ${gap} by the police last night.`,
    'were arrested',
    '“By the police” shows who acted, and “last night” asks for the simple past',
    [
      ['were arrest', '“Were” is right, but the passive needs the participle “arrested” after it.'],
      ['arrested', 'Without “were” the suspects would be those who arrest, but the police did it.'],
      ['have been arrested', 'The present perfect cannot stand with “last night”, which is a finished time.'],
    ],
  ],
  [
    'easy',
    `The old stadium ${gap} next year.`,
    'will be pulled down',
    'The stadium is acted on, and “next year” asks for the future',
    [
      ['will pull down', 'A stadium cannot pull anything down; it is the thing that is acted on.'],
      ['will be pull down', '“Will be” is right, but the passive needs the participle “pulled” after it.'],
      ['was pulled down', '“Was” belongs to the past, but “next year” is still to come.'],
    ],
  ],
  [
    'easy',
    `English ${gap} in many countries of West Africa.`,
    'is spoken',
    'English does not speak but is acted on, and the participle of “speak” is needed',
    [
      ['is speaking', '“Is speaking” makes English the speaker, but people speak it.'],
      ['is spoke', '“Spoke” is the simple past, but the passive needs the participle after “is”.'],
      ['speaks', 'A language speaks nothing itself; it is the thing that people speak.'],
    ],
  ],
  [
    'medium',
    `Use the back door, because the front steps ${gap} at the moment.`,
    'are being painted',
    'The steps are acted on, and “at the moment” asks for the continuous passive with “being”',
    [
      ['are painting', '“Are painting” makes the steps the painters, but somebody else has the brush.'],
      ['are been painted', '“Been” follows a form of “have”; after “are” another form of “be” is used.'],
      ['have painted', '“Have painted” makes the steps act, and in a time that is over now.'],
    ],
  ],
  [
    'medium',
    `Three new classrooms ${gap} since January.`,
    'have been built',
    'Classrooms are acted on, and “since January” asks for the present perfect',
    [
      ['have built', '“Have built” makes the classrooms the builders, because “been” is left out.'],
      ['are been built', '“Been” follows a form of “have”, never “are”.'],
      ['were built', 'The simple past gives a finished time, but “since January” lasts until now.'],
    ],
  ],
  [
    'medium',
    `By the time the chief returned, all the yams ${gap}.`,
    'had been stolen',
    'Yams are acted on, and the theft was over before another past event, the return',
    [
      ['had stolen', '“Had stolen” makes the yams the thieves, because “been” is left out.'],
      ['have been stolen', '“Have” belongs to the present, but the chief “returned” in the past.'],
      ['are stolen', 'The present “are stolen” cannot stand before the past return of the chief.'],
    ],
  ],
  [
    'medium',
    `These drugs must ${gap} out of the reach of children.`,
    'be kept',
    'Drugs are acted on, and after “must” the passive begins with the base form “be”',
    [
      ['kept', '“Must” is followed by a base form, and “kept” is not one.'],
      ['be keep', '“Be” is right after “must”, but the passive needs the participle after it.'],
      ['been kept', '“Been” follows a form of “have”, but “must” needs a base form.'],
    ],
  ],
  [
    'medium',
    `The injured rider ought ${gap} to a bigger hospital at once.`,
    'to be taken',
    'The rider is acted on, and “ought” is followed by “to” and a base form, here of the passive',
    [
      ['be taken', '“Ought” always has “to” after it, unlike “should”, which has the same sense.'],
      ['to be took', '“Took” is the simple past, but the passive needs the participle.'],
      ['to being taken', 'The “to” after “ought” belongs to a base form, so “being” cannot follow it.'],
    ],
  ],
  [
    'hard',
    `The broken seal showed that the letter ${gap} before it reached me.`,
    'had been read',
    'Somebody read the letter, and this was before another past event, its arrival',
    [
      ['had read', '“Had read” makes the letter read something, because “been” is left out.'],
      ['has been read', '“Has” belongs to the present, but the letter “reached” me in the past.'],
      ['had being read', '“Being” follows a form of “be”; after “had” the participle of “be” is used.'],
    ],
  ],
  [
    'hard',
    `While the hall ${gap} for the wedding, a pillar fell.`,
    'was being decorated',
    'The hall was acted on, and “while” sets a past action that was still going on',
    [
      ['was decorating', '“Was decorating” makes the hall the decorator, but people did the work.'],
      ['was been decorated', '“Been” follows a form of “have”; after “was” another form of “be” is used.'],
      ['is being decorated', '“Is” belongs to the present, but the pillar “fell” in the past.'],
    ],
  ],
  [
    'hard',
    `The former minister is said ${gap} the contract in 2015.`,
    'to have signed',
    'The saying is now, but the signing was in 2015, so the infinitive has “have” and a participle',
    [
      ['to sign', '“To sign” would be now or still to come, but the contract is of 2015.'],
      ['to have sign', '“To have” is right for 2015, but a participle must follow it.'],
      ['having signed', '“Is said” is followed by “to”, never by a form with -ing.'],
    ],
  ],
]
const causatives: readonly OneRuleRow[] = [
  [
    'medium',
    `Mrs Bello had her roof ${gap} by a carpenter.`,
    'mended',
    'The thing “her roof” follows “had”, and the roof is acted on by a carpenter',
    [
      ['mend', '“Had a carpenter mend it” has a person; the roof itself mends nothing.'],
      ['to mend', '“Had her roof to mend” would make the work her own, but “by a carpenter” names another.'],
      ['mending', '“Had her roof mending” makes the roof act, but a carpenter did it.'],
    ],
  ],
  [
    'easy',
    `You should get your eyes ${gap} by a doctor.`,
    'tested',
    'The thing “your eyes” follows “get”, and “by a doctor” shows who acts on them',
    [
      ['test', 'The eyes do not test; “by a doctor” shows that they are acted on.'],
      ['testing', '“Testing” makes the eyes act, but “by a doctor” names somebody else.'],
      ['to test', '“Get a doctor to test them” has a person; the eyes themselves test nothing.'],
    ],
  ],
  [
    'medium',
    `My uncle had his phone ${gap} at the motor park yesterday.`,
    'stolen',
    'The thing “his phone” follows “had”, and the phone was acted on by a thief',
    [
      ['stole', '“Stole” is the simple past, but after “had his phone” the participle is needed.'],
      ['steal', '“Had … steal” would make the phone the thief.'],
      ['stealing', '“Stealing” makes the phone act, but a thief took it.'],
    ],
  ],
]
const causativePersons: readonly OneRuleRow[] = [
  [
    'hard',
    `The manager had the driver ${gap} the parcels to Gusau.`,
    'take',
    'The person “the driver” follows “had” and is the one who acts',
    [
      ['taken', '“Had the parcels taken” has a thing; the driver is the one who takes.'],
      ['to take', '“Got the driver to take” has “to”, but after “had” and a person there is none.'],
      ['took', '“Had” carries the past already, so no second past form follows “the driver”.'],
    ],
  ],
  [
    'hard',
    `The teacher got her cousin ${gap} the generator for her.`,
    'to start',
    'The person “her cousin” follows “got” and is the one who acts',
    [
      ['start', '“Had her cousin start” has no “to”, but “got” with a person has.'],
      ['started', '“Got the generator started” has a thing; the cousin is the one who acts.'],
      ['starts', '“Starts” would need its own clause; after “got her cousin” no such form is used.'],
    ],
  ],
]

export const voiceForms = formsOf([
  ...rowsOf(
    {
      rule: 'passive',
      principle:
        'If the subject is acted on, the verb is passive: a form of “be” that shows the time, and the participle.',
      hints: [
        'Does the subject act, or is it acted on?',
        'Which words show the time, and which form of “be” goes with them?',
      ],
    },
    passives,
  ),
  ...rowsOf(
    {
      rule: 'causative thing',
      principle:
        'When somebody else does a thing for us or to us, “have” or “get” is followed by the thing and the participle.',
      hints: ['Who does the work: the subject or somebody else?', 'Is the word before the gap a person or a thing?'],
    },
    causatives,
  ),
  ...rowsOf(
    {
      rule: 'causative person',
      principle:
        'When one person makes another act, “have” is followed by the person and a base form, and “get” by the person, “to” and a base form.',
      hints: [
        'Is the word before the gap a person or a thing?',
        'Which of the two verbs, “have” or “get”, does the sentence use?',
      ],
    },
    causativePersons,
  ),
])
