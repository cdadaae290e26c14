import type { Note } from '@sabi/shared/content/note'
import { noteText } from '@sabi/shared/content/rich-text'
import { damageIn } from './damage.ts'
import type { Finding } from './rule.ts'
import { faultOfSign, signWithoutFontInHtml } from './signs.ts'
import { readingGrade } from './stem.ts'
import { wordsOf } from './words.ts'

const words = { fewest: 250, most: 600 } as const
/** Technical terms raise the grade of a whole note less than that of a stem. */
const highestGrade = 12
const prescribed = ['Worked example', 'Common mistakes']
const letter = /\boption \(?[A-E]\)?\b/i

/** Lints each note, and finds topics of the syllabus without one. */
export function lintNotes(notes: readonly Note[], topicIds: ReadonlySet<string>): Finding[] {
  const noted = new Set(notes.map(({ topicId }) => topicId))
  const missing = [...topicIds].filter((id) => !noted.has(id))
  return [
    ...notes.flatMap(faultsOf),
    ...missing.map((id) => finding({ topicId: id }, 'note-missing', 'the topic has no note')),
  ]
}

function faultsOf(note: Note): Finding[] {
  const bodies = note.sections.map(({ html }) => noteText(html))
  const text = [...note.objectives, ...note.sections.map(({ title }) => title), ...bodies].join('\n')
  const count = wordsOf(bodies.join('\n')).length
  const grade = readingGrade(bodies.join('\n').replaceAll('\n', '. '))
  const absent = prescribed.filter((title) => !note.sections.some((section) => section.title === title))
  const damage = damageIn(text)
  const shown = [...note.objectives, ...note.sections.flatMap(({ title, html }) => [title, html])]
  const sign = signWithoutFontInHtml(shown.join(''))
  return [
    ...(count < words.fewest || count > words.most
      ? [finding(note, 'note-length', `${count} words, should be ${words.fewest} to ${words.most}`)]
      : []),
    ...absent.map((title) => finding(note, 'note-section', `the section '${title}' is missing`)),
    ...note.sections
      .filter(({ title }, index) => title === '' && index > 0)
      .map(() => finding(note, 'note-section', 'a section has no title')),
    ...(note.sections[0]?.title === '' ? [] : [finding(note, 'note-section', 'the opening is missing')]),
    ...(damage === null ? [] : [finding(note, 'note-damage', damage)]),
    ...(sign === null ? [] : [finding(note, 'note-sign', faultOfSign(sign))]),
    ...(letter.test(text) ? [finding(note, 'names-a-letter', `'${letter.exec(text)?.[0]}'`)] : []),
    ...(grade > highestGrade ? [finding(note, 'note-reading-grade', `grade ${grade.toFixed(1)}`)] : []),
  ]
}

function finding({ topicId }: { topicId: string }, rule: string, fault: string): Finding {
  return { rule, severity: 'error', ids: [topicId], fault }
}
