import { escapeText } from '@sabi/shared/content/math-tree'
import type { Note, NoteSection } from '@sabi/shared/content/note'
import type { Figure, SubjectId } from '@sabi/shared/content/question'
import { plainText } from '@sabi/shared/content/rich-text'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { typeset } from './mathematics.ts'

/** A note as its author wrote it: YAML front matter, then Markdown with LaTeX between dollar signs. */
export interface SourceNote {
  subject: SubjectId
  path: string
  topicId: string
  markdown: string
}

const Head = z.strictObject({
  objectives: z.array(z.string().check(z.minLength(1))).check(z.minLength(3), z.maxLength(6)),
})

const parts = /^---\n([^]*?)\n---\n([^]*)$/
const formulas = /\$([^$]+)\$/g
/** Maximum length, in LaTeX characters, of a left side that stays on one line with what follows. */
const shortLeftSide = 12
/** Number of LaTeX characters that may fill a line on a phone. */
const longPiece = 34
/** A zero-width space, where a line may break. */
const breakHere = '\u200B'
/** Characters that fit on a line of the narrowest phone: in a table, and in a formula. */
const lettersOfPhone = 34
const signsOfPhone = 24
const widthOfFormula = 5
const cellPadding = 2
/** Mark the place of a formula while Markdown is parsed, so that its contents are not read as Markdown. No text contains them. */
const [opening, closing] = ['\uE000', '\uE001']

/** The figures that notes may refer to, by name. */
export type NoteFigures = Readonly<Record<string, Figure>>

/** Converts a note to its published form. Throws with the file name if it is malformed, or names a figure that does not exist. */
export function publishedNote({ path, topicId, markdown }: SourceNote, figures: NoteFigures = {}): Note {
  try {
    const [, head = '', body = ''] = parts.exec(markdown) ?? []
    const { objectives } = Head.parse(parse(head))
    return {
      topicId,
      objectives: objectives.map((objective) => typeset(objective).text),
      sections: sectionsOf(body, figures),
    }
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function sectionsOf(body: string, figures: NoteFigures): NoteSection[] {
  const set: string[] = []
  const marked = body.replace(formulas, (_, latex: string) => {
    set.push(formulaHtml(latex))
    return `${opening}${set.length - 1}${closing}`
  })
  if (marked.includes('$')) throw new Error('A dollar sign has no partner; money is written in naira')
  const sections: NoteSection[] = [{ title: '', html: '' }]
  for (const token of known(Lexer.lex(marked))) {
    if (token.type === 'heading') sections.push({ title: headingOf(token), html: '' })
    else {
      const section = sections.at(-1)
      if (section !== undefined) section.html += blockHtml(token, figures)
    }
  }
  return sections
    .filter(({ html }) => html !== '')
    .map(({ title, html }) => ({ title, html: withSetFormulas(html, set) }))
}

function withSetFormulas(html: string, set: readonly string[]): string {
  return html.replace(/(?:(<p class="formula")>)?\uE000(\d+)\uE001/g, (_, alone: string | undefined, index: string) => {
    const formula = set[Number(index)] ?? ''
    return alone === undefined ? formula : `${alone}${scroller(isWideFormula(formula))}>${formula}`
  })
}

/** Splits a chain of equations into pieces that may wrap on a narrow phone, because browsers never break a formula. */
function formulaHtml(latex: string): string {
  return equationsOf(latex)
    .map((piece) => {
      const { html } = typeset(`$${piece}$`)
      if (html === null) throw new Error(`The formula '${latex}' shows nothing`)
      return html
    })
    .join(breakHere)
}

/**
 * Cuts before each equals sign outside brackets, except one after a short left side, and before a plus or minus sign that comes late
 * in a line.
 */
function equationsOf(latex: string): string[] {
  if (/\\(?:left|begin)\b/.test(latex)) return [latex]
  let depth = 0
  const cuts: number[] = []
  for (const [place, sign] of [...latex].entries()) {
    if ('{(['.includes(sign)) depth++
    if ('})]'.includes(sign)) depth--
    if (depth > 0) continue
    const length = place - (cuts.at(-1) ?? 0)
    if ((sign === '=' && place > shortLeftSide) || ('+-'.includes(sign) && length > longPiece)) cuts.push(place)
  }
  return [0, ...cuts].map((start, index) => latex.slice(start, cuts[index]).trim())
}

/** Without extensions, the lexer produces only its own token types. */
function known(tokens: readonly Token[]): readonly MarkedToken[] {
  // oxlint-disable-next-line no-unsafe-type-assertion -- the type allows for extensions, but none are installed.
  return tokens as readonly MarkedToken[]
}

function headingOf({ depth, text }: Tokens.Heading): string {
  if (text.includes(opening)) throw new Error(`The heading '${text}' contains a formula; write it in plain text`)
  if (depth !== 2) throw new Error(`'${text}' is a heading of level ${depth}; notes have level 2 only`)
  return text
}

function blockHtml(token: MarkedToken, figures: NoteFigures): string {
  if (token.type === 'space') return ''
  const figure = figureIn(token)
  if (figure !== null) return figureHtml(figure, figures)
  if (token.type === 'paragraph') return paragraphHtml(token)
  if (token.type === 'list') return listHtml(token)
  if (token.type === 'table') return tableHtml(token)
  throw new Error(`Notes must not contain ${token.type}: '${token.raw.slice(0, 40)}'`)
}

const figureLink = /^figure:([a-z0-9-]+)$/

/** A line that consists of `![Caption](figure:name)`. */
function figureIn(token: MarkedToken): { name: string; caption: string } | null {
  if (token.type !== 'paragraph' || token.tokens.length !== 1) return null
  const [image] = known(token.tokens)
  if (image?.type !== 'image') return null
  const name = figureLink.exec(image.href)?.[1]
  return name === undefined ? null : { name, caption: image.text }
}

/** A drawing with its caption. What it shows is in words for those who cannot see it. */
function figureHtml({ name, caption }: { name: string; caption: string }, figures: NoteFigures): string {
  const figure = figures[name]
  if (figure === undefined) throw new Error(`There is no figure '${name}'`)
  if (caption.trim() === '') throw new Error(`The figure '${name}' has no caption`)
  const words = escapeText(figure.alt).replaceAll('"', '&quot;')
  const svg = figure.svg.replace('<svg ', `<svg role="img" aria-label="${words}" `)
  return `<figure>${svg}<figcaption>${escapeText(caption)}</figcaption></figure>`
}

/** A formula in a paragraph of its own may be wider than a phone, so it gets a class that makes it scrollable. */
function paragraphHtml({ text, tokens }: Tokens.Paragraph): string {
  const isFormula = new RegExp(`^${opening}\\d+${closing}[.,]?$`).test(text.trim())
  return `<p${isFormula ? ' class="formula"' : ''}>${inlineHtml(tokens)}</p>`
}

function listHtml({ ordered, items }: Tokens.List): string {
  const name = ordered ? 'ol' : 'ul'
  const entries = items.map(({ tokens }) => {
    const inner = known(tokens).map((token) => {
      if (token.type !== 'text' && token.type !== 'paragraph')
        throw new Error(`A list in a note must not contain ${token.type}`)
      return inlineHtml(token.tokens ?? [])
    })
    return `<li>${inner.join('<br>')}</li>`
  })
  return `<${name}>${entries.join('')}</${name}>`
}

function tableHtml({ header, rows }: Tokens.Table): string {
  const row = (cells: readonly Tokens.TableCell[], name: 'th' | 'td') =>
    `<tr>${cells.map((cell) => cellHtml(cell, name)).join('')}</tr>`
  return `<table${scroller(isWide(header, rows))}><thead>${row(header, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

/** The empty corner above the row headings is not a heading. */
function cellHtml({ text, tokens }: Tokens.TableCell, name: 'th' | 'td'): string {
  const element = text.trim() === '' ? 'td' : name
  return `<${element}>${inlineHtml(tokens)}</${element}>`
}

/** Content wider than a phone scrolls, so a keyboard must be able to focus it. */
function scroller(isNeeded: boolean): string {
  return isNeeded ? ' tabindex="0"' : ''
}

/** Estimates from the number of characters whether a piece of a formula between two breaks is wider than a phone. */
function isWideFormula(html: string): boolean {
  return html.split(breakHere).some((piece) => plainText(piece).length > signsOfPhone)
}

/** Columns are at least as wide as their longest word. A formula counts as a few letters. */
function isWide(header: readonly Tokens.TableCell[], rows: readonly (readonly Tokens.TableCell[])[]): boolean {
  const widths = header.map((_, column) => {
    const words = [header, ...rows].flatMap((cells) => (cells[column]?.text ?? '').split(/[ -]/))
    return Math.max(...words.map((word) => (word.includes(opening) ? widthOfFormula : word.length)))
  })
  return widths.reduce((sum, width) => sum + width + cellPadding, 0) > lettersOfPhone
}

function inlineHtml(tokens: readonly Token[]): string {
  return known(tokens).map(spanHtml).join('')
}

function spanHtml(token: MarkedToken): string {
  if (token.type === 'strong') return `<strong>${inlineHtml(token.tokens)}</strong>`
  if (token.type === 'em') return `<em>${inlineHtml(token.tokens)}</em>`
  if (token.type === 'text') return escapeText(token.text).replaceAll('\n', ' ')
  if (token.type === 'escape') return escapeText(token.text)
  if (token.type === 'br') return '<br>'
  throw new Error(`Notes must not contain ${token.type}: '${token.raw.slice(0, 40)}'`)
}
