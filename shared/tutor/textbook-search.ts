import MiniSearch, { type SearchResult } from 'minisearch'
import type { Textbook, TextbookNote } from '../content/note.ts'
import type { Question, SubjectId } from '../content/question.ts'
import { htmlOfText, noteText } from '../content/rich-text.ts'

/** A piece of the textbook that can be quoted by itself: a section of a note, or the explanation of a question. */
export interface Passage {
  id: string
  kind: 'note' | 'explanation'
  subject: SubjectId
  topicId: string
  /** Title of its topic. */
  title: string
  /** Heading of the section ('' for a note's opening), or the question that is explained. */
  heading: string
  /** As HTML of ours, to be shown. */
  html: string
  /** The same in words. */
  text: string
}

export interface FoundPassage extends Passage {
  /** How well it fits; only to be compared with others of the same search. */
  score: number
  /** Share of the searched words that are in it, 0 to 1. */
  coverage: number
}

/** Finds passages for a question as a student types it. */
export interface TextbookSearch {
  find: (asked: string, limit?: number) => FoundPassage[]
}

type ExplainedQuestion = Pick<Question, 'id' | 'topicId' | 'text' | 'explanation' | 'family' | 'rich'>

/**
 * The passages of a subject: every section of its notes, and the explanations of its questions. Variants of one template
 * explain alike, so one of each family stands for all.
 */
export function passagesOf({ subject, notes }: Textbook, questions: readonly ExplainedQuestion[] = []): Passage[] {
  const titles = new Map(notes.map(({ topicId, title }) => [topicId, title]))
  const families = new Set<string>()
  const explained = questions.filter(({ family }) => {
    if (family === null) return true
    const isNew = !families.has(family)
    families.add(family)
    return isNew
  })
  return [
    ...notes.flatMap((note) => sectionsOf(subject, note)),
    ...explained.map(({ id, topicId, text, explanation, rich }) => ({
      id,
      kind: 'explanation' as const,
      subject,
      topicId,
      title: titles.get(topicId) ?? '',
      heading: text,
      html: rich?.explanation ?? htmlOfText(explanation),
      text: explanation,
    })),
  ]
}

/** Builds the index over passages, with pauses in which taps and other requests are answered. */
export async function createTextbookSearch(passages: readonly Passage[]): Promise<TextbookSearch> {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const index = new MiniSearch<Passage>({
    fields: ['title', 'heading', 'text'],
    processTerm: termOf,
    searchOptions: {
      boost: { title: 3, heading: 2 },
      boostDocument: (id) => (byId.get(String(id))?.kind === 'note' ? noteBoost : 1),
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.3 },
    },
  })
  await index.addAllAsync(passages, { chunkSize: indexedAtOnce })
  return {
    find(asked, limit = 5) {
      const wanted = new Set(asked.split(/[^\p{L}\p{N}]+/u).flatMap((word) => termOf(word) ?? []))
      return index
        .search(asked)
        .flatMap((result) => {
          const passage = byId.get(String(result.id))
          if (passage === undefined) return []
          const coverage = wanted.size === 0 ? 0 : result.queryTerms.length / wanted.size
          return [{ ...passage, score: weigh(result, coverage), coverage }]
        })
        .sort((one, other) => other.score - one.score)
        .slice(0, limit)
    },
  }
}

/** Some 20 ms of work on a cheap phone. */
const indexedAtOnce = 20
/** A note teaches the matter; an explanation is about one case of it. */
const noteBoost = 1.6

/** A passage that has all words of a question is a better answer than one that has a rare one often. */
function weigh({ score }: SearchResult, coverage: number): number {
  return score * coverage * coverage
}

function sectionsOf(subject: SubjectId, { topicId, title, objectives, sections }: TextbookNote): Passage[] {
  return sections.map((section, index) => ({
    id: `${topicId}#${index}`,
    kind: 'note' as const,
    subject,
    topicId,
    title,
    heading: section.title,
    html: section.html,
    // What the note promises to teach stands for its opening.
    text: index === 0 ? `${noteText(section.html)}\n${objectives.join('\n')}` : noteText(section.html),
  }))
}

/** Words of any question that say nothing of its matter. */
const emptyWords = new Set(
  (
    'a about am an and any are as at be because been between but by calculate can could define definition describe did ' +
    'difference differentiate do does doing done example explain find for formula from get ' +
    'give given has have help how i if in into is it its just know like many may me mean means might more most much my ' +
    'need not of on one or our please should show so some solve tell than that the their them then there these they this ' +
    'to understand us use used want was we were what whats when where which while who why will with work works would you your'
  ).split(' '),
)

/** What a word counts as: small, without its ending, so that "reacts", "reacted" and "reacting" are one; null for an empty one. */
function termOf(word: string): string | null {
  const small = word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
  if (small.length === 0 || emptyWords.has(small)) return null
  const stem = small.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s)$/, '')
  return stem.length < 3 ? small : stem
}
