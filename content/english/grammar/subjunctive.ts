import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow } from './rule-rows.ts'

/** No option is an indicative (“is repaired”, “arrives”), which many British writers use in these clauses. */
const mandative: readonly OneRuleRow[] = [
  [
    'easy',
    `The parents demanded that the school bus ${gap} before the new term.`,
    'be repaired',
    '“Demanded that” comes before the bus, and the bus is acted on, so “be” with a participle is needed',
    [
      ['repaired', '“Repaired” alone would make the bus the one who repairs, but it is acted on.'],
      ['being repaired', 'A form with -ing is no verb of a “that” clause, and the bus still needs one.'],
      ['has been repaired', 'The present perfect states a fact, but the parents asked for something still to be done.'],
    ],
  ],
  [
    'easy',
    `The villagers asked that a clinic ${gap} near the market.`,
    'be built',
    '“Asked that” brings the request, and the clinic is acted on, so “be” with a participle is needed',
    [
      ['being built', 'After “that a clinic” a finite verb is needed, and “being built” is none.'],
      ['built', '“Built” alone would make the clinic the builder, but somebody else is to build it.'],
      ['has been built', '“Has been built” says that the clinic is there, but it was only asked for.'],
    ],
  ],
  [
    'medium',
    `The doctor recommended that Mr Audu ${gap} salt for a month.`,
    'avoid',
    '“Recommended that” is followed by “Mr Audu”, and even with him the verb has no -s',
    [
      ['avoiding', '“Recommended avoiding salt” leaves out the person, but here “that Mr Audu” needs a verb.'],
      ['to avoid', 'After “that Mr Audu” the form with “to” leaves the clause without a finite verb.'],
      ['will avoid', '“Will avoid” foretells what he is going to do, but the doctor only gave advice.'],
    ],
  ],
  [
    'medium',
    `It is essential that every parcel ${gap} at the gate.`,
    'be searched',
    '“Essential that” states what is required, and “every parcel” is acted on, so “be” with a participle is needed',
    [
      ['searched', '“Searched” alone would make the parcel the one who searches, but guards do that.'],
      ['to be searched', '“For every parcel to be searched” would be English, but after “that” there is no “to”.'],
      ['being searched', '“That every parcel being searched” is no clause, because it has no finite verb.'],
    ],
  ],
  [
    'medium',
    `The elders proposed that the market ${gap} to the new site.`,
    'be moved',
    '“Proposed that” makes a proposal, and the market is acted on, so “be” with a participle is needed',
    [
      ['to be moved', '“Proposed that the market to be moved” mixes two patterns: “that” has no “to”.'],
      ['being moved', '“That the market being moved” is no clause, because it has no finite verb.'],
      ['has been moved', '“Has been moved” reports a finished move, but the elders were only proposing it.'],
    ],
  ],
  [
    'hard',
    `The court ordered that the tenant not ${gap} before December.`,
    'be evicted',
    '“Ordered that” comes first, “not” stands directly before the base form, and the tenant is acted on',
    [
      ['to be evicted', '“Ordered the tenant not to be evicted” has another pattern; here “that” excludes “to”.'],
      ['evicted', '“Not evicted” has no “be”, without which the tenant is not acted on.'],
      ['been evicted', '“Been” needs a form of “have” before it, and the order has none.'],
    ],
  ],
  [
    'hard',
    `The bank made it a condition that the trader ${gap} two guarantors.`,
    'provide',
    'A “condition that” says what is required of the trader, and the verb has no -s',
    [
      ['to provide', '“A condition for the trader to provide” is another pattern; after “that” there is no “to”.'],
      ['providing', '“That the trader providing” has no finite verb, so it is no clause.'],
      ['to have provided', 'After “that the trader” a finite verb is needed, and “to have provided” is none.'],
    ],
  ],
]
const unreal: readonly OneRuleRow[] = [
  [
    'easy',
    `It is time the baby ${gap} to bed; she is rubbing her eyes.`,
    'went',
    '“It is time” is followed by the subject “the baby”, so the verb is past although bedtime is now',
    [
      ['has gone', '“Has gone” says that she is in bed, but she is still up and rubbing her eyes.'],
      ['will go', '“Will go” foretells something, but “it is time” says that it should happen now.'],
      ['going', '“The baby going” has no finite verb, and the subject “the baby” needs one.'],
    ],
  ],
  [
    'medium',
    `It is high time we ${gap} our old generator; it breaks down every day.`,
    'replaced',
    '“It is high time” is followed by the subject “we”, so the verb is past although the action is still to come',
    [
      ['have replaced', '“Have replaced” says that it is done, but the old generator still breaks down.'],
      ['will replace', '“Will” does not follow “it is high time”, although the action is in the future.'],
      ['replacing', 'With the subject “we” a finite verb is needed, and “replacing” is none.'],
    ],
  ],
  [
    'easy',
    `If I ${gap} you, I would see a doctor about that cough.`,
    'were',
    'The speaker is not the other person, so the condition is unreal, and the verb after “if” is',
    [
      ['am', '“Am” would make it possible that I am you, but “would see” shows an unreal condition.'],
      ['be', '“Be” follows words such as “demand that”, but not “if” in an unreal condition.'],
      ['will be', '“Will” does not stand in this if-clause, and “would see” asks for a past form.'],
    ],
  ],
  [
    'easy',
    `Chinwe is short and wishes she ${gap} taller.`,
    'were',
    'Chinwe wishes for something that is not so now, and the form of “be” for that is',
    [
      ['is', '“Is” states a fact, but Chinwe is short, so her wish is against the facts.'],
      ['has been', '“Has been taller” would be a fact about her past, and not an unreal wish.'],
      ['will be', '“Will be” is for hopes: one hopes that one will be taller, but wishes one were.'],
    ],
  ],
  [
    'medium',
    `The trader wishes he ${gap} Hausa, but he knows only Igbo.`,
    'spoke',
    'He does not speak it now, as “but he knows only Igbo” shows, so the wish takes a past form',
    [
      ['speaks', '“Speaks” states a fact, but the trader knows only Igbo, so it is not one.'],
      ['has spoken', '“Has spoken” looks back on what he did, but he wishes for a skill now.'],
      ['speak', 'The base form “speak” follows a demand, but “wishes” about now takes a past form.'],
    ],
  ],
  [
    'medium',
    `My mother would rather I ${gap} law than music.`,
    'studied',
    '“Would rather” is followed by a new subject, “I”, so the verb takes a past form for a present wish',
    [
      ['studying', '“I studying” is no clause; after the new subject “I” a finite verb is needed.'],
      ['to study', '“Would like me to study” is another pattern; “would rather I” takes no “to”.'],
      ['will study', '“Will” foretells what I am going to do, but this is only what my mother prefers.'],
    ],
  ],
  [
    'hard',
    `We would rather the visitors ${gap} at a hotel tonight, because our house is full.`,
    'stayed',
    '“Would rather” is followed by a new subject, “the visitors”, so the verb is past although “tonight” is still to come',
    [
      ['will stay', '“Tonight” is in the future, but after “would rather” and a new subject “will” is not used.'],
      ['to stay', '“Would like the visitors to stay” has “to”, but “would rather the visitors” has not.'],
      ['staying', '“The visitors staying” lacks a finite verb, which the new subject needs.'],
    ],
  ],
  [
    'medium',
    `Bayo spends money as though he ${gap} a rich man, but he is deep in debt.`,
    'were',
    'He is not rich, as “deep in debt” shows, so “as though” takes the unreal form of “be”',
    [
      ['be', '“Be” follows words of demand, but “as though” makes an unreal comparison.'],
      ['has been', '“Has been” would say that he was rich until now, but his debts deny it.'],
      ['will be', '“Will be” speaks of his future, but he is compared with a rich man now.'],
    ],
  ],
]
const unrealPast: readonly OneRuleRow[] = [
  [
    'hard',
    `If only Sade ${gap} the brakes before the journey last week!`,
    'had tested',
    '“Last week” is over and the test was not made, so “if only” takes “had” and a participle',
    [
      ['has tested', '“Has tested” states a fact about Sade, but the speaker regrets that she did not.'],
      ['would test', '“Would test” after “if only” is for the future, but last week is over.'],
      ['tests', 'The present “tests” cannot go with “last week”, nor with a regret.'],
    ],
  ],
  [
    'hard',
    `The farmer now wishes he ${gap} his barn before the storm of last June.`,
    'had insured',
    'The storm is past and the barn was not insured, so “wishes” takes “had” and a participle',
    [
      ['has insured', '“Has insured” would be a fact, but the farmer regrets what he failed to do.'],
      ['insures', 'The present “insures” cannot reach back before the storm of last June.'],
      ['would insure', '“Would” looks forward, but nobody can insure a barn before a past storm now.'],
    ],
  ],
]
const inverted: readonly OneRuleRow[] = [
  [
    'medium',
    `${gap} the bridge collapse, three villages will be cut off.`,
    'Should',
    'The base form “collapse” follows the subject without “to”, and “will be” shows that the event is possible',
    [
      ['Had', '“Had” needs a participle, “collapsed”, but the sentence has the base form “collapse”.'],
      ['Were', '“Were” needs “to” before “collapse”: “were the bridge to collapse”.'],
      ['Would', '“Would” begins a question, as in “would the bridge collapse?”, but never a condition.'],
    ],
  ],
  [
    'medium',
    `${gap} the pilot seen the mast, he would have turned away in time.`,
    'Had',
    'The participle “seen” and “would have turned” show an unreal condition in the past',
    [
      ['Has', '“Has” makes a question, but “would have turned” needs an unreal past condition.'],
      ['Should', '“Should” needs the base form “see”, but the sentence has the participle “seen”.'],
      ['Were', '“Were the pilot seen” would mean that somebody sees him, and leaves “the mast” without a verb.'],
    ],
  ],
  [
    'hard',
    `${gap} Ene to win the scholarship, the whole village would celebrate.`,
    'Were',
    'The form “to win” follows the subject, and “would celebrate” shows an unlikely condition of the future',
    [
      ['Had', '“Had” needs the participle “won”, but here “to win” follows the subject.'],
      ['Should', '“Should” needs the base form “win” without “to”: “should Ene win”.'],
      ['If', '“If” needs a finite verb after “Ene”, such as “won”, and not “to win”.'],
    ],
  ],
  [
    'hard',
    `${gap} it not been for the nurse, both twins would have died.`,
    'Had',
    'The participle “been” and “would have died” show an unreal condition in the past',
    [
      ['Has', '“Has it not been” asks about the present, but “would have died” is an unreal past.'],
      ['Were', '“Were it not for the nurse” has no “been”; two forms of “be” cannot stand together.'],
      ['Should', '“Should” needs the base form “be”, but the sentence has the participle “been”.'],
    ],
  ],
]

export const subjunctiveForms = formsOf([
  ...rowsOf(
    {
      rule: 'base form',
      principle:
        'After a demand, proposal or requirement with “that”, formal English uses the base form of the verb, the same for every subject and time.',
      hints: [
        'Which word before “that” shows that something is demanded or proposed?',
        'Does the clause state a fact, or what somebody wants to happen?',
      ],
    },
    mandative,
  ),
  ...rowsOf(
    {
      rule: 'unreal past',
      principle:
        'English shows that something is not so, or not yet so, with a past form, whatever the real time; the form of “be” is then “were” in formal use.',
      hints: [
        'Is it so in fact, or only wished, preferred or imagined?',
        'Which tense do we borrow for what is not so now?',
      ],
    },
    unreal,
  ),
  ...rowsOf(
    {
      rule: 'past perfect',
      principle:
        'A regret about the past takes “had” and a participle after “wish” or “if only”, because the fact was otherwise.',
      hints: [
        'Does the regret concern now, or a time that is over?',
        'Which tense lies one step further back than the simple past?',
      ],
    },
    unrealPast,
  ),
  ...rowsOf(
    {
      rule: 'inverted condition',
      principle:
        'Without “if” a condition begins with a helping verb: “had” with a participle, “should” with a base form, or “were”, which is followed by “to” before a verb.',
      hints: [
        'Put “if” in front in your mind: which condition is it?',
        'Look at the form of the verb after the subject.',
      ],
    },
    inverted,
  ),
])
