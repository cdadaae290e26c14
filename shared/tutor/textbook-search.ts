import { noteText } from '../content/rich-text.ts'
import { closestWords } from './closest-words.ts'
import type { Matter, Passage } from './passages.ts'
import { sides, wantedWords, wordsOf } from './search-words.ts'

/** A search result. */
export type Found<P extends Matter> = P & {
  /** How well it matches; comparable only within one search. */
  score: number
  /** Share of the search words it contains, 0 to 1, where a rare word counts for more than a common one. */
  coverage: number
  /** True if it contains a search word that the textbook teaches: one from a title, heading or objective, in bold, or a term of science. Or it is a note with most of many words. */
  isOnMatter: boolean
}

/** Searches passages for a question as a student types it, best first. */
export interface TextbookSearch<P extends Matter = Passage> {
  find: (asked: string, limit?: number, options?: FindOptions) => Found<P>[]
  /** Returns whether the texts contain this word, given in the form that `wordsOf` returns. */
  knows: (word: string) => boolean
  /** Every spelling in the texts that a word may mean: other endings, and corrections of a misspelling. */
  spellingsOf: (word: string) => string[]
}

export interface FindOptions {
  /** Reads an unknown word as the beginning of a known one, because the student may still be typing. */
  isTyping?: boolean
  /** Recognises words that are spelled correctly although these texts lack them, so that they are not corrected. */
  isSpelledRight?: (word: string) => boolean
}

/** Passages indexed between two pauses: about 20 ms of work on a cheap phone. */
const passagesAtOnce = 20

/** Builds the search index. `pause` lets the caller handle taps and other requests in between. */
export async function createTextbookSearch<P extends Matter>(
  passages: readonly P[],
  pause: () => Promise<void>,
): Promise<TextbookSearch<P>> {
  const index: Index<P> = { passages, postings: new Map(), titles: [], taught: new Set() }
  const inScience = new Set<string>()
  const inEnglish = new Set<string>()
  const known = new Map<string, string>()
  for (const [place, passage] of passages.entries()) {
    const parts = partsOf(passage, (text) => wordsOf(text, known))
    addTo(index, place, parts)
    index.titles.push(parts[1]?.words ?? [])
    const body = passage.subject === 'english' ? inEnglish : passage.kind === 'note' ? inScience : null
    for (const word of parts[0]?.words ?? []) body?.add(word)
    if (passage.kind === 'note') for (const { words } of parts.slice(1)) words.forEach((word) => index.taught.add(word))
    if (place % passagesAtOnce === passagesAtOnce - 1) await pause()
  }
  // The many texts of Use of English have the words of everyday life. What only notes of science have, such as "DNA", is a term.
  if (inEnglish.size > 0) for (const word of inScience) if (!inEnglish.has(word)) index.taught.add(word)
  countries.forEach((word) => index.taught.delete(word))
  return {
    find: (asked, limit = 5, options = {}) => find(index, asked, options).slice(0, limit),
    knows: (word) => index.postings.has(word),
    spellingsOf: (word) => {
      const meant = new Set(allMeant(index, wantedWords(word), {}).flatMap(({ words }) => words))
      return [...known].flatMap(([spelling, stem]) => (meant.has(stem) ? spelling : []))
    },
  }
}

/** Headings such as "In Nigeria" do not make a question about the country one about the lesson. */
const countries = wordsOf('Nigeria Nigerian Africa African')

interface Index<P extends Matter> {
  passages: readonly P[]
  /** For each word, the passages that contain it and its weight in each. */
  postings: Map<string, { place: number; weight: number }[]>
  /** The words of the title of each passage. */
  titles: (readonly string[])[]
  taught: Set<string>
}

interface Part {
  words: readonly string[]
  /** How much more a word counts here than in the body text. */
  weight: number
}

const bold = /<strong>(.*?)<\/strong>/g
/** An example sentence, as notes of English have them. What is bold in it is no term. */
const example = /<em>.*?<\/em>/gs

/** The texts of a passage with their weights. A word in bold is one that the section explains. */
function partsOf({ kind, title, heading, objectives, html }: Matter, read: (text: string) => string[]): Part[] {
  const isNote = kind === 'note'
  const inBold = isNote ? Array.from(html.replace(example, '').matchAll(bold), ([, words = '']) => noteText(words)) : []
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

/** Number of words in a typical section. */
const usualLength = 60

/** BM25 term weight: repeating a word adds less and less, and a long text counts for less. */
function saturated(count: number, length: number): number {
  return (count * 2.2) / (count + 1.2 * (0.5 + (0.5 * length) / usualLength))
}

/** If a section of a note has this many words of a question, and this share of them, that is no chance. */
const manyWords = 3
const mostOfThem = 0.7

/** How much more a passage counts whose topic is called as the student says, and no more than that. */
const named = 1.5

/** Weight of a corrected word, relative to an exact match. */
const slipped = 0.8

function find<P extends Matter>(index: Index<P>, asked: string, options: FindOptions): Found<P>[] {
  const found = new Map<number, { score: number; coverage: number; isOnMatter: boolean; words: number }>()
  const wanted = allMeant(index, withoutNumbers(wantedWords(asked), index), options)
  const wantsExample = asksForExample.test(asked)
  const total = wanted.reduce((sum, { rarity }) => sum + rarity, 0)
  for (const { words, rarity, nearness } of wanted) {
    for (const word of words) {
      for (const { place, weight } of index.postings.get(word) ?? []) {
        const before = found.get(place) ?? { score: 0, coverage: 0, isOnMatter: false, words: 0 }
        found.set(place, {
          score: before.score + rarity * weight * nearness,
          coverage: Math.min(1, before.coverage + (rarity * nearness) / total),
          isOnMatter: before.isOnMatter || index.taught.has(word),
          words: before.words + 1,
        })
      }
    }
  }
  const meant = new Set(wanted.flatMap(({ words }) => words))
  return [...found]
    .flatMap(([place, { score, coverage, words, ...of }]) => {
      const passage = index.passages[place]
      if (passage === undefined) return []
      const isOnMatter = of.isOnMatter || (passage.kind === 'note' && words >= manyWords && coverage >= mostOfThem)
      const title = index.titles[place] ?? []
      const isNamed = title.length > 0 && title.every((word) => meant.has(word))
      // Prefer a passage with all the words of the question to one that repeats a rare word.
      return [
        {
          ...passage,
          score: score * coverage ** 2 * worth(passage, wantsExample) * (isNamed ? named : 1),
          coverage,
          isOnMatter,
        },
      ]
    })
    .sort((one, other) => other.score - one.score)
}

/** Leaves out the numbers of a sum, as in "4kg", "5" and "3x²", where words say what it is about. A title may have a number, and "2nd" is none. */
function withoutNumbers(wanted: readonly string[], { titles }: Pick<Index<Matter>, 'titles'>): readonly string[] {
  const isOfSum = (word: string) =>
    /^\d(?!\d*(?:st|nd|rd|th)$)/.test(word) && !titles.some((title) => title.includes(word))
  return wanted.some((word) => /^\p{L}{4}/u.test(word)) ? wanted.filter((word) => !isOfSum(word)) : wanted
}

/** How much a word for a side of a topic counts, relative to the name of the topic. */
const sideCounts = 0.3

/** Correcting unknown words is slow, so only this many per question are corrected. */
const mostSlips = 20

/** The indexed words that each search word may mean, and their rarity. A word with no match counts as the rarest. */
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
    const rarity =
      Math.log(1 + passages.length / (words.length === 0 ? 1 : fewest)) * (sides.has(word) ? sideCounts : 1)
    return { words, rarity, nearness: isKnown ? 1 : slipped }
  })
}

/** Fewer letters would match too many words. */
const shortestBeginning = 3

function beginningWith(letters: string, vocabulary: Iterable<string>): string[] {
  return [...vocabulary].filter((word) => word.startsWith(letters))
}

const asksForExample = /\b(?:examples?|solve|calculat\w+)\b/i

/** Ranks sections that teach above explanations, which cover one case, and above openings, which only lead up to the topic. */
function worth({ kind, heading }: Matter, wantsExample: boolean): number {
  if (kind === 'explanation') return 0.7
  if (heading === '' || heading === 'Common mistakes') return 0.6
  if (heading === 'Worked example') return wantsExample ? 0.95 : 0.7
  return 1
}
