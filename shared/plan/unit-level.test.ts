import { expect, test } from 'vitest'
import type { Level } from './levels.ts'
import { levelOfTopics } from './unit-level.ts'

test.each<[readonly Level[], Level]>([
  [[], 'new'],
  [['new', 'new'], 'new'],
  [['started', 'new', 'new', 'new'], 'started'],
  [['mastered', 'new', 'new', 'new'], 'started'],
  [['familiar', 'familiar', 'started'], 'started'],
  [['familiar', 'familiar', 'familiar'], 'familiar'],
  [['mastered', 'new'], 'familiar'],
  [['mastered', 'mastered', 'proficient'], 'proficient'],
  [['mastered', 'mastered'], 'mastered'],
])('rates a unit with topics of the levels %j as %s', (ofTopics, level) => {
  expect(levelOfTopics(ofTopics)).toBe(level)
})
