import { childNamed, elementsNamed, type XmlElement } from '../xml/xml.ts'

interface Level {
  start: number
  format: string
  /** '%1.' or '(%2)', with placeholders for the number of each level. */
  text: string
  restartsAfter: number | null
}

interface List {
  /** The list whose numbering this one continues. */
  abstractId: string
  levels: ReadonlyMap<number, Level>
  /** Levels that this list starts at another number on first use. */
  starts: ReadonlyMap<number, number>
}

export type ListLabels = (listId: string, level: number) => string

const deepestLevel = 8

/** The labels of numbered paragraphs as Word shows them. Must be requested in document order. */
export function listLabels(numbering: XmlElement | null): ListLabels {
  const lists = numbering === null ? new Map<string, List>() : listsOf(numbering)
  const countsOf = new Map<string, Map<number, number>>()
  const started = new Set<string>()
  return (listId, level) => {
    const list = lists.get(listId)
    const definition = list?.levels.get(level)
    if (list === undefined || definition === undefined || level > deepestLevel) return ''
    const counts = countsOf.get(list.abstractId) ?? new Map<number, number>()
    countsOf.set(list.abstractId, counts)
    const start = list.starts.get(level)
    const isNew = start !== undefined && !started.has(`${listId} ${level}`)
    started.add(`${listId} ${level}`)
    const last = counts.get(level)
    const first = start ?? definition.start
    counts.set(level, isNew || last === undefined ? first : last + 1)
    forgetDeeper(counts, level, list)
    return labelOf(definition, counts, list)
  }
}

/** Restarts deeper levels after a paragraph of a higher one, unless their definition says otherwise. */
function forgetDeeper(counts: Map<number, number>, level: number, { levels }: List): void {
  for (let deeper = level + 1; deeper <= deepestLevel; deeper += 1) {
    const restartsAfter = levels.get(deeper)?.restartsAfter ?? null
    if (restartsAfter === null || (restartsAfter > 0 && level < restartsAfter)) counts.delete(deeper)
  }
}

function labelOf({ format, text }: Level, counts: ReadonlyMap<number, number>, { levels }: List): string {
  if (format === 'bullet') return '•'
  if (format === 'none') return ''
  const label = text.replaceAll(/%(\d)/g, (_, digit: string) => {
    const level = Number(digit) - 1
    const definition = levels.get(level)
    return numberAs(definition?.format ?? 'decimal', counts.get(level) ?? definition?.start ?? 1)
  })
  // The line reader recognises '3.' and 'B.', but not a bare '3' or 'B'.
  return /^(?:\d{1,3}|[A-Za-z])$/.test(label) ? `${label}.` : label
}

function numberAs(format: string, count: number): string {
  if (format === 'upperLetter') return letters(count)
  if (format === 'lowerLetter') return letters(count).toLowerCase()
  if (format === 'upperRoman') return roman(count)
  if (format === 'lowerRoman') return roman(count).toLowerCase()
  return format === 'decimalZero' && count < 10 ? `0${count}` : String(count)
}

/** A to Z, then AA to ZZ, like Word. */
function letters(count: number): string {
  const times = Math.min(10, Math.floor((count - 1) / 26) + 1)
  return count < 1 ? '?' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt((count - 1) % 26).repeat(times)
}

const romanNumerals = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

function roman(count: number): string {
  let left = Math.max(0, Math.min(count, 399))
  return romanNumerals.reduce((text, [value, letter]) => {
    const times = Math.floor(left / value)
    left -= times * value
    return text + letter.repeat(times)
  }, '')
}

function listsOf(numbering: XmlElement): Map<string, List> {
  const abstracts = new Map(
    elementsNamed(numbering, 'abstractNum').map((element) => [element.attributes.abstractNumId ?? '', element]),
  )
  const lists = new Map<string, List>()
  for (const element of elementsNamed(numbering, 'num')) {
    const abstractId = childNamed(element, 'abstractNumId')?.attributes.val ?? ''
    const abstract = withLevels(abstracts.get(abstractId), [...abstracts.values()])
    const overrides = elementsNamed(element, 'lvlOverride')
    lists.set(element.attributes.numId ?? '', {
      abstractId: abstract?.attributes.abstractNumId ?? abstractId,
      levels: new Map([
        ...elementsNamed(abstract ?? element, 'lvl').map(levelOf),
        ...overrides.flatMap((override) => elementsNamed(override, 'lvl').map(levelOf)),
      ]),
      starts: new Map(overrides.flatMap(startOf)),
    })
  }
  return lists
}

/** Resolves a list that only refers to a list style to the levels defined there. */
function withLevels(abstract: XmlElement | undefined, all: readonly XmlElement[]): XmlElement | undefined {
  const link = abstract === undefined ? undefined : childNamed(abstract, 'numStyleLink')?.attributes.val
  if (link === undefined) return abstract
  return all.find((other) => childNamed(other, 'styleLink')?.attributes.val === link) ?? abstract
}

function startOf(override: XmlElement): [number, number][] {
  const start = childNamed(override, 'startOverride')?.attributes.val
  return start === undefined ? [] : [[Number(override.attributes.ilvl), Number(start)]]
}

function levelOf(element: XmlElement): [number, Level] {
  const value = (name: string): string | undefined => childNamed(element, name)?.attributes.val
  const restart = value('lvlRestart')
  return [
    Number(element.attributes.ilvl),
    {
      start: Number(value('start') ?? 1),
      format: value('numFmt') ?? 'decimal',
      text: value('lvlText') ?? '',
      restartsAfter: restart === undefined ? null : Number(restart),
    },
  ]
}
