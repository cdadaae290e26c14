// `npx tsx bench/exam-papers.ts [papers]`: draws 1,000 papers of each kind (board, paper, subjects, length) from the bank, and checks that
// each has the right counts, every unit within one question of its blueprint, no skill twice, and that keys stand evenly at all places.
// Exits with 1 at the first paper that does not. Needs a built bank.
import { readFileSync } from 'node:fs'
import { keyPlaces, nameOf, orders, PaperCheck } from '@sabi/content/exams/paper-check'
import { parseBank } from '@sabi/shared/content/bank'
import { demandMeasured } from './lib/measured.ts'

const papers = Number(process.argv[2] ?? 1000)
/** Keys at a place may differ from their share by this much of it, by chance. */
const slack = 0.05

const check = new PaperCheck(parseBank(readFileSync(new URL('../content/dist/bank.json', import.meta.url), 'utf8')))
const startedAt = Date.now()
let [drawn, questions] = [0, 0]
const places = [0, 0, 0, 0, 0]
for (const order of orders) {
  for (let seed = 0; seed < papers; seed++) {
    const paper = check.draw(order, `paper ${seed}`)
    const faults = paper === null ? ['it could not be set'] : check.faultsOf(order, paper)
    if (faults.length > 0 || paper === null) throw new Error(`${nameOf(order)}, seed ${seed}: ${faults.join('; ')}`)
    keyPlaces(paper).forEach((count, place) => (places[place] = (places[place] ?? 0) + count))
    drawn++
    questions += paper.length
  }
  console.log(`${nameOf(order)}: ${papers} whole, ${Math.round((Date.now() - startedAt) / 1000)} s`)
}
const shares = places.filter((count) => count > 0).map((count) => count / questions)
console.log(`${drawn} papers of ${orders.length} kinds, ${questions} questions, none at fault`)
console.log(`keys by place: ${shares.map((share) => `${(100 * share).toFixed(2)}%`).join(', ')}`)
demandMeasured({ drawn, questions })
if (shares.some((share) => Math.abs(share * shares.length - 1) > slack)) {
  console.error('The keys do not stand evenly.')
  process.exitCode = 1
}
