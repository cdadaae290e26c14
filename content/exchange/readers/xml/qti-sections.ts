import { UnreadableFile } from '../../raw.ts'
import { decodeText } from '../decode.ts'
import { withFormulas, withNamesOfTwo } from './qti-markup.ts'
import { childElements, innerMarkup, parseXml, type XmlElement } from './xml.ts'

/** The words that the sections of a test print above an item. */
export interface WordsAbove {
  words: readonly string[]
  /** False if two sections print different words above the same item. */
  isCertain: boolean
}

/** The items with words above them in the tests and sections of a package, by file name. */
export function wordsOfSections(files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, WordsAbove> {
  const above = new Map<string, WordsAbove>()
  for (const [name, bytes] of files) {
    const text = decodeText(bytes)
    if (/<(?:[\w-]+:)?(?:qti-)?assessment-?(?:Test|Section)[\s>]/i.test(text)) readSection(rootOf(text), [])
    function readSection(element: XmlElement | null, outer: readonly string[]): void {
      if (element === null || element.name === 'assessmentItem') return
      const children = childElements(element)
      const own = children.filter((child) => child.name === 'rubricBlock' && isForCandidates(child)).map(innerMarkup)
      const words = [...outer, ...own.filter((said) => said !== '')]
      for (const child of children)
        if (child.name === 'assessmentItemRef') note(resolved(child.attributes.href ?? '', name), words)
        else if (/^(?:testPart|assessmentSection)$/.test(child.name)) readSection(child, words)
    }
  }
  return above

  function note(name: string, words: readonly string[]): void {
    const known = above.get(name)
    const isCertain = known === undefined || (known.isCertain && known.words.join('\n') === words.join('\n'))
    above.set(name, { words, isCertain })
  }
}

export function isForCandidates({ attributes: { view } }: XmlElement): boolean {
  return view === undefined || view.includes('candidate')
}

function rootOf(text: string): XmlElement | null {
  try {
    return withFormulas(withNamesOfTwo(parseXml(text)))
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

/** Resolves a file name relative to another file of the package. */
function resolved(href: string, from: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const part of href.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  return parts.join('/')
}
