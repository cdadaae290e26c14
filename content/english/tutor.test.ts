import { readFileSync } from 'node:fs'
import { parseBank } from '@sabi/shared/content/bank'
import { answerWithoutModel } from '@sabi/shared/tutor/answer'
import { passagesOf } from '@sabi/shared/tutor/passages'
import { nothingFound } from '@sabi/shared/tutor/textbook-answer'
import { createTextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { expect, test } from 'vitest'
import { textbooksOf } from '../build/packs.ts'

const { notes, topics } = parseBank(readFileSync(new URL('../dist/bank.json', import.meta.url), 'utf8'))
const search = await createTextbookSearch(
  textbooksOf(notes, topics).flatMap((textbook) => passagesOf(textbook)),
  () => Promise.resolve(),
)

const answerTo = (content: string) => answerWithoutModel({ search, messages: [{ role: 'user', content }], boards: [] })

// TUTOR-06
test.each([
  ['What is concord?', 'eng-concord'],
  ['which verb goes with neither and nor', 'eng-concord'],
  ['what is a question tag', 'eng-reported-speech'],
  ['how do i change direct speech to reported speech', 'eng-reported-speech'],
  ['explain phrasal verbs', 'eng-prepositions'],
  ['what is the present perfect tense', 'eng-tense'],
  ['abeg wetin be homophone', 'eng-rhymes'],
  ['what is a synonym', 'eng-synonyms'],
  ['how do I answer a comprehension passage', 'eng-comprehension'],
])('the tutor answers from the notes: %s', (asked, topicId) => {
  expect(answerTo(asked).quotes[0]).toMatchObject({ kind: 'note', subject: 'english', topicId })
})

test('the tutor does not take the words of example sentences for what it teaches', () => {
  expect(answerTo('Who won the match yesterday?')).toMatchObject({ content: nothingFound, quotes: [] })
})

// TUTOR-04
test.each([
  ['when do I use "have been" and "has been"', 'eng-tense', 'Been, being, gone'],
  ['is it "he don’t" or "he doesn’t"', 'eng-concord', 'Find the real subject'],
  ['what is a noun', 'eng-word-forms', 'Word class'],
  ['parts of speech', 'eng-word-forms', 'Word class'],
  ['difference between has been and have been', 'eng-tense', 'Been, being, gone'],
  ['When do I use has been and had been?', 'eng-tense', 'Been, being, gone'],
  ['Why is it "the number of students is" but "a number of students are"?', 'eng-concord', 'Small words that decide'],
  ['a number of students is or are', 'eng-concord', 'Small words that decide'],
  ['how to pronounce /θ/ and /ð/', 'eng-consonants', 'The consonants'],
  ['difference between is and are', 'eng-concord', 'Find the real subject'],
  ['has or have with everybody', 'eng-concord', 'Small words that decide'],
  ['when to use since and for', 'eng-prepositions', 'Time'],
  ['who or whom', 'eng-pronouns', 'Reflexive, reciprocal, relative'],
  ['is it you and I or you and me', 'eng-pronouns', 'Case'],
  ['what is the stress of photographer', 'eng-word-stress', 'Rules from the ending'],
  ['which syllable of education is stressed', 'eng-word-stress', 'Rules from the ending'],
  ['how do I pronounce the word said', 'eng-vowels', 'The twelve pure vowels'],
  ['how is it that I pronounce climb', 'eng-consonants', 'Silent letters'],
])('the tutor finds the rules for words of English: %s', (asked, topicId, heading) => {
  const { quotes } = answerTo(asked)
  expect(quotes[0]).toMatchObject({ kind: 'note', topicId, heading })
  expect(new Set(quotes.map(({ subject }) => subject))).toEqual(new Set(['english']))
})

test.each(['θ', 'ð', 'ʃ', 'ʒ', 'tʃ', 'dʒ', 'ŋ'])('the tutor finds the consonants for the sign /%s/', (sign) => {
  const [first] = answerTo(`how to pronounce /${sign}/`).quotes
  expect(first).toMatchObject({ kind: 'note', topicId: 'eng-consonants', heading: 'The consonants' })
})

const vowels = 'ʊ iː ɪ e æ ɑː ɒ ɔː uː ʌ ɜː ə eɪ aɪ ɔɪ əʊ aʊ ɪə eə ʊə'.split(' ')

test.each(vowels)('the tutor finds the vowels for the sign /%s/', (sign) => {
  const [first] = answerTo(`what is the sound /${sign}/`).quotes
  expect(first).toMatchObject({ kind: 'note', topicId: 'eng-vowels', heading: 'The twelve pure vowels' })
})

test('the tutor says that a word is not in the notes, and keeps quiet about one that is', () => {
  const missing = 'The textbook doesn’t have “photographer”.'
  expect(answerTo('what is the stress of photographer').content).toContain(missing)
  expect(answerTo('how do I pronounce the word said').content).not.toContain('itself')
})

test.each([
  ['what is the stress in a wire', 'physics'],
  ['difference between speed and velocity', 'physics'],
  ['how do I use the quadratic formula', 'mathematics'],
  ['when do i use a catalyst', 'chemistry'],
  ['what is the number of moles in 4 g of hydrogen', 'chemistry'],
  [
    'A bag has a number of red balls and 6 blue balls. If the probability of a blue ball is 1/3, find the number of red balls',
    'mathematics',
  ],
  ['why is zinc used in cells', 'physics'],
])('the tutor still answers other subjects: %s', (asked, subject) => {
  expect(answerTo(asked).quotes[0]).toMatchObject({ subject })
})
