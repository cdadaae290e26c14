import { topicsOf } from '@sabi/shared/content/syllabus'
import type { SubjectId } from '@sabi/shared/content/question'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSyllabus } from '../build/syllabus.ts'
import { prepareFile } from './prepare.ts'
import type { FormatName, ReasonCode } from './raw.ts'

const folder = new URL('samples/', import.meta.url)
const topics = topicsOf(readSyllabus())
const topicOf = {
  chemistry: 'che-mole',
  physics: 'phy-waves',
  biology: 'bio-cell',
  mathematics: 'mat-bases',
  english: 'eng-concord',
} as const

interface Bringer {
  subject: SubjectId
  keyBase?: 0 | 1
}

/** Each sample with the importer's input, the number of accepted rows, and the reasons for the others. */
const samples: [string, FormatName, Bringer, number, Partial<Record<ReasonCode, number>>][] = [
  ['aiken.txt', 'aiken', { subject: 'chemistry' }, 2, { 'not-a-question': 2, 'key-missing': 1, 'key-out-of-range': 1 }],
  ['aloc-v1.json', 'aloc', { subject: 'physics' }, 1, {}],
  [
    'aloc-v2.json',
    'aloc',
    { subject: 'chemistry' },
    3,
    { 'key-out-of-range': 1, 'option-empty': 1, 'figure-missing': 1, 'key-missing': 1 },
  ],
  ['ambiguous-keys.json', 'loose-json', { subject: 'chemistry' }, 0, { 'key-ambiguous': 4 }],
  ['clean.csv', 'csv', { subject: 'mathematics' }, 2, { 'topic-unknown': 3 }],
  [
    'dirty-semicolons.csv',
    'csv',
    { subject: 'chemistry' },
    1,
    {
      'not-a-question': 1,
      'topic-unknown': 1,
      'key-matches-none': 2,
      'text-missing': 1,
      'key-missing': 1,
      'option-empty': 1,
      'options-equal': 1,
    },
  ],
  ['five-options.json', 'loose-json', { subject: 'biology' }, 3, { 'option-count': 2 }],
  ['html.json', 'loose-json', { subject: 'chemistry' }, 3, { 'unsafe-markup': 2 }],
  ['latex-and-money.json', 'loose-json', { subject: 'mathematics' }, 5, { 'formula-broken': 1 }],
  [
    'letter-keys.js.txt',
    'loose-json',
    { subject: 'physics' },
    3,
    { 'not-single-choice': 1, 'key-conflict': 1, 'topic-unknown': 2, 'subject-unknown': 1 },
  ],
  ['missing-figures.json', 'loose-json', { subject: 'physics' }, 2, { 'figure-missing': 3 }],
  ['mixed-names.js.txt', 'loose-json', { subject: 'chemistry' }, 5, { 'not-a-question': 2 }],
  ['mojibake.json', 'loose-json', { subject: 'physics' }, 5, { damaged: 1 }],
  [
    'moodle.xml',
    'moodle-xml',
    { subject: 'biology' },
    3,
    { 'not-single-choice': 1, 'unsafe-markup': 1, 'figure-missing': 1 },
  ],
  ['one-based.js.txt', 'loose-json', { subject: 'chemistry', keyBase: 1 }, 6, {}],
  ['own.json', 'json', { subject: 'physics', keyBase: 0 }, 1, { 'topic-unknown': 2, 'key-out-of-range': 1 }],
  ['placeholders.json', 'loose-json', { subject: 'biology' }, 1, { placeholder: 5 }],
  [
    'qti21.xml',
    'qti',
    { subject: 'chemistry' },
    2,
    { 'not-single-choice': 1, 'key-out-of-range': 1, 'formula-broken': 1 },
  ],
  [
    'qti3.xml',
    'qti',
    { subject: 'chemistry' },
    2,
    { 'not-single-choice': 1, 'key-out-of-range': 1, 'formula-broken': 1 },
  ],
  ['questions.gift', 'gift', { subject: 'chemistry' }, 5, { 'not-a-question': 1, 'not-single-choice': 2 }],
  [
    'swapped-columns.csv',
    'csv',
    { subject: 'physics' },
    2,
    { 'subject-unknown': 1, 'columns-swapped': 1, 'key-matches-none': 1 },
  ],
  ['zero-based.js.txt', 'loose-json', { subject: 'chemistry', keyBase: 0 }, 5, {}],
]

test('lists every sample in the table', () => {
  expect(samples.map(([name]) => name).sort()).toEqual(readdirSync(folder).sort())
})

test.each(samples)(
  'reads %s as %s, and accepts or rejects each row',
  async (...[name, format, bringer, taken, refusals]) => {
    const bytes = readFileSync(new URL(name, folder))
    const { subject, ...stated } = bringer
    const defaults = { subject, topicId: topicOf[subject], examType: 'JAMB' } as const
    const prepared = await prepareFile({ name, bytes }, { topics, defaults, ...stated })
    const counts: Partial<Record<ReasonCode, number>> = {}
    for (const { reason } of prepared.refused) counts[reason] = (counts[reason] ?? 0) + 1
    expect(prepared.format).toBe(format)
    expect(counts).toEqual(refusals)
    expect(prepared.accepted).toHaveLength(taken)
    expect(prepared.accepted.length + prepared.refused.length).toBe(prepared.rowCount)
  },
)
