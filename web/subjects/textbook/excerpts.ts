import type { TextbookNote } from '@sabi/shared/content/note'
import { subjectIds } from '@sabi/shared/content/question'
import { noteText } from '@sabi/shared/content/rich-text'
import type { FoundTopic } from '@sabi/shared/subjects/calls'
import { findHits, splitAtHits, type Piece } from '@sabi/shared/tutor/search-hits'
import { keptTextbook } from '../../offline/kept-notes.ts'

/** A search result: the title, and a line of the note if that is on this phone. */
export interface Excerpt {
  title: readonly Piece[]
  line: readonly Piece[]
}

interface Result {
  id: string
  title: string
  place: FoundTopic | undefined
}

/** Longer sentences are cut. */
const longestLine = 160

/** The excerpts of some search results, with the words that the search means marked. */
export async function excerptsOf(results: readonly Result[], search: string): Promise<Map<string, Excerpt>> {
  const books = await Promise.all(subjectIds.map(keptTextbook))
  const noteById = new Map(books.flatMap((book) => book?.notes ?? []).map((note) => [note.topicId, note]))
  return new Map(
    results.map(({ id, title, place }) => {
      const lines = linesOf(noteById.get(id), place?.heading)
      const [ofTitle = [], ...ofLines] = findHits([title, ...lines], search)
      const most = Math.max(0, ...ofLines.map((hits) => hits.length))
      const best = most === 0 ? -1 : ofLines.findIndex((hits) => hits.length === most)
      return [id, { title: splitAtHits(title, ofTitle), line: splitAtHits(lines[best] ?? '', ofLines[best] ?? []) }]
    }),
  )
}

/** The sentences of a note, those of the section with this heading first. */
function linesOf(note: TextbookNote | undefined, heading: string | undefined): string[] {
  const sections = [...(note?.sections ?? [])]
  const inOrder = sections.sort((one, other) => Number(other.title === heading) - Number(one.title === heading))
  return inOrder.flatMap(({ html }) => noteText(html).split(/\n|(?<=[.?!]) /)).map(shortened)
}

function shortened(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line
}
