import { at, type Random } from '../../engine/random.ts'
import { companyRows, countedRows, counters, distanceRows, nearerRows, type Count, type Kind } from './concord-rows.ts'
import { capital, gap, ruleForm, type WrittenGap } from './rule-form.ts'

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
        ? 'Which helping verb comes before “been”, and which of its forms goes with this subject?'
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
          because: `“${capital(of('is|are'))} been” is not an English form: “been” follows a form of “have”.`,
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
        because: `“${capital(of('is|are', true))}” goes with a ${other(count)} subject, and a form with -ing describes this moment, not a habit.`,
      },
      {
        text: `${of('has|have', true)} ${past(base)}`,
        rule: 'number',
        because: `“${capital(of('has|have', true))}” goes with a ${other(count)} subject, and the present perfect does not describe a habit.`,
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
