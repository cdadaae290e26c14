import { decodePack, PackIndex } from '@sabi/shared/content/pack'
import type { Question } from '@sabi/shared/content/question'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { assertWithinBudget, packFiles, packIndex } from './packs.ts'

const question: Question = {
  id: 'phy-waves-01',
  version: 2,
  subject: 'physics',
  topicId: 'phy-waves',
  examType: 'WAEC',
  difficulty: 'easy',
  text: 'A wave carries',
  options: ['energy', 'matter', 'charge', 'mass'],
  correctOption: 0,
  explanation: 'A wave carries energy.',
  reasons: [null, 'Matter stays', 'Charge stays', 'Mass stays'],
  hints: [],
  canShuffle: true,
  isCalculation: false,
  family: null,
  source: null,
  imageUrl: null,
}

test('stores the same questions in each compressed form as in the pack', async () => {
  const packs = await packFiles([question])
  expect(packs.map(({ subject, count }) => [subject, count])).toEqual([
    ['chemistry', 0],
    ['physics', 1],
    ['biology', 0],
    ['mathematics', 0],
    ['english', 0],
  ])
  for (const { json, brotli, gzip } of packs) {
    expect(brotliDecompressSync(brotli).equals(json)).toBe(true)
    expect(gunzipSync(gzip).equals(json)).toBe(true)
  }
  expect(packs.flatMap(({ json }) => decodePack(JSON.parse(json.toString())))).toEqual([question])
})

test('changes the version with any question, and a file name only with its own questions', async () => {
  const before = packIndex(await packFiles([question]), [])
  const after = packIndex(await packFiles([{ ...question, version: 3 }]), [])
  expect(PackIndex.parse(before)).toEqual(before)
  expect(after.version).not.toBe(before.version)
  const changed = after.subjects.filter(({ file }, index) => file !== before.subjects[index]?.file)
  expect(changed.map(({ subject }) => subject)).toEqual(['physics'])
})

test('fails the build if a pack is over budget', async () => {
  const packs = await packFiles([question])
  expect(() => assertWithinBudget(packs, [])).not.toThrow()
  const heavy = packs.map((pack) => ({ ...pack, brotli: Buffer.alloc(15_001) }))
  expect(() => assertWithinBudget(heavy, [])).toThrow(/physics takes 150 bytes per question, at most 150 allowed/)
})

test('lets each passage add its own text to a pack', async () => {
  const passage = { id: 'phy-pitch-p01', title: 'A Pitch', text: 'Once.' }
  const packs = await packFiles([{ ...question, id: 'phy-pitch-p01-1', passage }])
  const withText = packs.map((pack) => ({ ...pack, brotli: Buffer.alloc(pack.subject === 'physics' ? 13_300 : 0) }))
  expect(() => assertWithinBudget(withText, [])).not.toThrow()
})
