import type { Random } from '../../engine/random.ts'
import { filled, gap, ruleForm, threeOf, type WrittenGap } from './rule-form.ts'

/** A verb as 'teach teaches taught taught teaching': base, with -s, past, participle, -ing. */
type Row = readonly [subject: string, verb: string, rest: string]

/** Up to now: a period that began in the past and is not over. */
const sinceRows: readonly Row[] = [
  ['Mrs {she} Bello', 'teach teaches taught taught teaching', 'at this school since 2015'],
  ['Our neighbour', 'keep keeps kept kept keeping', 'bees behind his house since he retired'],
  ['The widow', 'sell sells sold sold selling', 'kerosene in {town} since her husband died'],
  ['Dr {he} Eze', 'know knows knew known knowing', 'my parents since they were students'],
  ['The old man', 'live lives lived lived living', 'alone on the island since the flood'],
  ['That bakery', 'belong belongs belonged belonged belonging', 'to the same family since 1978'],
  ['My cousin', 'drive drives drove driven driving', 'a taxi in {town} since he left school'],
  ['The choir', 'sing sings sang sung singing', 'at every wedding here since it was founded'],
  ['{he}', 'wear wears wore worn wearing', 'glasses since he was seven'],
  ['{she}', 'run runs ran run running', 'her own salon since last January'],
  ['The union', 'hold holds held held holding', 'its meetings in this hall since 2009'],
  ['The lawyer', 'write writes wrote written writing', 'for a newspaper in {town} since 2018'],
]

/** A finished time. */
const finishedRows: readonly Row[] = [
  ['The governor', 'open opens opened opened opening', 'a new bridge in {town} last Thursday'],
  ['{she}', 'break breaks broke broken breaking', 'the school record for the long jump yesterday'],
  ['The police', 'find find found found finding', 'the stolen lorry in {town} two days ago'],
  ['My uncle', 'buy buys bought bought buying', 'his first motorcycle in 2003'],
  ['The storm', 'blow blows blew blown blowing', 'the roof off the clinic last night'],
  ['Our goalkeeper', 'catch catches caught caught catching', 'three difficult shots in the match yesterday'],
  ['{he}', 'begin begins began begun beginning', 'his training as a welder last month'],
  ['The chairman', 'speak speaks spoke spoken speaking', 'to the traders about the fire last Monday'],
  ['The farmer', 'choose chooses chose chosen choosing', 'a new kind of maize last season'],
  ['A thief', 'steal steals stole stolen stealing', 'the generator of the church three nights ago'],
  ['My grandmother', 'tell tells told told telling', 'us the story of the tortoise yesterday evening'],
  ['The tailor', 'forget forgets forgot forgotten forgetting', 'the buttons of my uniform last week'],
]

/** One past event was over before another. */
const beforeRows: readonly Row[] = [
  ['By the time the fire engine arrived, the shop', 'burn burns burned burned burning', 'to the ground'],
  ['By the time the rain stopped, the river', 'cover covers covered covered covering', 'the footbridge'],
  ['By the time {she} reached the park, the last bus', 'leave leaves left left leaving', ''],
  ['By the time the doctor came, the fever', 'go goes went gone going', 'down'],
  ['By the time the headmaster entered the hall, the quarrel', 'end ends ended ended ending', ''],
  ['By the time we found our seats, the play', 'begin begins began begun beginning', ''],
  [
    'By the time the police surrounded the house, the thief',
    'escape escapes escaped escaped escaping',
    'through a window',
  ],
  ['By the time {he} returned from {town}, his brother', 'spend spends spent spent spending', 'all the money'],
  [
    'By the time the guests arrived, the cook',
    'prepare prepares prepared prepared preparing',
    'enough rice for fifty people',
  ],
  ['By the time the whistle blew, our team', 'score scores scored scored scoring', 'four goals'],
  ['By the time the owner woke up, the goat', 'eat eats ate eaten eating', 'half of the vegetables'],
  ['By the time the council repaired the road, two lorries', 'fall fall fell fallen falling', 'into the ditch'],
]

/** A clause of time about the future. */
const futureClauseRows: readonly Row[] = [
  ['We will begin the meeting as soon as the chairman', 'arrive arrives arrived arrived arriving', ''],
  ['{she} will cook the soup when her mother', 'return returns returned returned returning', 'from the farm'],
  ['I will wait here until the rain', 'stop stops stopped stopped stopping', ''],
  ['They will lock the gate before it', 'get gets got got getting', 'dark'],
  ['{he} will call us as soon as the doctor', 'see sees saw seen seeing', 'his father'],
  ['The pupils will stand up when the inspector', 'enter enters entered entered entering', 'the classroom'],
  ['The driver will not move until everybody', 'pay pays paid paid paying', 'the fare'],
  ['We will harvest the yams before the dry season', 'begin begins began begun beginning', ''],
  ['The bank will open the account as soon as {she}', 'bring brings brought brought bringing', 'two photographs'],
  ['My aunt will visit us when the school', 'close closes closed closed closing', 'for the holidays'],
  ['The farmers will plant the maize as soon as the first rain', 'fall falls fell fallen falling', ''],
  ['I will lend you the book when {she}', 'finish finishes finished finished finishing', 'it'],
]

/** What will have happened, or lasted, up to a moment in the future. */
const byThenRows: readonly Row[] = [
  ['By the end of next month, the contractor', 'tar tars tarred tarred tarring', 'the whole road to {town}'],
  ['By this time next year, {she}', 'complete completes completed completed completing', 'her course in nursing'],
  ['By noon tomorrow, the trailer', 'reach reaches reached reached reaching', 'the port in Lagos'],
  ['By 2035, the desert', 'swallow swallows swallowed swallowed swallowing', 'several more villages'],
  ['By next Friday, the carpenter', 'make makes made made making', 'all the desks for our class'],
  ['By the end of next week, my sister', 'read reads read read reading', 'the novel twice'],
  ['By next December, the family', 'move moves moved moved moving', 'into the new flat in {town}'],
  ['By ten tonight, the nurses', 'vaccinate vaccinate vaccinated vaccinated vaccinating', 'every child in the camp'],
  ['By the end of next term, Mr {he} Ade', 'serve serves served served serving', 'the school for thirty years'],
  ['By next Sunday evening, the railway workers', 'be are were been being', 'on strike for a month'],
  ['By this time tomorrow, the jury', 'decide decides decided decided deciding', 'who wins the prize'],
  ['By next March, the cooperative', 'repay repays repaid repaid repaying', 'its loan'],
]

interface Verb {
  base: string
  simple: string
  past: string
  participle: string
  ing: string
  has: string
  is: string
}

export const sinceForm = ruleForm('since', 'easy', (random) => {
  const [row, verb] = drawn(random, sinceRows)
  return written(random, row, {
    key: `${verb.has} ${verb.participle}`,
    principle: 'An action or a state that began in the past and continues until now is in the present perfect.',
    reason: '“Since” gives the beginning of a period that is not over, so “has” or “have” and a participle are needed',
    hints: [
      'Is the period that the sentence names over, or does it last until now?',
      'Which helping verb joins a beginning in the past with the present?',
    ],
    wrong: [
      [
        verb.simple,
        'since',
        'The simple present says what is usual or true now, but “since” looks back over a period up to now.',
      ],
      [
        `${verb.is} ${verb.ing}`,
        'since',
        'The present progressive is about this moment, not about a period that began long ago.',
      ],
      [
        verb.past,
        'since',
        'The simple past says that the action or state is over, but “since” means a period up to now.',
      ],
      [
        `will ${verb.base}`,
        'since',
        'A future form cannot go with “since”, which looks back to a beginning in the past.',
      ],
    ],
  })
})

export const finishedForm = ruleForm('finished', 'easy', (random) => {
  const [row, verb] = drawn(random, finishedRows)
  const clue = /(?:yesterday(?: evening)?|last \w+|in \d+|(?:two|three) \w+ ago)$/.exec(row[2])?.[0] ?? ''
  return written(random, row, {
    key: verb.past,
    principle: 'A time that is over, such as yesterday, last week or in 2003, goes with the simple past.',
    reason: `The words “${clue}” name a finished time, so the verb is in the simple past`,
    hints: [
      'Which words tell you when it happened?',
      'Is that time over? Then no form that is about now, or that lasts until now, can go with it.',
    ],
    wrong: [
      [
        `${verb.has} ${verb.participle}`,
        'finished',
        `The present perfect lasts until now or leaves the time open, but “${clue}” names a finished time.`,
      ],
      [verb.simple, 'finished', `You chose the present, but “${clue}” shows that the action is over.`],
      [
        `${verb.is} ${verb.ing}`,
        'finished',
        `A progressive present cannot describe what happened ${clue} and is over.`,
      ],
      [`will ${verb.base}`, 'finished', `You chose the future, but “${clue}” shows that it has already happened.`],
    ],
  })
})

export const beforeForm = ruleForm('before', 'medium', (random) => {
  const [row, verb] = drawn(random, beforeRows)
  return written(random, row, {
    key: `had ${verb.participle}`,
    principle: 'Of two past events, the one that was complete first is in the past perfect.',
    reason:
      'The other verb is in the past, and “by the time” shows that the action of the gap was complete before it, so “had” is needed',
    hints: [
      'Which of the two events was over first?',
      'Compare the tense of the other verb: which form goes one step further back?',
    ],
    wrong: [
      [
        `${verb.has} ${verb.participle}`,
        'before',
        'The present perfect counts back from now, but here one past event came before another.',
      ],
      [verb.simple, 'before', 'You chose the present, but the other verb shows that everything happened in the past.'],
      [
        `will ${verb.base}`,
        'before',
        'You chose the future, but the other verb is in the past, and this was over even earlier.',
      ],
      [
        `will have ${verb.participle}`,
        'before',
        'The future perfect needs a moment in the future, but the other verb is in the past.',
      ],
    ],
  })
})

export const futureClauseForm = ruleForm('future-clause', 'medium', (random) => {
  const [row, verb] = drawn(random, futureClauseRows)
  const word = /as soon as|when|until|before/.exec(row[0])?.[0] ?? ''
  return written(random, row, {
    key: verb.simple,
    principle: 'In a clause of time the simple present expresses the future; “will” belongs in the main clause only.',
    reason: `The main clause has “will”, and the clause with “${word}” takes the simple present`,
    commonest: `will ${verb.base}`,
    hints: [
      `The gap is in the clause with “${word}”: is it about the past or the future?`,
      'Where is “will” already, and may it come twice?',
    ],
    wrong: [
      [
        `will ${verb.base}`,
        'clause',
        `You repeated “will”, but after “${word}” in a clause of time the present expresses the future.`,
      ],
      [verb.past, 'clause', 'You chose the past, but “will” in the main clause shows that the time is still to come.'],
      [
        `would ${verb.base}`,
        'clause',
        '“Would” looks ahead from the past, but “will” in the main clause looks ahead from now.',
      ],
      [
        `had ${verb.participle}`,
        'clause',
        'The past perfect looks back from the past, but the sentence is about the future.',
      ],
    ],
  })
})

export const byThenForm = ruleForm('by-then', 'hard', (random) => {
  const [row, verb] = drawn(random, byThenRows)
  const [clue = ''] = row[0].replace('By', 'by').split(',')
  return written(random, row, {
    key: `will have ${verb.participle}`,
    principle:
      'What will have happened, or lasted, up to a moment in the future is in the future perfect: will have and a participle.',
    reason: `The words “${clue}” look back from a future moment, so the sentence needs the future perfect`,
    hints: [
      'Is the moment that the sentence names past or still to come?',
      'Look back from that moment over what leads up to it: which form joins the future with what comes before?',
    ],
    wrong: [
      [`${verb.has} ${verb.participle}`, 'by-then', `The present perfect ends now, but “${clue}” is in the future.`],
      [
        `had ${verb.participle}`,
        'by-then',
        `The past perfect looks back from the past, but “${clue}” is in the future.`,
      ],
      [
        verb.past === verb.base ? `was ${verb.ing}` : verb.past,
        'by-then',
        `You chose the past, although “${clue}” has not come yet.`,
      ],
      [
        `would have ${verb.participle}`,
        'by-then',
        '“Would have” is often heard here, but it is for what did not happen or for a future seen from the past.',
      ],
    ],
  })
})

interface Choice {
  key: string
  principle: string
  reason: string
  hints: readonly [string, string]
  wrong: readonly (readonly [text: string, rule: string, because: string])[]
  /** The wrong form that is always among the options. */
  commonest?: string
}

function drawn(random: Random, rows: readonly Row[]): [Row, Verb] {
  const [subject, forms, rest] = random.pick(rows)
  const [base = '', simple = '', past = '', participle = '', ing = ''] = forms.split(' ')
  const isPlural = base === simple || simple === 'are'
  return [
    [subject, forms, rest],
    { base, simple, past, participle, ing, has: isPlural ? 'have' : 'has', is: isPlural ? 'are' : 'is' },
  ]
}

function written(random: Random, [subject, , rest]: Row, choice: Choice): WrittenGap {
  const { key, principle, reason, hints, wrong, commonest } = choice
  const slips = wrong.map(([text, rule, because]) => ({ text, rule, because }))
  return {
    sentence: filled(`${subject} ${gap}${rest === '' ? '' : ` ${rest}`}.`, random),
    key,
    wrong: threeOf(slips, commonest, random),
    principle,
    reason,
    hints,
    frame: subject + rest,
  }
}
