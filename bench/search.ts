// `npx tsx bench/search.ts`: counts how often the first result of a search is a right topic, with notes and questions, and by titles and
// descriptions only. Fails below 38 of the 40 blind queries. Needs a built bank.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBank } from '@sabi/shared/content/bank'
import { passagesOf } from '@sabi/shared/tutor/passages'
import { createTextbookSearch } from '@sabi/shared/tutor/textbook-search'
import { createTopicFinder, type TopicFinder } from '@sabi/shared/tutor/topic-finder'
import { demandMeasured } from './lib/measured.ts'
import { blindQueries, tuningQueries, type Query } from './lib/search-queries.ts'
import { readBank } from './tutor/bank.ts'

const leastRight = 38

const noPause = async () => {}
const { topics } = parseBank(await readFile(join(import.meta.dirname, '../content/dist/bank.json'), 'utf8'))
const passages = (await readBank()).flatMap(({ textbook, questions }) => passagesOf(textbook, questions))
const finder = await createTopicFinder(topics, await createTextbookSearch(passages, noPause), noPause)
const byTitles = await createTopicFinder(topics, null, noPause)

const right = { tuning: countRight(finder, tuningQueries), blind: countRight(finder, blindQueries) }
console.table({
  'tuning queries': right.tuning,
  'blind queries': right.blind,
  'tuning queries, by titles only': countRight(byTitles, tuningQueries),
  'blind queries, by titles only': countRight(byTitles, blindQueries),
})
for (const query of [...tuningQueries, ...blindQueries]) if (!isRight(finder, query)) tell(query)
demandMeasured({ passages: passages.length, queries: blindQueries.length })
process.exit(right.blind < leastRight ? 1 : 0)

function countRight(by: TopicFinder, queries: readonly Query[]): number {
  return queries.filter((query) => isRight(by, query)).length
}

function isRight(by: TopicFinder, { typed, topics: wanted }: Query): boolean {
  const [first] = by.find(typed)
  return first !== undefined && wanted.includes(first.topicId)
}

function tell({ typed, topics: wanted }: Query): void {
  const found = finder.find(typed).slice(0, 4)
  console.log(`WRONG: ${typed} (${wanted.join(' or ')})`)
  for (const { topicId, kind, heading } of found) console.log(`    ${topicId} ${kind} ${heading}`)
}
