import { gap } from './rule-form.ts'
import { formsOf, rowsOf, type OneRuleRow } from './rule-rows.ts'

const gerunds: readonly OneRuleRow[] = [
  [
    'easy',
    `The driver denied ${gap} the red light.`,
    'ignoring',
    'The verb before the gap is “denied”, one of those that are followed by -ing',
    [
      ['to ignore', '“Denied to ignore” follows the pattern of “refused”, but “denied” looks back on an act.'],
      ['ignore', '“Ignore” has no ending and no “to”, so nothing joins it to “denied”.'],
      ['to ignoring', '“Denied” takes its object directly, so there is no work for “to” here.'],
    ],
  ],
  [
    'easy',
    `Mama Ronke enjoys ${gap} stories to her grandchildren.`,
    'telling',
    'The verb before the gap is “enjoys”, and what one enjoys is named with -ing',
    [
      ['to tell', '“Enjoys to tell” is a frequent slip: “likes” may have “to”, but “enjoys” never has.'],
      ['tell', '“Enjoys tell” leaves the second verb without an ending to join it to the first.'],
      ['to telling', '“Enjoys” takes its object directly, without “to” before the stories are told.'],
    ],
  ],
  [
    'medium',
    `We postponed ${gap} the new boat because of the storm.`,
    'launching',
    'The verb before the gap is “postponed”, and the act that is put off is named with -ing',
    [
      ['to launch', '“Postponed to launch” follows “decided”, but what is put off has no “to”.'],
      ['launch', '“Postponed launch” lacks the ending that would name the act which was put off.'],
      ['to launching', '“Postponed” takes its object directly, so “to” does not belong before the launch.'],
    ],
  ],
  [
    'medium',
    `If you leave the keys inside, you risk ${gap} your car.`,
    'losing',
    'The verb before the gap is “risk”, and the danger that one runs is named with -ing',
    [
      ['to lose', '“Risk to lose” looks like “hope to lose”, but “risk” never takes “to”.'],
      ['lose', '“You risk lose” has two verbs side by side, and nothing joins them.'],
      ['to losing', '“Risk” takes its object directly; “to” would fit after “close” or “used”.'],
    ],
  ],
  [
    'medium',
    `It is no use ${gap} with an angry customer.`,
    'arguing',
    '“It is no use” comes before the gap, and the useless act is named with -ing',
    [
      ['argue', 'After “it is no use” the base form “argue” cannot stand by itself.'],
      ['argued', '“Argued” is a past form, but a name for the useless act is needed.'],
      ['to arguing', '“No use” is not followed by the preposition “to”, as “close” would be.'],
    ],
  ],
  [
    'medium',
    `The old palace in Zaria is well worth ${gap}.`,
    'visiting',
    '“Worth” comes before the gap, and even where a place is visited its -ing form is active',
    [
      ['to visit', '“Worth to visit” is a frequent slip; “worth” behaves like a preposition.'],
      ['visit', '“Worth” needs a noun or a verb that acts as one, with -ing, and “visit” has no “a”.'],
      ['to be visited', 'The passive sense is in “worth” already, which never takes “to be”.'],
    ],
  ],
  [
    'medium',
    `Danjuma cannot help ${gap} whenever he hears that song.`,
    'smiling',
    '“Cannot help” means “cannot avoid” here, and what cannot be avoided is named with -ing',
    [
      ['to smile', '“Help to smile” would mean “give help in smiling”, but he cannot avoid it.'],
      ['to smiling', '“Cannot help” takes its object directly, so “to” has no place before the smile.'],
      ['smiled', 'After “cannot help” a past form such as “smiled” is never used.'],
    ],
  ],
  [
    'hard',
    `The old clock of the cathedral stopped ${gap} during the storm.`,
    'ticking',
    'The ticking came to an end, and “stop” in the sense of “do no longer” takes -ing',
    [
      ['to tick', '“Stopped to tick” would mean that the clock paused for the purpose of ticking.'],
      ['tick', '“Stopped tick” has two verbs side by side, and nothing joins them.'],
      ['to ticking', '“Stopped” takes its object directly, so there is no “to” before the ticking.'],
    ],
  ],
  [
    'hard',
    `I clearly remember ${gap} the door last night, so the thief must have had a key.`,
    'locking',
    'The door was locked first and is remembered now, and for a memory “remember” takes -ing',
    [
      ['to lock', '“Remember to lock” means “not forget a duty”, but here an act of last night is recalled.'],
      ['lock', '“I remember lock” has two verbs side by side, and nothing joins them.'],
      ['to locking', '“Remember” takes its object directly, without “to” before the act recalled.'],
    ],
  ],
  [
    'hard',
    `The clerk regretted ${gap} his uncle's advice the year before.`,
    'ignoring',
    'He was sorry for an act of “the year before”, and for a past act “regret” takes -ing',
    [
      ['to ignore', '“Regret to” is for news that one is about to give, but this act was a year old.'],
      ['ignore', '“Regretted ignore” has two verbs side by side, and nothing joins them.'],
      ['to ignoring', '“Regretted” takes its object directly, so “to” has no work before -ing.'],
    ],
  ],
]
const afterTo: readonly OneRuleRow[] = [
  [
    'medium',
    `The traders objected to ${gap} the new levy.`,
    'paying',
    'One objects to a thing, so “to” before the gap is a preposition',
    [
      ['pay', 'You took “to” for the sign of a base form, but one also objects to a plan or a rule.'],
      ['paid', 'A preposition is never followed by a past form such as “paid”.'],
      ['be paying', '“To be paying” would make “to” the sign of a base form, which it is not here.'],
    ],
  ],
  [
    'hard',
    `The people of our town look forward to ${gap} the new governor next week.`,
    'meeting',
    'One looks forward to a thing, such as a feast, so “to” before the gap is a preposition',
    [
      ['meet', 'You took “to” for the sign of a base form, but one also looks forward to a feast.'],
      ['met', 'A preposition such as “to” after “look forward” is never followed by a past form.'],
      ['be meeting', '“To be meeting” makes “to” the sign of a base form, which it is not after “look forward”.'],
    ],
  ],
]
const infinitives: readonly OneRuleRow[] = [
  [
    'easy',
    `The council promised ${gap} the road before the rains.`,
    'to repair',
    'The verb before the gap is “promised”, which takes “to” and a base form',
    [
      ['repairing', '“Repairing” would be right after “finished”, but “promised” takes “to” and a base form.'],
      ['repair', '“Promised repair” leaves the base form “repair” without the “to” that it needs.'],
      ['to repairing', 'After “promised” the word “to” is the sign of a base form, so -ing cannot follow it.'],
    ],
  ],
  [
    'easy',
    `Our goalkeeper managed ${gap} the last penalty.`,
    'to save',
    'The verb before the gap is “managed”, and what one succeeds in doing follows it with “to”',
    [
      ['saving', '“Managed saving” follows the pattern of “succeeded in saving”, but “managed” has another.'],
      ['save', '“Managed save” leaves out the word that joins “managed” to the base form.'],
      ['to saving', 'After “managed” the word “to” is the sign of a base form, so -ing cannot follow it.'],
    ],
  ],
  [
    'medium',
    `The suspect pretended ${gap} deaf when the officer spoke to him.`,
    'to be',
    'The verb before the gap is “pretended”, and what is pretended follows it with “to”',
    [
      ['being', '“Pretended being deaf” follows the pattern of “denied being deaf”, another verb.'],
      ['be', '“Pretended be” leaves out the word that joins “pretended” to the base form.'],
      ['to being', 'After “pretended” the word “to” is the sign of a base form, so -ing cannot follow it.'],
    ],
  ],
  [
    'medium',
    `The cooperative cannot afford ${gap} a new rice mill this year.`,
    'to buy',
    'The verb before the gap is “afford”, and the act that one has or lacks money for takes “to”',
    [
      ['buying', '“Afford buying” follows the pattern of “avoid buying”, but “afford” has another.'],
      ['buy', '“Cannot” takes a base form, which is “afford”; the next verb needs “to”.'],
      ['to buying', 'After “afford” the word “to” is the sign of a base form, so -ing cannot follow it.'],
    ],
  ],
  [
    'hard',
    `On the way to Minna we stopped ${gap} fuel, for the tank was nearly empty.`,
    'to buy',
    'The fuel was the purpose of the stop, and a purpose is named with “to” and a base form',
    [
      ['buying', '“Stopped buying” means that we bought no more, but the tank was nearly empty.'],
      ['buy', '“Stopped buy” has two verbs side by side, and nothing shows the purpose.'],
      ['to buying', '“To” shows a purpose here and is the sign of a base form, without -ing.'],
    ],
  ],
  [
    'hard',
    `Please remember ${gap} the stove before you go to bed tonight.`,
    'to turn off',
    'The stove is a duty for tonight, and for a duty “remember” takes “to” and a base form',
    [
      ['turning off', '“Remember turning off” recalls a past act, but this is a duty for tonight.'],
      ['turn off', '“Remember turn off” has two verbs side by side, and nothing joins them.'],
      ['to turning off', 'Before the duty “to” is the sign of a base form, so -ing cannot follow it.'],
    ],
  ],
  [
    'hard',
    `Bulus was made ${gap} for the broken chair.`,
    'to pay',
    '“Was made” is passive, so the “to” that the active leaves out comes back',
    [
      ['pay', '“They made Bulus pay” has no “to”, but here “made” is passive.'],
      ['paying', '“Was made paying” is not English: neither the active nor the passive of “make” has -ing.'],
      ['paid', 'A second past form after “was made” cannot say what Bulus had to do.'],
    ],
  ],
]
const bareForms: readonly OneRuleRow[] = [
  [
    'easy',
    `The principal let the prefects ${gap} early on Friday.`,
    'leave',
    '“Let” comes before the object “the prefects”, so the verb has neither “to” nor an ending',
    [
      ['to leave', '“Allowed the prefects to leave” has “to”, but “let” means the same without it.'],
      ['leaving', '“Let the prefects leaving” follows the pattern of “saw”, but not of “let”.'],
      ['left', '“Let” may be past here, but the verb after its object is never a past form.'],
    ],
  ],
  [
    'easy',
    `The heat made the candles ${gap} before noon.`,
    'melt',
    '“Made” comes before the object “the candles”, so the verb has neither “to” nor an ending',
    [
      ['to melt', '“Caused the candles to melt” has “to”, but “made” does the same without it.'],
      ['melting', '“Made the candles melting” follows the pattern of “kept”, but not of “made”.'],
      ['melted', '“Made” carries the past already, so the verb after “the candles” needs no past form.'],
    ],
  ],
]

export const verbPatternForms = formsOf([
  ...rowsOf(
    {
      rule: 'gerund',
      principle:
        'Verbs such as avoid, deny, enjoy and risk, and “no use” and “worth”, take a form with -ing; so do “stop”, “remember” and “regret” when they look back.',
      hints: [
        'Which word before the gap decides the form?',
        'Try the word with “to do it” and with “doing it”: which sounds right?',
      ],
    },
    gerunds,
  ),
  ...rowsOf(
    {
      rule: 'preposition',
      principle:
        'A verb after a preposition has the form with -ing, also after “to” where “to” is a preposition and a noun could follow it.',
      hints: ['Could a noun, such as “noise”, stand in the gap?', 'Is “to” here a preposition, or part of the verb?'],
    },
    afterTo,
  ),
  ...rowsOf(
    {
      rule: 'infinitive',
      principle:
        'Some verbs, such as promise, manage, pretend and afford, are followed by “to” and a base form; others, such as finish, enjoy and suggest, by -ing. “To” and a base form also name a purpose after “stop” and a duty after “remember”, and follow the passive “be made”.',
      hints: [
        'Which word before the gap decides the form?',
        'Try that word with “to do it” and with “doing it”: which of them says what is meant here?',
      ],
    },
    infinitives,
  ),
  ...rowsOf(
    {
      rule: 'bare form',
      principle: 'In the active, “make” and “let” are followed by an object and a base form without “to”.',
      hints: [
        'Which verb comes before the person or thing in the sentence?',
        'Compare “allow” or “cause” with this verb: which of them has “to”?',
      ],
    },
    bareForms,
  ),
])
