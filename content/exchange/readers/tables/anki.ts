import { optionLetter } from '@sabi/shared/content/option-letter'
import { difficulties, examTypes, subjectIds } from '@sabi/shared/content/question'
import Papa from 'papaparse'
import { besideName } from '../../beside.ts'
import { withoutDrawing } from '../../figure-markup.ts'
import { UnreadableFile, type RawRow, type Reading } from '../../raw.ts'
import { withBesideOf } from '../beside-row.ts'
import { withLists } from './fields.ts'
import { assertRows, defined, readingOf, refuse, type Outcome } from '../reading.ts'

/** The columns of our own cards. In other notes, options cannot be told from the text. */
export const ankiColumns = ['Id', 'Front', 'Back', besideName, 'Tags']
const header = /^#separator:Comma\n(?:#[^\n]*\n)*#columns:([^\n]*)\n/

/** Returns whether a text is a file of Anki notes, ours or not. */
export function isAnki(text: string): boolean {
  return /^#(?:separator|html|columns|notetype|deck|tags|guid)[ :]/i.test(text)
}

/**
 * Reads Anki notes exported from here.
 * @throws {UnreadableFile} if the file has other columns
 */
export function readAnki(text: string): Reading {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const [head = '', columns] = header.exec(lines) ?? []
  if (columns !== ankiColumns.join(','))
    throw new UnreadableFile('Only Anki cards that were exported here can be read, because others have no options.')
  const rows = Papa.parse<string[]>(lines.slice(head.length), { delimiter: ',', skipEmptyLines: true }).data
  assertRows(rows.length)
  return readingOf(
    'anki',
    rows.map((cells, index) => outcomeOf(cells, index)),
  )
}

function outcomeOf(
  [id = '', front = '', back = '', beside = '', tags = '']: readonly string[],
  index: number,
): Outcome {
  const place = `card ${index + 1} (${id.slice(0, 40)})`
  const { markup, figure } = withoutDrawing(front)
  const [stem = '', list] = markup.split('<ol type="A">')
  if (list === undefined) return refuse(place, 'option-count', markup)
  const options = partsOf(list)
  const reasons = back.split('<dl>')[1] ?? ''
  const key = /^<p><b>([A-E])\. /.exec(back)?.[1]
  const row: RawRow = {
    place,
    text: stem,
    options,
    key: key === undefined ? { kind: 'missing' } : { kind: 'letter', value: key },
    ...defined({ explanation: explanationIn(back), ...placeIn(tags.split(' ')) }),
    ...withLists({ reasons: options.map((_, option) => reasonIn(reasons, optionLetter(option))) }),
    ...(figure === null ? {} : { figure }),
  }
  return { row: withBesideOf(row, beside) }
}

function partsOf(list: string): string[] {
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, part = '']) => part)
}

/** The text between the key and the reasons. */
function explanationIn(back: string): string | undefined {
  return /^<p><b>[\s\S]*?<\/b><\/p><p>([\s\S]*?)<\/p>/.exec(back)?.[1]
}

function reasonIn(reasons: string, letter: string): string {
  return new RegExp(`<dt>${letter}</dt><dd>([\\s\\S]*?)</dd>`).exec(reasons)?.[1] ?? ''
}

/** Our tags name the subject, the topic, the exam and the difficulty. */
function placeIn(tags: readonly string[]) {
  const [subject, examType, difficulty] = [subjectIds, examTypes, difficulties].map((names: readonly string[]) =>
    tags.find((tag) => names.includes(tag)),
  )
  const topic = tags.find((tag) => tag !== '' && ![subject, examType, difficulty].includes(tag))
  return { subject, topic, examType, difficulty }
}
