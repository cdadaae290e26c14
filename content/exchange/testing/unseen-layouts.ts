import { optionLetter } from '@sabi/shared/content/option-letter'
import { numbered, type Truth } from './corpus.ts'
import { htmlOf, type PrintLayout } from './print-layouts.ts'
import type { WordLayout } from './word-layouts.ts'
import { abstractList, list, listItem, paragraph, runs, table } from './word-package.ts'

// These layouts were written after the reader was finished, so their figures show how it does on unfamiliar documents. If
// you tune the reader to one of them, move it to the other layouts and write a new one here.

function para(text: string, properties = ''): string {
  return paragraph(runs(text), properties)
}

const headingsAndSolutions: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', 40))
  const body = truths
    .map((truth) => {
      const shown = truth.options.map((option, place) => `${optionLetter(place).toLowerCase()}) ${option}`)
      return (
        para(`QUESTION ${truth.number}`, '<w:pStyle w:val="Heading2"/>') +
        para(truth.stem) +
        para(shown.slice(0, 2).join('          ')) +
        para(shown.slice(2).join('          '))
      )
    })
    .join('')
  const solutions = truths
    .map(({ number, key, explanation }) =>
      para(`${number}. ${optionLetter(key)} – ${explanation.split('\n')[0] ?? ''}`),
    )
    .join('')
  return {
    truths,
    body: `${para('SS3 MOCK EXAMINATION')}${body}${para('SOLUTIONS')}${solutions}`,
    styles:
      '<w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:rPr><w:b/></w:rPr></w:style>',
  }
}

const twoCells: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', 40))
  const shown = (some: readonly Truth[]): string =>
    some
      .map(
        (truth) =>
          paragraph(runs(truth.stem, { random: drawer.random }), listItem(3, 0)) +
          truth.options.map((option) => paragraph(runs(option), listItem(3, 1))).join(''),
      )
      .join('')
  const key = table([
    ['Question', 'Answer'].map((cell) => para(cell)),
    ...truths.map(({ number, key }) => [String(number), optionLetter(key)].map((cell) => para(cell))),
  ])
  return {
    truths,
    numbering:
      abstractList(2, [
        { format: 'decimal', text: '%1' },
        { format: 'upperLetter', text: '(%2)' },
      ]) + list(3, 2),
    body: table([[shown(truths.slice(0, 20)), shown(truths.slice(20))]]) + para('MARKING GUIDE') + key,
  }
}

const bareLetters: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', 40))
  const body = truths
    .map(
      (truth) =>
        para(`${truth.number} . ${truth.stem}`) +
        truth.options.map((option, place) => para(`${optionLetter(place)}\t${option}`)).join(''),
    )
    .join('')
  const key = truths.map(({ number, key }) => `${number}${optionLetter(key)}`).join(', ')
  return { truths, body: `${para('WASSCE 2019 BIOLOGY 1')}${body}${para(`KEY: ${key}`)}` }
}

const sections: PrintLayout = (drawer) => {
  const sets = ['A', 'B', 'C'].map((name) => ({ name, truths: numbered(drawer.draw('prose', 20)) }))
  const body = sets
    .map(
      ({ name, truths }) =>
        `<h3>SECTION ${name}</h3>${truths
          .map(
            (truth) =>
              `<p><b>${truth.number}.</b> ${htmlOf(truth.stem)}</p><p>${truth.options
                .map((option, place) => `<span>(${optionLetter(place).toLowerCase()}) ${htmlOf(option)}</span>`)
                .join(' ')}</p>`,
          )
          .join('')}`,
    )
    .join('')
  const keys = sets
    .map(
      ({ name, truths }) =>
        `<p><b>SECTION ${name} ANSWERS</b></p><p>${truths.map(({ number, key }) => `${number}. ${optionLetter(key)}`).join('&nbsp; ')}</p>`,
    )
    .join('')
  return {
    truths: sets.flatMap(({ truths }) => truths),
    css: 'body { font: 10pt sans-serif; line-height: 1.5 } span { display: inline-block; min-width: 24% } h3 { margin: 12pt 0 4pt }',
    footer: 'Page <span class="pageNumber"></span> of <span class="totalPages"></span>',
    body: `<h2>UNIFIED MOCK EXAMINATION</h2><p>Answer all questions. Each question is followed by four options.</p>${body}${keys}`,
  }
}

const smallColumns: PrintLayout = (drawer) => {
  const words = 'Questions 10 and 11 refer to the structure shown in the figure.'
  const truths = numbered(drawer.draw('prose', 60)).map((truth): Truth =>
    truth.number === 10 || truth.number === 11 ? { ...truth, mustRefuse: true } : truth,
  )
  const body = truths
    .map(
      (truth) =>
        `${truth.number === 10 ? `<p><i>${words}</i></p>` : ''}<p>${truth.number}) ${htmlOf(truth.stem)}</p><div>${truth.options
          .map((option, place) => `<span>${optionLetter(place)}. ${htmlOf(option)}</span>`)
          .join('')}</div>`,
    )
    .join('')
  const key = truths.map(({ number, key }) => `${number}.${optionLetter(key)}`).join(' ')
  return {
    truths,
    css: 'body { font: 8pt Liberation Sans, sans-serif } main { columns: 2; column-gap: 16pt; column-rule: 1px solid } p { margin: 5pt 0 1pt } span { display: inline-block; width: 48%; vertical-align: top }',
    header: 'UTME Chemistry, 2021',
    body: `<main>${body}</main><p>Answers: ${key}</p>`,
  }
}

export const unseenWordLayouts: Readonly<Record<string, WordLayout>> = {
  'unseen: headings, options apart by spaces, solutions': headingsAndSolutions,
  'unseen: two cells of a table, vertical key table': twoCells,
  'unseen: letters without dots, key in one line': bareLetters,
}

export const unseenPrintLayouts: Readonly<Record<string, PrintLayout>> = {
  'unseen PDF: sections with keys, options in a row': sections,
  'unseen PDF: small columns, options two by two': smallColumns,
}
