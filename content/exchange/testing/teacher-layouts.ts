import { optionLetter } from '@sabi/shared/content/option-letter'
import { numbered, type Truth } from './corpus.ts'
import type { WordLayout } from './word-layouts.ts'
import { paragraph, runs, textBox } from './word-package.ts'

const size = 40

function para(text: string): string {
  return paragraph(runs(text))
}

function question(truth: Truth, options: string): string {
  return para(`${truth.number}. ${truth.stem}`) + options
}

function lettered({ options }: Truth): string {
  return options.map((option, place) => para(`${optionLetter(place)}. ${option}`)).join('')
}

/** Text boxes above the questions that they name, then a part to be answered in writing, and the letters behind their part. */
const boxes: WordLayout = (drawer) => {
  const said = 'In questions 11 to 13, take g as 10 m s⁻².'
  const truths = numbered(drawer.draw('prose', size)).map((truth) =>
    truth.number >= 11 && truth.number <= 13 ? { ...truth, above: said } : truth,
  )
  const body = truths
    .map((truth) => (truth.number === 11 ? paragraph(textBox(said)) : '') + question(truth, lettered(truth)))
    .join('')
  const theory = ['PART II: THEORY', '1. (a) State a law. (b) Say where it holds.', '2. Describe an experiment.']
  const key = truths.map((truth) => `${truth.number}${optionLetter(truth.key)}`).join(' ')
  return { truths, body: body + [...theory, 'ANSWERS', `Part I: ${key}`].map(para).join('') }
}

/** A title that looks like an instruction, a passage above the first question, right options in another style. */
const styled: WordLayout = (drawer) => {
  const said = [
    'Use the information below to answer questions 1 to 3. It is of a farm.',
    'A farmer keeps goats and bees.',
  ]
  const truths = numbered(drawer.draw('prose', size)).map((truth) =>
    truth.number <= 3 ? { ...truth, above: said.join('\n') } : truth,
  )
  const option = ({ key }: Truth, text: string, place: number) =>
    paragraph(
      runs(`${optionLetter(place)}. `) + runs(text, place === key ? { properties: '<w:rStyle w:val="Right"/>' } : {}),
    )
  const shown = truths.map((truth) =>
    question(truth, truth.options.map((text, place) => option(truth, text, place)).join('')),
  )
  return {
    truths,
    styles: '<w:style w:type="character" w:styleId="Right"><w:rPr><w:b/></w:rPr></w:style>',
    body: [para('USE OF ENGLISH AND SCIENCE TEST'), ...said.map(para), ...shown].join(''),
  }
}

const starred: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const body = truths.map((truth) => {
    const star = (place: number) => (place === truth.key ? '*' : '')
    return question(
      truth,
      truth.options.map((text, place) => para(`${star(place)}${optionLetter(place)}. ${text}`)).join(''),
    )
  })
  return { truths, body: body.join('') }
}

/** Two practice papers, a paragraph that names its questions only at its end, and answers by tens. */
const spans: WordLayout = (drawer) => {
  const said = 'Two stones fall from rest in still air. Use this information to answer questions 4 and 5.'
  const years = [2021, 2022].map((year) => ({ year, truths: numbered(drawer.draw('prose', size / 2)) }))
  const withAbove = years.map(({ year, truths }) => ({
    year,
    truths: truths.map((truth) => (truth.number === 4 || truth.number === 5 ? { ...truth, above: said } : truth)),
  }))
  const body = withAbove.flatMap(({ year, truths }) => [
    para(`PHYSICS PRACTICE PAPER ${year}`),
    ...truths.map((truth) => (truth.number === 4 ? para(said) : '') + question(truth, lettered(truth))),
  ])
  const keys = withAbove.flatMap(({ year, truths }) => {
    const letters = truths.map(({ key }) => optionLetter(key))
    return [`ANSWERS ${year}`, `1–10: ${letters.slice(0, 10).join(' ')}`, `11–20: ${letters.slice(10).join(' ')}`]
  })
  return { truths: withAbove.flatMap(({ truths }) => truths), body: [...body, ...keys.map(para)].join('') }
}

/** Layouts of papers that were once read wrongly, or not at all. */
export const teacherLayouts: Readonly<Record<string, WordLayout>> = {
  'instruction in a text box, theory, key behind its part': boxes,
  'passage above the first question, right option in a style': styled,
  'right option starred': starred,
  'practice papers, key by tens': spans,
}
