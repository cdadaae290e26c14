import { withPassagesInOrder, withPassagesTogether } from '@sabi/shared/content/passage-order'
import { SubjectId, type ShownQuestion } from '@sabi/shared/content/question'
import { seededRandom, shuffle } from '@sabi/shared/practice/random'
import { paperOf, type SessionPaper } from '@sabi/shared/practice/session'

/** How much of the key is printed. */
export const keyKinds = ['explained', 'letters', 'none'] as const
export type KeyKind = (typeof keyKinds)[number]

/** A worksheet as its address describes it. Everybody who opens the address sees the same sheet. */
export interface Sheet {
  title: string
  subject: SubjectId
  /** The questions of version A, in their order. */
  ids: readonly string[]
  /** Decides the order of the options, and of the questions in version B. */
  seed: string
  hasVersionB: boolean
  columns: 1 | 2
  hasGrid: boolean
  key: KeyKind
}

/** A printed version of a sheet; its letter is null where there is only one. */
export interface SheetVersion {
  letter: 'A' | 'B' | null
  paper: SessionPaper
}

/** More would not be read on one sheet, and an address must stay short enough to send. */
export const mostQuestions = 60
export const longestTitle = 80

/** The sheet that an address describes; null if it names no questions. */
export function sheetFrom(query: URLSearchParams): Sheet | null {
  const ids = [...new Set((query.get('ids') ?? '').split(',').filter(Boolean))].slice(0, mostQuestions)
  const subject = SubjectId.safeParse(query.get('subject'))
  if (ids.length === 0 || !subject.success) return null
  return {
    title: (query.get('title') ?? '').slice(0, longestTitle),
    subject: subject.data,
    ids,
    seed: query.get('seed') ?? '',
    hasVersionB: query.get('versions') === '2',
    columns: query.get('columns') === '1' ? 1 : 2,
    hasGrid: query.get('grid') === '1',
    key: keyKinds.find((kind) => kind === query.get('key')) ?? 'explained',
  }
}

/** The address of a sheet. */
export function addressOfSheet({ title, subject, ids, seed, hasVersionB, columns, hasGrid, key }: Sheet): string {
  const query = new URLSearchParams({
    title,
    subject,
    ids: ids.join(','),
    seed,
    ...(hasVersionB && { versions: '2' }),
    ...(columns === 1 && { columns: '1' }),
    ...(hasGrid && { grid: '1' }),
    ...(key !== 'explained' && { key }),
  })
  return `/worksheet?${query}`
}

/** The versions of a sheet: B has the same questions in another order, with their options in another order. */
export function versionsOf({ seed, hasVersionB }: Sheet, questions: readonly ShownQuestion[]): SheetVersion[] {
  const first = paperOf(questions, seededRandom(seed))
  if (!hasVersionB) return [{ letter: null, paper: first }]
  const random = seededRandom(`${seed} B`)
  const reordered = withPassagesInOrder(withPassagesTogether(shuffle(questions, random)))
  return [
    { letter: 'A', paper: first },
    { letter: 'B', paper: paperOf(reordered, random) },
  ]
}
