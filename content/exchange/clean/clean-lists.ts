const mark = /<(\/?)(ol|ul|li)((?:\s[^<>]*)?)>/gi
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const

interface List {
  labels: ((number: number) => string) | null
  next: number
  /** The positions of item labels in the result, so that the label of a list with one item can be left out. */
  items: { place: number; label: string }[]
}

/**
 * Writes out the numbers and letters that a browser shows before the items of `<ol>`, because 'I and III only' means nothing without
 * them. A list with one item gets no labels.
 */
export function withListLabels(markup: string): string {
  if (!/<ol[\s>]/i.test(markup)) return markup
  const labels = new Map<number, string>()
  const open: List[] = []
  for (const { index, 0: whole, 1: slash, 2: name = '', 3: attributes = '' } of markup.matchAll(mark)) {
    const isClosing = slash === '/'
    if (name.toLowerCase() !== 'li') {
      if (!isClosing) open.push(listOf(name, attributes))
      else for (const { place, label } of counted(open.pop())) labels.set(place, label)
    } else if (!isClosing) addItem(open.at(-1), index + whole.length, attributes)
  }
  for (const list of open) for (const { place, label } of counted(list)) labels.set(place, label)
  return [...labels]
    .sort(([one], [other]) => other - one)
    .reduce((text, [place, label]) => `${text.slice(0, place)}${label} ${text.slice(place)}`, markup)
}

function listOf(name: string, attributes: string): List {
  const isNumbered = name.toLowerCase() === 'ol'
  return { labels: isNumbered ? labelsOf(attributes) : null, next: numberIn(attributes, 'start') ?? 1, items: [] }
}

function addItem(list: List | undefined, place: number, attributes: string): void {
  if (list === undefined || list.labels === null) return
  const number = numberIn(attributes, 'value') ?? list.next
  list.items.push({ place, label: `${list.labels(number)}.` })
  list.next = number + 1
}

function counted(list: List | undefined): List['items'] {
  return list === undefined || list.items.length < 2 ? [] : list.items
}

function labelsOf(attributes: string): List['labels'] {
  const style =
    /list-style(?:-type)?\s*:[^;"']*?\b(upper-roman|lower-roman|upper-alpha|lower-alpha|upper-latin|lower-latin|none)\b/i
  const named = style.exec(attributes)?.[1]?.toLowerCase()
  const type = /\btype\s*=\s*["']?([1aAiI])["'\s/]?/.exec(attributes)?.[1]
  if (named === 'none') return null
  if (named === 'upper-roman' || (named === undefined && type === 'I')) return roman
  if (named === 'lower-roman' || (named === undefined && type === 'i')) return (number) => roman(number).toLowerCase()
  if (named?.startsWith('upper') === true || (named === undefined && type === 'A')) return letter
  if (named?.startsWith('lower') === true || (named === undefined && type === 'a'))
    return (number) => letter(number).toLowerCase()
  return String
}

function roman(number: number): string {
  return romans[number - 1] ?? String(number)
}

function letter(number: number): string {
  return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[number - 1] ?? String(number)
}

function numberIn(attributes: string, name: string): number | null {
  const digits = new RegExp(String.raw`\b${name}\s*=\s*["']?(\d{1,4})`, 'i').exec(attributes)?.[1]
  return digits === undefined ? null : Number(digits)
}
