// `npx tsx bench/tutor/textbook.ts [unseen] [read]`: measures how well the textbook answers students' questions. `unseen` uses questions
// that were not used to tune the search, and `read` prints every answer. Needs a built bank.
import { answerFromTextbook } from '@sabi/shared/tutor/textbook-answer'
import { passagesOf } from '@sabi/shared/tutor/passages'
import { createTextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { readBank } from './bank.ts'
import { seenQuestions, unseenQuestions } from './questions.ts'
import { demandMeasured } from '../lib/measured.ts'

const passages = (await readBank()).map(({ textbook, questions }) => passagesOf(textbook, questions))
const began = performance.now()
const search = await createTextbookSearch(passages.flat(), async () => {})
const builtIn = performance.now() - began

const results = (process.argv.includes('unseen') ? unseenQuestions : seenQuestions).map(({ talk, topics }) => {
  const start = performance.now()
  const { quotes } = answerFromTextbook(
    search,
    talk.map((content) => ({ role: 'user' as const, content })),
  )
  const ms = performance.now() - start
  const found = quotes.map(({ topicId }) => topics.includes(topicId))
  return { talk, topics, quotes, ms, isFirst: found[0] === true, isAny: found.includes(true) }
})

for (const { talk, topics, quotes, isFirst } of results) {
  const isRight = topics.length === 0 ? quotes.length === 0 : isFirst
  if (isRight && !process.argv.includes('read')) continue
  console.log(`${isRight ? 'right' : 'WRONG'}: ${talk.join(' / ')}`)
  for (const { kind, topicId, heading, html } of quotes) {
    console.log(`    ${kind} ${topicId} [${heading}]`)
    if (process.argv.includes('read')) console.log(`        ${html.replaceAll(/<[^>]*>/g, ' ').slice(0, 300)}`)
  }
}

const covered = results.filter(({ topics }) => topics.length > 0)
const uncovered = results.filter(({ topics }) => topics.length === 0)
const share = (some: readonly unknown[], of: readonly unknown[]) =>
  `${some.length} of ${of.length} (${Math.round((100 * some.length) / of.length)} %)`
demandMeasured({ questions: covered.length, quotes: results.flatMap(({ quotes }) => quotes).length })
console.table({
  'first quotation is from a right topic': share(
    covered.filter(({ isFirst }) => isFirst),
    covered,
  ),
  'one of three is from a right topic': share(
    covered.filter(({ isAny }) => isAny),
    covered,
  ),
  'uncovered and refused': share(
    uncovered.filter(({ quotes }) => quotes.length === 0),
    uncovered,
  ),
  'slowest answer (ms)': Math.max(...results.map(({ ms }) => ms)).toFixed(1),
  passages: passages.flat().length,
  'index built in (ms)': builtIn.toFixed(0),
})
