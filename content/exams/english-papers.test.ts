import { topicsOf } from '@sabi/shared/content/syllabus'
import { describe, expect, it } from 'vitest'
import { assemble, versioned, type Assembly } from '../build/assemble.ts'
import { bankOf } from '../build/bank.ts'
import { publishedLedger } from '../build/ledger.ts'
import { readSources, type Sources } from '../build/sources.ts'
import { ItemFile } from '../engine/item.ts'
import { nameOf, orders, PaperCheck } from './paper-check.ts'

const itemsPerTopic = 40
const { syllabus, ...written } = readSources()
const englishTopics = topicsOf(syllabus).filter(({ subject }) => subject === 'english')

/** Use of English with the real passages and placeholders for all else in these topics, beside the real other subjects. */
function sourcesWith(topics: readonly { id: string }[]): Sources {
  const isOther = ({ subject }: { subject: string }) => subject !== 'english'
  const passageFiles = written.passageFiles.filter(({ file }) => topics.some(({ id }) => id === file.topic))
  const plain = topics.filter(({ id }) => passageFiles.every(({ file }) => file.topic !== id))
  return {
    ...written,
    syllabus,
    passageFiles,
    families: written.families.filter(isOther),
    tables: written.tables.filter(isOther),
    notes: written.notes.filter(isOther),
    itemFiles: [
      ...written.itemFiles.filter(isOther),
      ...plain.map(({ id }) => ({ subject: 'english' as const, path: `english/items/${id}.yaml`, file: fileOf(id) })),
    ],
  }
}

function fileOf(topic: string): ItemFile {
  return ItemFile.parse({
    topic,
    items: Array.from({ length: itemsPerTopic }, (_, index) => ({
      id: `${topic}-${String(index + 1).padStart(2, '0')}`,
      exam: 'JAMB',
      difficulty: 'easy',
      stem: `Placeholder ${index + 1} of ${topic} ____`,
      key: 'right',
      wrong: ['first', 'second', 'third'].map((option) => ({ option, why: 'It stands for a wrong option only.' })),
      explanation: 'It stands for an explanation.',
      hints: ['It stands for a hint.'],
      checked: { on: '2026-11-28', method: 'none' },
    })),
  })
}

function checkOf(assembly: Assembly): PaperCheck {
  const ledger = publishedLedger({ sources: {}, retired: [] }, assembly.hashes)
  const { notes } = assembly
  return new PaperCheck(
    bankOf({ syllabus: assembly.syllabus, notes, questions: versioned(assembly, ledger), version: 'of a test' }),
  )
}

const english = orders.filter(({ subjects }) => subjects.includes('english'))

describe('with questions in all 22 topics', () => {
  const check = checkOf(assemble(sourcesWith(englishTopics)))

  it.each(english.map((order) => [nameOf(order), order] as const))('sets %s', (_, order) => {
    expect(check.isOffered(order)).toBe(true)
    for (const seed of ['one', 'other']) expect(check.faultsOf(order, check.draw(order, seed) ?? [])).toEqual([])
  })

  it('asks only of sounds and stress in the orals, also in a short paper', () => {
    for (const order of english.filter(({ paper }) => paper.id.endsWith('-orals'))) {
      const topics = new Set(check.draw(order, 'orals')?.map(({ question }) => question.topicId))
      for (const id of topics) expect(id).toMatch(/^eng-(?:vowels|consonants|rhymes|word-stress|emphatic-stress)$/)
    }
  })
})

describe('with questions in a few topics', () => {
  const few = englishTopics.filter(({ unit }) => unit === 5)
  const assembly = assemble(sourcesWith(few))

  it('offers no paper in it, and all others as before', () => {
    const check = checkOf(assembly)
    expect(english.filter((order) => check.isOffered(order)).map(nameOf)).toEqual([])
    expect(orders.filter((order) => check.isOffered(order))).toHaveLength(orders.length - english.length)
  })

  it('publishes only topics that have something in them', () => {
    const ids = topicsOf(assembly.syllabus).map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith('eng-'))).toEqual(few.map(({ id }) => id))
    expect(ids).toHaveLength(topicsOf(syllabus).length - englishTopics.length + few.length)
  })
})
