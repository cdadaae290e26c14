import type { Random } from '../../engine/random.ts'
import { filled, gap, ruleForm, threeOf, type WrittenGap } from './rule-form.ts'

/** The verb of the gap as 'base simple past participle'. */
type Row = readonly [sentence: string, verb: string]

/** No subject has a will of its own: “if nobody will help” can mean “if nobody is willing to”. */
const openRows: readonly Row[] = [
  [`If the rain ${gap}, the match will start late.`, 'continue continues continued continued'],
  [`We will miss the ferry if the bus ${gap} another stop.`, 'make makes made made'],
  [`If {she} ${gap} the interview, she will move to {town}.`, 'pass passes passed passed'],
  [`The garden will be green again if the new pump ${gap} it every evening.`, 'water waters watered watered'],
  [`If the price of flour ${gap} again, bread will cost more.`, 'rise rises rose risen'],
  [`If both gauges ${gap} zero, the pilot will land at once.`, 'read read read read'],
  [`If the sea ${gap} any more land, the village will move inland.`, 'claim claims claimed claimed'],
  [`If the engine ${gap} out black smoke again, we will call a mechanic.`, 'throw throws threw thrown'],
]
const unrealRows: readonly Row[] = [
  [`If I ${gap} the way to the clinic, I would not ask you.`, 'know know knew known'],
  [`If {he} ${gap} a car, he would not come to work on foot.`, 'own owns owned owned'],
  [`The village would be richer if it ${gap} a good road.`, 'have has had had'],
  [`If snakes ${gap} legs, we would call them lizards.`, 'have have had had'],
  [`I would join the choir if I ${gap} a better voice.`, 'have have had had'],
  [`If our school ${gap} nearer to the river, it would be flooded every year.`, 'stand stands stood stood'],
  [`{she} would be a great lawyer if she ${gap} the law better.`, 'know knows knew known'],
  [`If the manager ${gap} our language, he would understand the joke.`, 'speak speaks spoke spoken'],
]
const pastRows: readonly Row[] = [
  [`If the driver ${gap} at the red light, nobody would have been hurt.`, 'stop stops stopped stopped'],
  [`The thief would have escaped if the dog ${gap} quiet.`, 'stay stays stayed stayed'],
  [`If {she} ${gap} the letter in time, she would have attended the interview.`, 'receive receives received received'],
  [`We would have won the match if our captain ${gap} the penalty.`, 'take takes took taken'],
  [`If the farmers ${gap} the warning, they would have saved their goats.`, 'hear hear heard heard'],
  [`The bridge would not have fallen if the engineers ${gap} the cracks in time.`, 'notice notice noticed noticed'],
  [`If {he} ${gap} his umbrella, he would not have been soaked.`, 'bring brings brought brought'],
  [`I would have greeted you if I ${gap} you in the crowd.`, 'see see saw seen'],
]

export const openForm = ruleForm('open', 'easy', (random) => {
  const [sentence, { base, simple, participle }] = drawn(random, openRows)
  return written(random, sentence, {
    key: simple,
    principle: 'A condition that may still be met has the simple present after “if” and “will” in the main clause.',
    commonest: `will ${base}`,
    reason: 'The main clause has “will”, so the verb after “if” is in the simple present',
    wrong: [
      [`will ${base}`, 'You put “will” into both clauses, but after “if” the present expresses the future.'],
      [`would ${base}`, '“Would” belongs in the main clause of an unreal condition, and not in the if-clause here.'],
      [`had ${participle}`, '“Had” and a participle after “if” speak of the past, but this may still happen.'],
    ],
  })
})

export const unrealForm = ruleForm('unreal', 'medium', (random) => {
  const [sentence, { base, simple, past, participle }] = drawn(random, unrealRows)
  const has = simple === base ? 'have' : 'has'
  return written(random, sentence, {
    key: past,
    principle: 'A condition that is not true now has the simple past after “if” and “would” in the main clause.',
    reason: 'The main clause has “would” and a base form, so the verb after “if” is in the simple past',
    wrong: [
      [simple, 'The present after “if” goes with “will”, but here the main clause has “would”.'],
      [`would ${base}`, 'You put “would” into both clauses, but it belongs to the main clause only.'],
      [`will ${base}`, '“Will” looks to the future, but this condition is not true now, as “would” shows.'],
      [
        `${has} ${participle}`,
        'The present perfect speaks of the time up to now, but an unreal present condition needs a past form.',
      ],
    ],
  })
})

export const pastForm = ruleForm('unreal-past', 'hard', (random) => {
  const [sentence, { base, simple, past, participle }] = drawn(random, pastRows)
  const has = simple === base ? 'have' : 'has'
  return written(random, sentence, {
    key: `had ${participle}`,
    principle:
      'A condition that was not met in the past has “had” and a participle after “if”, and “would have” in the main clause.',
    commonest: past,
    reason: 'The main clause has “would have”, so the past perfect follows “if”',
    wrong: [
      [`would have ${participle}`, 'You put “would have” into both clauses, but it belongs to the main clause only.'],
      [past, 'The simple past after “if” goes with “would”, but here the main clause has “would have”.'],
      [
        `${has} ${participle}`,
        'The present perfect speaks of the time up to now, but this condition was not met in the past and needs “had”.',
      ],
      [`would ${base}`, '“Would” is not used in the if-clause; an unreal past condition needs “had” and a participle.'],
    ],
  })
})

interface Verb {
  base: string
  simple: string
  past: string
  participle: string
}

function drawn(random: Random, rows: readonly Row[]): [string, Verb] {
  const [sentence, forms] = random.pick(rows)
  const [base = '', simple = '', past = '', participle = ''] = forms.split(' ')
  return [sentence, { base, simple, past, participle }]
}

interface Choice {
  key: string
  principle: string
  reason: string
  wrong: readonly (readonly [text: string, because: string])[]
  /** The wrong form that is always among the options. */
  commonest?: string
}

function written(random: Random, sentence: string, choice: Choice): WrittenGap {
  const { key, principle, reason, wrong, commonest } = choice
  const slips = wrong.map(([text, because]) => ({ text, rule: 'pair of tenses', because }))
  return {
    sentence: filled(sentence, random),
    key,
    wrong: threeOf(slips, commonest, random),
    principle,
    reason,
    hints: [
      'Look at the clause without “if”: does it have “will”, “would” or “would have”?',
      'Which tense after “if” is the partner of that verb?',
    ],
    frame: sentence,
  }
}
