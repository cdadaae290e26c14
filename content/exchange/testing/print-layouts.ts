import { escapeText } from '@sabi/shared/content/math-tree'
import { optionLetter } from '@sabi/shared/content/option-letter'
import { parseMathematics } from '../../build/mathml.ts'
import { mathHtml } from '../../build/mathml-html.ts'
import { Drawer, numbered, segmentsOf, type Pool, type Truth } from './corpus.ts'

/** A paper as a web page to be printed, with its header and footer. */
export interface PrintedPaper {
  name: string
  html: string
  header: string
  footer: string
  truths: readonly Truth[]
}

export type PrintLayout = (drawer: Drawer) => {
  body: string
  css: string
  header?: string
  footer?: string
  truths: readonly Truth[]
}

const basics =
  'body { font: 11pt Liberation Serif, Times, serif; margin: 0 } p { margin: 0 0 2pt } table { width: 100%; border-spacing: 0 } td { vertical-align: top; padding: 0 4pt 0 0 } h2 { font-size: 13pt; text-align: center; margin: 10pt 0 6pt }'

/** A source text as HTML: raised and lowered letters, formulas as MathML. */
export function htmlOf(source: string): string {
  return segmentsOf(source)
    .map(({ kind, text }) => {
      if (kind === 'formula') return mathHtml(parseMathematics(text))
      return kind === 'text' ? escapeText(text).replaceAll('\n', '<br>') : `<${kind}>${escapeText(text)}</${kind}>`
    })
    .join('')
}

export function stemHtml({ number, stem }: Truth): string {
  return `<p class="stem">${number}. ${htmlOf(stem)}</p>`
}

export function optionsHtml({ options }: Truth): string {
  return options.map((option, place) => `<p class="option">${optionLetter(place)}. ${htmlOf(option)}</p>`).join('')
}

export function keyTable(truths: readonly Truth[], perRow: number): string {
  const rows: string[] = []
  for (let at = 0; at < truths.length; at += perRow) {
    const cells = truths.slice(at, at + perRow).map(({ number, key }) => `<td>${number}. ${optionLetter(key)}</td>`)
    rows.push(`<tr>${cells.join('')}</tr>`)
  }
  return `<table>${rows.join('')}</table>`
}

const hanging =
  '.option { padding-left: 30pt; text-indent: -14pt } .stem { padding-left: 18pt; text-indent: -18pt; margin-top: 8pt }'
const twoColumns = 'main { columns: 2; column-gap: 24pt } .option, .stem { break-inside: auto }'

const oneColumn: PrintLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', 40))
  const body = truths
    .map((truth) => `${stemHtml(truth)}${optionsHtml(truth)}<p>Answer: ${optionLetter(truth.key)}</p>`)
    .join('')
  return {
    truths,
    css: hanging,
    footer: 'Page <span class="pageNumber"></span>',
    body: `<h2>PHYSICS REVISION TEST</h2>${body}`,
  }
}

const columnsWithKey: PrintLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', 50))
  const body = truths.map((truth) => stemHtml(truth) + optionsHtml(truth)).join('')
  return {
    truths,
    css: `${hanging} ${twoColumns} main { text-align: justify }`,
    header: 'JAMB 2012 Chemistry past questions',
    footer: 'Downloaded free <span class="pageNumber"></span>/<span class="totalPages"></span>',
    body: `<h2>UTME 2012 CHEMISTRY</h2><main>${body}</main><h2>ANSWERS</h2>${keyTable(truths, 10)}`,
  }
}

const columnsByYear: PrintLayout = (drawer) => {
  const sets = [2009, 2010, 2011].map((year) => ({ year, truths: numbered(drawer.draw('prose', 20)) }))
  const body = sets
    .map(
      ({ year, truths }) =>
        `<h2>WAEC ${year} BIOLOGY</h2>${truths.map((truth) => stemHtml(truth) + optionsHtml(truth)).join('')}` +
        `<h2>ANSWERS</h2>${keyTable(truths, 5)}`,
    )
    .join('')
  return {
    truths: sets.flatMap(({ truths }) => truths),
    css: `${hanging} ${twoColumns}`,
    footer: '– <span class="pageNumber"></span> –',
    body: `<main>${body}</main>`,
  }
}

const sideBySide: PrintLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', 40))
  const body = truths
    .map((truth) => {
      const cells = truth.options.map(
        (option, place) => `<td width="50%">${optionLetter(place)}. ${htmlOf(option)}</td>`,
      )
      return `${stemHtml(truth)}<table><tr>${cells.slice(0, 2).join('')}</tr><tr>${cells.slice(2).join('')}</tr></table>`
    })
    .join('')
  const key = `<table><tr>${truths
    .slice(0, 20)
    .map(({ number }) => `<td>${number}</td>`)
    .join('')}</tr><tr>${truths
    .slice(0, 20)
    .map((truth) => `<td>${optionLetter(truth.key)}</td>`)
    .join('')}</tr><tr>${truths
    .slice(20)
    .map(({ number }) => `<td>${number}</td>`)
    .join('')}</tr><tr>${truths
    .slice(20)
    .map((truth) => `<td>${optionLetter(truth.key)}</td>`)
    .join('')}</tr></table>`
  return { truths, css: hanging, header: 'Objective questions', body: `${body}<h2>Answer key</h2>${key}` }
}

const fractions: PrintLayout = (drawer) => {
  const truths = numbered([...drawer.draw('formulas', 25), ...drawer.draw('prose', 25)])
  const body = drawer.random.shuffle(truths).map((truth, index) => ({ ...truth, number: index + 1 }))
  return {
    truths: body,
    css: hanging,
    header: 'MATHEMATICS PAST QUESTIONS',
    body: body.map((truth) => `${stemHtml(truth)}${optionsHtml(truth)}<p>Ans. ${optionLetter(truth.key)}</p>`).join(''),
  }
}

const instructions: PrintLayout = (drawer) => {
  const above: Record<number, string> = {
    4: 'Use the diagram below to answer questions 4 and 5. The object is at rest on a smooth table.',
    15: 'Use the following information to answer questions 15 and 16. A trader bought 20 baskets of tomatoes at a market in Jos.',
    30: 'Study the graph and use it to answer questions 30 to 32.',
  }
  const truths = numbered(drawer.draw('prose', 50)).map((truth): Truth => {
    if ([4, 5, 30, 31, 32].includes(truth.number)) return { ...truth, mustRefuse: true }
    return truth.number === 15 || truth.number === 16 ? { ...truth, above: above[15] ?? '' } : truth
  })
  const body = truths
    .map((truth) => {
      const words = above[truth.number]
      return `${words === undefined ? '' : `<p>${words}</p>`}${stemHtml(truth)}${optionsHtml(truth)}`
    })
    .join('')
  return {
    truths,
    css: `${hanging} ${twoColumns} main { text-align: justify; hyphens: auto } p { margin: 0 } .stem { margin-top: 0 }`,
    header: 'GENERAL SCIENCE 2016',
    body: `<main>${body}</main><h2>KEYS</h2>${keyTable(truths, 10)}`,
  }
}

const inlineOptions: PrintLayout = (drawer) => {
  const sets = [2017, 2018].map((year) => ({ year, truths: numbered(drawer.draw('prose', 30)) }))
  const body = sets
    .map(
      ({ year, truths }) =>
        `<h2>JAMB ${year}</h2>${truths
          .map(
            (truth) =>
              `<p class="stem">${truth.number}. ${htmlOf(truth.stem)} ${truth.options
                .map((option, place) => `(${optionLetter(place)}) ${htmlOf(option)}`)
                .join(' ')}</p>`,
          )
          .join('')}`,
    )
    .join('')
  const keys = sets.map(({ year, truths }) => `<h2>${year} ANSWERS</h2>${keyTable(truths, 10)}`).join('')
  return {
    truths: sets.flatMap(({ truths }) => truths),
    css: `${hanging} ${twoColumns}`,
    body: `<main>${body}</main>${keys}`,
  }
}

/** The layouts that the reader was made with. */
export const printLayouts: Readonly<Record<string, PrintLayout>> = {
  'PDF: one column, Answer: below': oneColumn,
  'PDF: two justified columns, key at the end': columnsWithKey,
  'PDF: two columns, three years with keys': columnsByYear,
  'PDF: options two by two, key table': sideBySide,
  'PDF: half of the questions with formulas': fractions,
  'PDF: hyphenated columns, instructions': instructions,
  'PDF: options in the text, two years': inlineOptions,
}

export function printedPapers(pool: Pool, layouts: Readonly<Record<string, PrintLayout>>): PrintedPaper[] {
  return Object.entries(layouts).map(([name, layout]) => {
    const { body, css, truths, header = '', footer = '' } = layout(new Drawer(pool, name))
    return {
      name,
      truths,
      html: `<!doctype html><html lang="en"><meta charset="utf-8"><style>${basics} ${css}</style><body>${body}</body></html>`,
      header: `<div style="font-size: 8pt; width: 100%; text-align: center">${header}</div>`,
      footer: `<div style="font-size: 8pt; width: 100%; text-align: center">${footer}</div>`,
    }
  })
}
