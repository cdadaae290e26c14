import { expect, test } from 'vitest'
import { pageForShared } from './share-target.ts'

// TUTOR-02
test('shared words become a question to the tutor', () => {
  expect(pageForShared('Why is 50 % of x & y?', false)).toBe(
    '/ai-tutor?prompt=Why%20is%2050%20%25%20of%20x%20%26%20y%3F',
  )
})

test('the address stays short enough for every server, whatever the words are', () => {
  expect(pageForShared('ọ̀'.repeat(5000), false).length).toBeLessThan(10_000)
})

test('a file goes to the storage page, also where words come with it', () => {
  expect(pageForShared(null, true)).toBe('/storage?shared')
  expect(pageForShared('My answers', true)).toBe('/storage?shared')
})

test('the limit cuts no sign in two', () => {
  expect(pageForShared(`${'a'.repeat(799)}🟩🟩`, false)).toMatch(/=a{799}%F0%9F%9F%A9$/)
})

test('nothing shared opens the tutor with no question', () => {
  expect(pageForShared(null, false)).toBe('/ai-tutor?prompt=')
})
