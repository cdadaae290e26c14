import { at, type Random } from '../../engine/random.ts'
import { gap, ruleForm, type WrittenGap } from './rule-form.ts'

type Kind = 'past' | 'since' | 'habit'
type Count = 'singular' | 'plural'

/** A subject of either number, and what is said of it. A habit begins with its two verb forms, as in 'opens|open'. */
type Row = readonly [id: string, singular: string, plural: string, kind: Kind, rest: string]

/** A noun of the other number stands between the head and the gap. */
const distanceRows: readonly Row[] = [
  ['key', 'The key to the classrooms', 'The keys to the main gate', 'past', 'found under a bench yesterday'],
  ['cost', 'The cost of school uniforms', 'The costs of the new building', 'since', 'been rising since January'],
  [
    'leader',
    'The leader of the protesters',
    'The leaders of the trade union',
    'past',
    'invited to the palace last Friday',
  ],
  ['box', 'The box of exercise books', 'The boxes of chalk', 'past', 'left in the staff room last night'],
  ['house', 'The house behind the shops', 'The houses behind the mosque', 'since', 'been empty since the flood'],
  ['bus', 'The bus for the players', 'The buses for the choir', 'past', 'late again last Saturday'],
  [
    'report',
    'The report on the two accidents',
    'The reports on the accident',
    'past',
    'read to the whole class last Monday',
  ],
  ['road', 'The road between the two towns', 'The roads in the old quarter', 'since', 'been closed since Tuesday'],
  [
    'coach',
    'The coach of the junior teams',
    'The coaches of the junior team',
    'habit',
    'meets|meet the parents every Saturday',
  ],
  ['shop', 'The shop near the hostels', 'The shops near the station', 'habit', 'opens|open at seven every morning'],
  [
    'driver',
    'The driver of the school buses',
    'The drivers of the company',
    'habit',
    'washes|wash the vehicles every evening',
  ],
  [
    'nurse',
    'The nurse in charge of the babies',
    'The nurses in the maternity ward',
    'habit',
    'starts|start work at six every day',
  ],
  [
    'pump',
    'The pump behind the staff houses',
    'The pumps behind the chapel',
    'past',
    'repaired by a mechanic last week',
  ],
  [
    'painting',
    'The painting of the twin rivers',
    'The paintings of the old market',
    'past',
    'sold in Lagos last month',
  ],
]

type JoinedRow = readonly [id: string, singular: string, plural: string, kind: Kind, rest: string]

/** Two subjects, of which a phrase or a pair of conjunctions makes one decide. */
const companyRows: readonly JoinedRow[] = [
  ['captain', 'the captain', 'the ten players', 'past', 'welcomed at the airport last night'],
  ['class', 'the class teacher', 'all the pupils', 'past', 'photographed outside the library yesterday'],
  ['trader', 'the yam dealer', 'the three porters', 'past', 'robbed on the highway last Thursday'],
  ['doctor', 'the only doctor', 'the four nurses', 'past', 'praised by the governor last week'],
  ['chief', 'the village chief', 'the elders', 'since', 'been in Abuja since Sunday'],
  ['choir', 'the bishop', 'the choristers', 'past', 'dressed in white at the service last Sunday'],
  ['editor', 'the editor', 'the two reporters', 'since', 'been in hiding since the arrest'],
]
const nearerRows: readonly JoinedRow[] = [
  ['carpenter', 'the carpenter', 'the apprentices', 'past', 'paid for the doors last month'],
  ['pilot', 'the pilot', 'the passengers', 'past', 'hurt in the hard landing yesterday'],
  ['cook', 'the cook', 'the waiters', 'past', 'blamed for the cold soup last night'],
  ['lawyer', 'the lawyer', 'the witnesses', 'since', 'been seen in court since Monday'],
  ['bag', 'the bag', 'the shoes', 'past', 'found after the match yesterday'],
  ['table', 'the table', 'the chairs', 'since', 'been moved since the wedding'],
  ['clerk', 'the clerk', 'the messengers', 'habit', 'locks|lock the office every evening'],
  ['aunt', 'my aunt', 'my cousins', 'habit', 'visits|visit us every Christmas'],
]

type CountedRow = readonly [plural: string, kind: Kind, rest: string]
const countedRows: readonly CountedRow[] = [
  ['tourists', 'past', 'shown round the palace yesterday'],
  ['farmers', 'past', 'promised free seedlings last week'],
  ['boats', 'past', 'damaged in the storm last night'],
  ['bridges', 'since', 'been repaired since the flood'],
  ['villages', 'since', 'been without light since Sunday'],
  ['doctors', 'past', 'transferred to Jos last month'],
  ['drivers', 'past', 'stopped at the checkpoint last night'],
  ['footballers', 'since', 'been unable to play since January'],
  ['hawkers', 'past', 'asked to leave the street last Friday'],
  ['members', 'habit', 'pays|pay a small fee every month'],
  ['labourers', 'habit', 'walks|walk to the factory every day'],
  ['journalists', 'past', 'allowed into the hall yesterday'],
]
const ofOne =
  'After “each of”, “one of”, “every one of” and “not one of” the verb is singular, although the noun that follows is plural.'
const counters: readonly (readonly [words: string, count: Count, why: string, principle: string])[] = [
  ['Each of the', 'singular', '“Each” means one at a time', ofOne],
  ['One of the', 'singular', 'The subject is “one”; “of the {noun}” only tells us which group it belongs to', ofOne],
  ['Every one of the', 'singular', '“Every one” is counted one by one', ofOne],
  ['Not one of the', 'singular', '“Not one” counts single persons or things', ofOne],
  [
    'A number of',
    'plural',
    '“A number of” means “several”',
    '“A number of” is followed by a plural verb, although the word “number” looks singular.',
  ],
  [
    'Several of the',
    'plural',
    '“Several” means more than one',
    '“Several of” speaks of more than one, so its verb is plural.',
  ],
]

export const distanceForm = ruleForm('distance', 'easy', (random) => {
  const [id, singular, plural, kind, rest] = random.pick(distanceRows)
  const count = random.pick(counts)
  const subject = count === 'singular' ? singular : plural
  const head = at(subject.split(' '), 1)
  return written(random, {
    frame: `distance ${id}`,
    subject,
    count,
    kind,
    rest,
    why: `The head of the subject is “${head}”, which is ${count}`,
    principle: 'The verb agrees with the head of its subject, not with the noun that happens to stand next to it.',
    hint: 'Which noun is the sentence really about? Leave out the words that describe it.',
  })
})

export const companyForm = ruleForm('company', 'medium', (random) => {
  const [id, singular, plural, kind, rest] = random.pick(companyRows)
  const count = random.pick(counts)
  const phrase = random.pick(['along with', 'together with', 'as well as'])
  const [head, other] = count === 'singular' ? [singular, plural] : [plural, singular]
  return written(random, {
    frame: `company ${id}`,
    subject: `${capital(head)}, ${phrase} ${other},`,
    count,
    kind,
    rest,
    why: `The subject is “${head}”, which is ${count}`,
    principle: `A phrase that begins with “${phrase}” adds nothing to the subject, so it does not change the number of the verb.`,
    hint: 'Leave out the words between the two commas and read the sentence again.',
  })
})

export const nearerForm = ruleForm('nearer', 'medium', (random) => {
  const [id, singular, plural, kind, rest] = random.pick(nearerRows)
  const count = random.pick(counts)
  const [first, second] = kind === 'habit' ? ['Either', 'or'] : ['Neither', 'nor']
  const [far, near] = count === 'singular' ? [plural, singular] : [singular, plural]
  return written(random, {
    frame: `nearer ${id}`,
    subject: `${first} ${far} ${second} ${near}`,
    count,
    kind,
    rest,
    why: `The nearer subject is “${near}”, which is ${count}`,
    principle: `When “${first.toLowerCase()} … ${second}” joins two subjects, the verb agrees with the nearer one.`,
    hint: 'Read only the subject that stands next to the gap together with the verb.',
  })
})

export const countedForm = ruleForm('counted', 'medium', (random) => {
  const [noun, kind, rest] = random.pick(countedRows)
  const [words, count, why, principle] = random.pick(counters)
  return written(random, {
    frame: `counted ${noun}`,
    subject: `${words} ${noun}`,
    count,
    kind,
    rest,
    why: `${why.replace('{noun}', noun)}, so the verb is ${count}`,
    principle,
    hint: 'Look at the first words of the sentence: do they speak of one, or of more than one?',
  })
})

const counts: readonly Count[] = ['singular', 'plural']

interface Clause {
  frame: string
  subject: string
  count: Count
  kind: Kind
  rest: string
  why: string
  principle: string
  hint: string
}

function written(random: Random, clause: Clause): WrittenGap {
  const { frame, subject, count, kind, rest, why, principle, hint } = clause
  const { key, wrongNumber, others } = formsFor(clause)
  const predicate = kind === 'habit' ? rest.slice(rest.indexOf(' ') + 1) : rest
  return {
    sentence: `${subject} ${gap} ${predicate}.`,
    key,
    wrong: [
      {
        text: wrongNumber,
        rule: 'number',
        because: `You chose a verb for a ${other(count)} subject. ${why}.`,
      },
      ...random.shuffle(others).slice(0, 2),
    ],
    principle,
    reason: `${why}, and ${clueOf(kind, rest)}`,
    hints: [
      hint,
      kind === 'since'
        ? 'Which helping verb comes before “been”?'
        : 'Then look for words that show the time of the action.',
    ],
    frame,
  }
}

function clueOf(kind: Kind, rest: string): string {
  if (kind === 'since') return '“been” needs a form of “have”'
  const clue = /(?:yesterday|last|every) ?\w*$/.exec(rest)?.[0].trim() ?? ''
  return kind === 'past' ? `“${clue}” asks for the simple past` : `“${clue}” describes a habit`
}

function formsFor({ kind, count, rest }: Clause) {
  const place = count === 'singular' ? 0 : 1
  const of = (pair: string, turned = false) => at(pair.split('|'), turned ? 1 - place : place)
  if (kind === 'past')
    return {
      key: of('was|were'),
      wrongNumber: of('was|were', true),
      others: [
        {
          text: of('is|are'),
          rule: 'time',
          because: `The number is right, but ${clueOf(kind, rest)}, not the present.`,
        },
        {
          text: of('has been|have been'),
          rule: 'time',
          because: `The present perfect leaves the time open or lasts until now, but ${clueOf(kind, rest)}.`,
        },
        {
          text: of('is|are', true),
          rule: 'number',
          because: `Both number and tense are wrong: the subject is ${count}, and the time is past.`,
        },
      ],
    }
  if (kind === 'since')
    return {
      key: of('has|have'),
      wrongNumber: of('has|have', true),
      others: [
        {
          text: of('is|are'),
          rule: 'auxiliary',
          because: `“${capital(of('is|are'))} been” is no English form: “been” follows a form of “have”.`,
        },
        {
          text: of('was|were'),
          rule: 'auxiliary',
          because: `“${capital(of('was|were'))} been” puts two forms of “be” together, but “been” follows a form of “have”.`,
        },
        {
          text: of('is|are', true),
          rule: 'number',
          because: `The verb has the wrong number, and a form of “be” cannot come before “been”.`,
        },
      ],
    }
  const pair = at(rest.split(' '), 0)
  const base = at(pair.split('|'), 1)
  return {
    key: of(pair),
    wrongNumber: of(pair, true),
    others: [
      {
        text: ing(base),
        rule: 'finite',
        because: 'An -ing form without “is” or “are” cannot be the verb of a sentence.',
      },
      {
        text: `${of('is|are', true)} ${ing(base)}`,
        rule: 'number',
        because: `“${capital(of('is|are', true))}” is ${other(count)}, and a form with -ing describes this moment, not a habit.`,
      },
      {
        text: `${of('has|have', true)} ${past(base)}`,
        rule: 'number',
        because: `“${capital(of('has|have', true))}” is ${other(count)}, and the present perfect does not describe a habit.`,
      },
    ],
  }
}

function ing(base: string): string {
  return `${base.replace(/e$/, '')}ing`
}

function past(base: string): string {
  return base === 'meet' ? 'met' : base === 'pay' ? 'paid' : `${base}ed`
}

function other(count: Count): Count {
  return count === 'singular' ? 'plural' : 'singular'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
