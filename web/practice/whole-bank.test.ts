// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { PackIndex, decodePack } from '@sabi/shared/content/pack'
import type { Question } from '@sabi/shared/content/question'
import { canBeSpaced, isSpaced } from '@sabi/shared/practice/spacing-check'
import { maximumSessionLength } from '@sabi/shared/subjects/calls'
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { drawQuestions } from './setup/question-source.ts'

function readPack(file: string): unknown {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../content/dist/packs/${file}`, 'utf8'))
}

/** Puts all questions of the real packs on the phone. */
async function downloadEverything(): Promise<Question[]> {
  const all: Question[] = []
  for (const { subject, file } of PackIndex.parse(readPack('index.json')).subjects) {
    const questions = decodePack(readPack(file))
    await putQuestions(questions)
    await noteWhole(subject, 'v1', await databaseStamp())
    all.push(...questions)
  }
  return all
}

// PRAC-08
test('every topic gives a full session from the phone, variants of one family spaced where they can be', async () => {
  fakeServer({})
  const all = await downloadEverything()
  const byId = new Map(all.map((question) => [question.id, question]))
  for (const topicId of new Set(all.map((question) => question.topicId))) {
    const drawn = await drawQuestions({ subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId }, 100)
    expect(drawn.matching).toBe(all.filter((question) => question.topicId === topicId).length)
    expect(drawn.questions, topicId).toHaveLength(Math.min(drawn.matching, maximumSessionLength))
    const members = drawn.questions.flatMap(({ id }) => byId.get(id) ?? [])
    expect(isSpaced(members) || !canBeSpaced(members), topicId).toBe(true)
  }
}, 120_000)
