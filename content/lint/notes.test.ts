import type { Note } from '@sabi/shared/content/note'
import { expect, test } from 'vitest'
import { lintNotes } from './notes.ts'

const sentence = 'A gas fills the whole of its jar.'
const good: Note = {
  topicId: 'che-kinetic',
  objectives: ['Say what a gas is', 'Compare a gas with a liquid', 'Explain diffusion'],
  sections: [
    { title: '', html: `<p>${`${sentence} `.repeat(30)}</p>` },
    { title: 'Worked example', html: `<ol><li>${`${sentence} `.repeat(10)}</li></ol>` },
    { title: 'Common mistakes', html: `<ul><li>${sentence}</li></ul>` },
  ],
}
const topics = new Set([good.topicId])

const faulty: Record<string, { note: Note; topicIds?: ReadonlySet<string> }> = {
  'note-length': {
    note: { ...good, sections: good.sections.map((part) => ({ ...part, html: `<p>${sentence}</p>` })) },
  },
  'note-section': { note: { ...good, sections: good.sections.slice(0, 2) } },
  'note-damage': { note: { ...good, objectives: ['Say what TBD is', 'Two', 'Three'] } },
  'note-sign': { note: { ...good, objectives: ['Say what ☿ is', 'Two', 'Three'] } },
  'names-a-letter': { note: { ...good, objectives: ['See why option B is right', 'Two', 'Three'] } },
  'note-reading-grade': {
    note: {
      ...good,
      sections: good.sections.map((part) => ({
        ...part,
        html: `<p>${'Intermolecular considerations necessitate supplementary characterization of experimental circumstances, '.repeat(15)}</p>`,
      })),
    },
  },
  'note-missing': { note: good, topicIds: new Set([good.topicId, 'che-air']) },
}

test('accepts a sound note', () => {
  expect(lintNotes([good], topics)).toEqual([])
})

test.each(Object.entries(faulty))('reports %s for a note that has that fault', (rule, { note, topicIds = topics }) => {
  expect(lintNotes([note], topicIds).map((finding) => finding.rule)).toContain(rule)
})
