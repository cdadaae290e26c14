import { expect, test } from 'vitest'
import { newTopicId } from './new-topic-id.ts'

test.each([
  ['Acids at home', 'che-acids-at-home'],
  ['  Ọ̀nà & "SI" units ', 'che-o-na-si-units'],
  ['?', 'che-topic'],
  ['a'.repeat(120), `che-${'a'.repeat(40)}`],
])('makes an id of %s', (title, id) => {
  expect(newTopicId('chemistry', title)).toBe(id)
})
