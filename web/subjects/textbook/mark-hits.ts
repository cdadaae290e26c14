import { findHits } from '@sabi/shared/tutor/search-hits'

/** The name that the style sheet of the textbook gives a colour to. */
const name = 'found'

/**
 * Marks the words in an element that a search means, without changing its content. Returns a function that removes the
 * marks. Older browsers show none.
 */
export function markHits(element: Element, search: string): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const nodes = textsIn(element)
  const hits = findHits(
    nodes.map(({ data }) => data),
    search,
  )
  const ranges = nodes.flatMap((node, index) => (hits[index] ?? []).map(({ start, end }) => rangeOf(node, start, end)))
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) nodes.push(node)
  return nodes
}

function rangeOf(node: Text, start: number, end: number): Range {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}
