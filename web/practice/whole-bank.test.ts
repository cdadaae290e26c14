// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { PackIndex, decodePack } from '@sabi/shared/content/pack'
import type { Question } from '@sabi/shared/content/question'
import { canBeSpaced, isSpaced } from '@sabi/shared/practice/spacing-check'
import { maximumSessionLength } from '@sabi/shared/subjects/calls'
import type { SyncedAnswer } from '@sabi/shared/sync/calls'
import 'fake-indexeddb/auto'
import { beforeAll, expect, test, vi } from 'vitest'
import { addUnsent } from '../offline/answers/add-unsent.ts'
import { newId } from '../offline/device.ts'
import { databaseStamp, noteWhole, putQuestions } from '../offline/questions/question-store.ts'
import { skillOf } from '../plan/learner-here.ts'
import { aUser, signIn } from '../testing/app.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { drawQuestions } from './setup/question-source.ts'

// Without the deadlines for a phone that hangs: a busy machine may take longer to read thousands of questions.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

function readPack(file: string): unknown {
  return JSON.parse(readFileSync(`${import.meta.dirname}/../../content/dist/packs/${file}`, 'utf8'))
}

const all: Question[] = []

// All questions of the real packs are on the phone.
beforeAll(async () => {
  fakeServer({})
  for (const { subject, file } of PackIndex.parse(readPack('index.json')).subjects) {
    const questions = decodePack(readPack(file))
    await putQuestions(questions)
    await noteWhole(subject, 'v1', await databaseStamp())
    all.push(...questions)
  }
}, 120_000)

// PRAC-08
test('every topic gives a full session from the phone, variants of one family spaced where they can be', async () => {
  const byId = new Map(all.map((question) => [question.id, question]))
  for (const topicId of new Set(all.map((question) => question.topicId))) {
    const drawn = await drawQuestions({ subject: 'ALL', examType: 'ALL', difficulty: 'ALL', topicId }, 100)
    expect(drawn.matching).toBe(all.filter((question) => question.topicId === topicId).length)
    expect(drawn.questions, topicId).toHaveLength(Math.min(drawn.matching, maximumSessionLength))
    const members = drawn.questions.flatMap(({ id }) => byId.get(id) ?? [])
    expect(isSpaced(members) || !canBeSpaced(members), topicId).toBe(true)
  }
}, 120_000)

test('sessions of a subject bring new skills first, then new questions, and hardly anything twice', async () => {
  const ofPhysics = all.filter(({ subject }) => subject === 'physics')
  const byId = new Map(ofPhysics.map((question) => [question.id, question]))
  signIn()
  const filter = { subject: 'physics', examType: 'ALL', difficulty: 'ALL', topicId: 'ALL' } as const
  const sessionLength = 40
  const sessions = Math.floor(ofPhysics.length / sessionLength)
  const met = new Set<string>()
  const skills = new Set<string>()
  for (let number = 0; number < sessions; number++) {
    const { questions } = await drawQuestions(filter, sessionLength)
    const ids = questions.map(({ id }) => id)
    // The shares of the units stay, so that units with few skills or questions run out before others.
    if (number < 3) expect(ids.filter((id) => skills.has(skillOf(id)))).toEqual([])
    if (number < sessions / 2) expect(ids.filter((id) => met.has(id))).toEqual([])
    for (const id of ids) {
      met.add(id)
      skills.add(skillOf(id))
    }
    await addUnsent(aUser().id, { sessions: [], answers: ids.flatMap((id) => byId.get(id) ?? []).map(aRightAnswer) })
  }
  // Draws without a memory would bring 63 %.
  expect(met.size / (sessions * sessionLength)).toBeGreaterThan(0.85)
}, 120_000)

function aRightAnswer({ id, version, correctOption }: Question): SyncedAnswer {
  return {
    id: newId(),
    sessionId: newId(),
    questionId: id,
    questionVersion: version,
    option: correctOption,
    answeredAt: new Date().toISOString(),
    tzOffset: 60,
    durationMs: 9000,
    seq: 0,
  }
}
