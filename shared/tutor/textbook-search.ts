import { noteText } from '../content/rich-text.ts'
import { closestWords } from './closest-words.ts'
import type { Matter, Passage } from './passages.ts'
import { wantedWords, wordsOf } from './search-words.ts'

/** A piece that was found. */
export type Found<P extends Matter> = P & {
  /** How well it fits; only to be compared with others of the same search. */
  score: number
  /** Share of the searched words that are in it, 0 to 1; a rare word counts for more than a common one. */
  coverage: number
  /** Whether a searched word in it is one that the textbook teaches: of a title, a heading, an objective, or in bold. */
  isOnMatter: boolean
}

/** Finds passages for a question as a student types it, the best first. */
export interface TextbookSearch<P extends Matter = Passage> {
  find: (asked: string, limit?: number, options?: FindOptions) => Found<P>[]
  /** Whether the texts have this word, given as `wordsOf` gives it. */
  knows: (word: string) => boolean
  /** Every spelling in the texts of what a word may mean: other endings, and the right words for a slip. */
  spellingsOf: (word: string) => string[]
}

export interface FindOptions {
  /** Takes a word that nobody knows for the beginning of one: the student may still be typing. */
  isTyping?: boolean
  /** Words that are spelled right though these texts lack them: they are not taken for others. */
  isSpelledRight?: (word: string) => boolean
}

/** Between two pauses: some 20 ms of work on a cheap phone. */
const passagesAtOnce = 20

/** Builds the index over passages. In the pauses the caller answers taps and other requests. */
export async function createTextbookSearch<P extends Matter>(
  passages: readonly P[],
  pause: () => Promise<void>,
): Promise<TextbookSearch<P>> {
  const index: Index<P> = { passages, postings: new Map(), taught: new Set() }
  const known = new Map<string, string>()
  for (const [place, passage] of passages.entries()) {
    const parts = partsOf(passage, (text) => wordsOf(text, known))
    addTo(index, place, parts)
    if (passage.kind === 'note') for (const { words } of parts.slice(1)) words.forEach((word) => index.taught.add(word))
    if (place % passagesAtOnce === passagesAtOnce - 1) await pause()
  }
  return {
    find: (asked, limit = 5, options = {}) => find(index, asked, options).slice(0, limit),
    knows: (word) => index.postings.has(word),
    spellingsOf: (word) => {
      const meant = new Set(allMeant(index, wantedWords(word), {}).flatMap(({ words }) => words))
      return [...known].flatMap(([spelling, stem]) => (meant.has(stem) ? spelling : []))
    },
  }
}

interface Index<P extends Matter> {
  passages: readonly P[]
  /** The passages that hold a word, each with the word's weight there. */
  postings: Map<string, { place: number; weight: number }[]>
  taught: Set<string>
}

interface Part {
  words: readonly string[]
  /** How much more a word counts here than in the text. */
  weight: number
}

const bold = /<strong>(.*?)<\/strong>/g

/** The text, and what names its matter. A word in bold is one that the section explains. */
function partsOf({ kind, title, heading, objectives, html }: Matter, read: (text: string) => string[]): Part[] {
  const isNote = kind === 'note'
  const inBold = isNote ? Array.from(html.matchAll(bold), ([, words = '']) => noteText(words)) : []
  return [
    { words: read(noteText(html)), weight: 1 },
    { words: read(title), weight: 3 },
    { words: read(heading), weight: 4 },
    { words: read(objectives.join(' ')), weight: 0.5 },
    { words: read(inBold.join(' ')), weight: 3 },
  ]
}

function addTo({ postings }: Pick<Index<Matter>, 'postings'>, place: number, parts: readonly Part[]): void {
  const counts = new Map<string, number>()
  for (const { words, weight } of parts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight)
  const length = parts[0]?.words.length ?? 0
  for (const [word, count] of counts) {
    const posting = { place, weight: saturated(count, length) }
    const list = postings.get(word)
    if (list === undefined) postings.set(word, [posting])
    else list.push(posting)
  }
}

/** Words of a usual section. */
const usualLength = 60

/** As in BM25: a word said ten times tells little more than one said thrice, and less in a long text. */
function saturated(count: number, length: number): number {
  return (count * 2.2) / (count + 1.2 * (0.5 + (0.5 * length) / usualLength))
}

/** How much a slip of spelling leaves of what a word counts for. */
const slipped = 0.8

function find<P extends Matter>(index: Index<P>, asked: string, options: FindOptions): Found<P>[] {
  const found = new Map<number, { score: number; coverage: number; isOnMatter: boolean }>()
  const wanted = allMeant(index, wantedWords(asked), options)
  const wantsExample = asksForExample.test(asked)
  const total = wanted.reduce((sum, { rarity }) => sum + rarity, 0)
  for (const { words, rarity, nearness } of wanted) {
    for (const word of words) {
      for (const { place, weight } of index.postings.get(word) ?? []) {
        const before = found.get(place) ?? { score: 0, coverage: 0, isOnMatter: false }
        found.set(place, {
          score: before.score + rarity * weight * nearness,
          coverage: Math.min(1, before.coverage + (rarity * nearness) / total),
          isOnMatter: before.isOnMatter || index.taught.has(word),
        })
      }
    }
  }
  return [...found]
    .flatMap(([place, { score, coverage, isOnMatter }]) => {
      const passage = index.passages[place]
      if (passage === undefined) return []
      // What has all words of a question is a better answer than what has a rare one often.
      return [{ ...passage, score: score * coverage ** 2 * worth(passage, wantsExample), coverage, isOnMatter }]
    })
    .sort((one, other) => other.score - one.score)
}

/** So many unknown words of one question are looked for among the known ones, which takes long. */
const mostSlips = 20

/** The words of the textbook that each word may stand for, and how much it tells. One that nobody knows tells the most. */
function allMeant(
  { passages, postings }: Index<Matter>,
  wanted: readonly string[],
  { isTyping = false, isSpelledRight = () => false }: FindOptions,
) {
  const slips = new Set(wanted.filter((word) => !postings.has(word) && !isSpelledRight(word)).slice(0, mostSlips))
  const meantBy = (word: string): string[] => {
    const begun = isTyping && word.length >= shortestBeginning ? beginningWith(word, postings.keys()) : []
    return begun.length > 0 ? begun : closestWords(word, postings.keys())
  }
  return wanted.map((word) => {
    const isKnown = postings.has(word)
    const words = isKnown ? [word] : slips.has(word) ? meantBy(word) : []
    const fewest = Math.min(...words.map((known) => postings.get(known)?.length ?? 1))
    const rarity = Math.log(1 + passages.length / (words.length === 0 ? 1 : fewest))
    return { words, rarity, nearness: isKnown ? 1 : slipped }
  })
}

/** Fewer letters begin too many words. */
const shortestBeginning = 3

function beginningWith(letters: string, vocabulary: Iterable<string>): string[] {
  return [...vocabulary].filter((word) => word.startsWith(letters))
}

const asksForExample = /\b(?:examples?|solve|calculat\w+)\b/i

/** A section teaches its matter. An explanation is about one case of it, and an opening tells a story that leads there. */
function worth({ kind, heading }: Matter, wantsExample: boolean): number {
  if (kind === 'explanation') return 0.7
  if (heading === '' || heading === 'Common mistakes') return 0.6
  if (heading === 'Worked example') return wantsExample ? 0.95 : 0.7
  return 1
}
