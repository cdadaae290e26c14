import { topicsOf } from '@sabi/shared/content/syllabus'
import { expect, it } from 'vitest'
import { readSyllabus } from '../../build/syllabus.ts'
import { prepareFile } from '../prepare.ts'
import { judge, readPool } from './corpus.ts'
import { teacherLayouts } from './teacher-layouts.ts'
import { unseenWordLayouts } from './unseen-layouts.ts'
import { wordDocuments, wordLayouts } from './word-layouts.ts'

// `bench/documents.ts` measures the same papers and prints PDFs too, for which it needs a browser.

const context = {
  topics: topicsOf(readSyllabus()),
  defaults: { subject: 'physics', topicId: 'phy-waves', examType: 'JAMB' },
} as const
const pool = readPool()

it.each(wordDocuments(pool, { ...wordLayouts, ...teacherLayouts }))(
  'accepts most questions of a Word paper and none wrongly: $name',
  async (paper) => {
    const { accepted } = await prepareFile({ name: 'paper.docx', bytes: paper.bytes }, context)
    const judgement = judge(paper.truths, accepted)
    expect(judgement.wrong).toEqual([])
    expect(judgement.accepted).toBeGreaterThan(judgement.rows / 2)
  },
)

it.each(wordDocuments(pool, unseenWordLayouts))(
  'accepts nothing wrongly of an unfamiliar paper: $name',
  async (paper) => {
    const { accepted } = await prepareFile({ name: 'paper.docx', bytes: paper.bytes }, context)
    expect(judge(paper.truths, accepted).wrong).toEqual([])
  },
)
