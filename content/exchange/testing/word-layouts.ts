import { optionLetter } from '@sabi/shared/content/option-letter'
import { Drawer, numbered, type Pool, type TestDocument, type Truth } from './corpus.ts'
import {
  abstractList,
  drawing,
  list,
  listItem,
  paragraph,
  runs,
  table,
  textBox,
  wordPackage,
  type RunStyle,
  type WordParts,
} from './word-package.ts'

const size = 40

/** A way of setting a paper in Word. */
export type WordLayout = (drawer: Drawer) => WordParts & { truths: readonly Truth[] }

const decimal = { format: 'decimal', text: '%1.' }
const upper = { format: 'upperLetter', text: '%2.' }

function para(text: string, style?: RunStyle): string {
  return paragraph(runs(text, style))
}

function optionLines(truth: Truth, write: (option: string, place: number) => string): string {
  return truth.options.map(write).join('')
}

function keyLine(truths: readonly Truth[]): string {
  return truths.map(({ number, key }) => `${number}. ${optionLetter(key)}`).join('\t')
}

function keyGrid(truths: readonly Truth[], perRow = 10): string {
  const rows: string[][] = []
  for (let at = 0; at < truths.length; at += perRow) {
    const some = truths.slice(at, at + perRow)
    const rest = Array.from({ length: Math.min(perRow, truths.length) - some.length }, () => para(''))
    rows.push(
      [...some.map(({ number }) => para(String(number))), ...rest],
      [...some.map(({ key }) => para(optionLetter(key))), ...rest],
    )
  }
  return table(rows)
}

const wordLists: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const body = truths
    .map(
      (truth) =>
        paragraph(runs(truth.stem, { random: drawer.random }), listItem(1, 0)) +
        optionLines(truth, (option) => paragraph(runs(option), listItem(1, 1))),
    )
    .join('')
  const key = truths
    .map((_, index) => (index % 10 === 0 ? para(keyLine(truths.slice(index, index + 10))) : ''))
    .join('')
  return {
    truths,
    numbering: abstractList(0, [decimal, upper]) + list(1, 0),
    body: `${para('PHYSICS AND CHEMISTRY REVISION')}${body}${para('ANSWERS')}${key}`,
  }
}

const markdownAnswers: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const body = truths
    .map(
      (truth) =>
        para(`${truth.number}) ${truth.stem}`, { random: drawer.random }) +
        optionLines(truth, (option) => paragraph(runs(option), listItem(truth.number, 0))) +
        para(`**Answer:** ${optionLetter(truth.key)}`) +
        para(`**Explanation:** ${truth.explanation}`),
    )
    .join('')
  const lists = truths.map(({ number }) => list(number, 0, 1)).join('')
  return { truths, body, numbering: abstractList(0, [{ format: 'upperLetter', text: '(%1)' }]) + lists }
}

const styleLists: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const style = (id: string, level: number): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr>${level === 0 ? '' : `<w:ilvl w:val="${level}"/>`}<w:numId w:val="4"/></w:numPr></w:pPr></w:style>`
  const body = truths
    .map(
      (truth) =>
        paragraph(runs(truth.stem), '<w:pStyle w:val="ExamQuestion"/>') +
        optionLines(truth, (option) => paragraph(runs(option), '<w:pStyle w:val="ExamOption"/>')) +
        para(`→ Answer: ${optionLetter(truth.key)}`),
    )
    .join('')
  return {
    truths,
    body,
    numbering: abstractList(7, [decimal, { format: 'lowerLetter', text: '%2)' }]) + list(4, 7),
    styles:
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
      style('ExamQuestion', 0) +
      style('ExamOption', 1),
  }
}

const tabs: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const body = truths
    .map(
      (truth) =>
        para(`${truth.number}.\t${truth.stem}`, { random: drawer.random }) +
        para(truth.options.map((option, place) => `${optionLetter(place)}.\t${option}`).join('\t')) +
        para(`Ans: ${optionLetter(truth.key)}`) +
        para(''),
    )
    .join('')
  return { truths, body }
}

const optionTables: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const body = truths
    .map((truth) => {
      const cells = truth.options.map((option, place) => para(`${optionLetter(place)}. ${option}`))
      const rows = [cells.slice(0, 2), cells.slice(2)].filter(({ length }) => length > 0)
      const said = `Correct answer: ${optionLetter(truth.key)}. ${truth.options[truth.key] ?? ''}`
      return para(`${truth.number}. ${truth.stem}`) + table(rows) + para(said)
    })
    .join('')
  return { truths, body }
}

function marked(properties: string, label: (place: number) => string): WordLayout {
  return (drawer) => {
    const truths = numbered(drawer.draw('prose', size))
    const body = truths
      .map(
        (truth) =>
          paragraph(runs(truth.stem, { random: drawer.random }), listItem(1, 0)) +
          optionLines(truth, (option, place) =>
            paragraph(
              runs(label(place)) + runs(option, place === truth.key ? { properties, random: drawer.random } : {}),
            ),
          ),
      )
      .join('')
    return { truths, body, numbering: abstractList(0, [decimal]) + list(1, 0) }
  }
}

const columnMajor: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const body = truths
    .map((truth) => {
      const shown = truth.options.map((option, place) => `${optionLetter(place).toLowerCase()}. ${option}`)
      const half = Math.ceil(shown.length / 2)
      const lines = shown
        .slice(0, half)
        .map((left, row) => [left, ...shown.slice(half + row, half + row + 1)].join('\t\t'))
      return (
        para(`${truth.number}. ${truth.stem}`) +
        lines.map((line) => para(line)).join('') +
        para(`[Answer: ${optionLetter(truth.key)}]`)
      )
    })
    .join('')
  return { truths, body }
}

const questionTable: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size)).filter(({ options }) => options.length === 4)
  const rows = truths.map((truth, index) =>
    [String(index + 1), truth.stem, ...truth.options, optionLetter(truth.key)].map((cell) => para(cell)),
  )
  const head = ['S/N', 'Question', 'A', 'B', 'C', 'D', 'Answer'].map((cell) => para(cell))
  return { truths: truths.map((truth, index) => ({ ...truth, number: index + 1 })), body: table([head, ...rows]) }
}

const years: WordLayout = (drawer) => {
  const sets = [2013, 2014, 2015].map((year) => ({ year, truths: numbered(drawer.draw('prose', 15)) }))
  const questions = sets
    .map(
      ({ year, truths }) =>
        para(`JAMB ${year} PHYSICS QUESTIONS`) +
        truths
          .map(
            (truth) =>
              para(`${truth.number}. ${truth.stem}`) +
              optionLines(truth, (option, place) => para(`${optionLetter(place)}. ${option}`)),
          )
          .join(''),
    )
    .join('')
  const keys = sets.map(({ year, truths }) => para(`ANSWERS TO ${year}`) + keyGrid(truths, 8)).join('')
  return { truths: sets.flatMap(({ truths }) => truths), body: questions + keys }
}

const equations: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('formulas', size))
  const body = truths
    .map(
      (truth) =>
        paragraph(runs(truth.stem), listItem(1, 0)) +
        optionLines(truth, (option) => paragraph(runs(option), listItem(1, 1))),
    )
    .join('')
  return {
    truths,
    numbering: abstractList(0, [decimal, upper]) + list(1, 0),
    body: `${body}${para('Answer Key')}${keyGrid(truths)}`,
  }
}

const googleDocs: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const plain = { properties: '<w:rtl w:val="0"/>' }
  const body = truths
    .map(
      (truth) =>
        paragraph(runs(truth.stem, plain), `${listItem(1, 0)}<w:ind w:left="720" w:hanging="360"/>`) +
        optionLines(truth, (option) => paragraph(runs(option, plain), listItem(1 + truth.number, 0))) +
        para('Answer: ', { properties: '<w:b w:val="1"/><w:rtl w:val="0"/>' }).replace(
          '</w:p>',
          `${runs(optionLetter(truth.key), plain)}</w:p>`,
        ),
    )
    .join('')
  const lists = truths.map(({ number }) => abstractList(number, [{ format: 'lowerLetter', text: '%1.' }])).join('')
  return {
    truths,
    body,
    numbering:
      abstractList(0, [decimal]) + lists + list(1, 0) + truths.map(({ number }) => list(1 + number, number)).join(''),
  }
}

const keyFirst: WordLayout = (drawer) => {
  const figures = numbered(drawer.draw('figures', 4), 37)
  const truths = [...numbered(drawer.draw('prose', 36)), ...figures]
  const body = truths
    .map((truth) => {
      const figure = truth.hasFigure ? paragraph(drawing) : ''
      const box = truth.number === 3 ? textBox('A hint in the margin') : ''
      return (
        paragraph(runs(`${truth.number}.`) + '<w:r><w:tab/></w:r>' + runs(truth.stem) + box) +
        figure +
        optionLines(truth, (option, place) => para(`(${optionLetter(place)}) ${option}`))
      )
    })
    .join('')
  return {
    truths: truths.map((truth) => (truth.number === 3 ? { ...truth, mustRefuse: true } : truth)),
    header: para('Lesson notes, third term'),
    body: `${para('ANSWER KEY')}${keyGrid(truths, 20)}${para('QUESTIONS')}${body}`,
  }
}

const revisions: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size))
  const { random } = drawer
  const wrap = (run: string): string =>
    random.pick([
      `<w:ins w:id="1" w:author="A" w:date="2024-01-01T00:00:00Z">${run}</w:ins>`,
      `<w:smartTag w:uri="x" w:element="place">${run}</w:smartTag>`,
      `<w:del w:id="2" w:author="A"><w:r><w:delText>old words</w:delText></w:r></w:del>${run}`,
      `<w:bookmarkStart w:id="3" w:name="b"/>${run}<w:bookmarkEnd w:id="3"/>`,
    ])
  const soft = '<w:r><w:br/></w:r>'
  const body = truths
    .map((truth) =>
      paragraph(
        [
          runs(`${truth.number}. ${truth.stem}`, { random, wrap }),
          ...truth.options.map((option, place) =>
            runs(
              `${optionLetter(place)}. ${option}`,
              place === truth.key ? { properties: '<w:color w:val="FF0000"/>', random } : {},
            ),
          ),
        ].join(soft),
      ),
    )
    .join('')
  return { truths, body }
}

const shared: WordLayout = (drawer) => {
  const truths = numbered(drawer.draw('prose', size)).map((truth): Truth => {
    if (truth.number >= 5 && truth.number <= 7) return { ...truth, mustRefuse: true }
    if (truth.number === 12 || truth.number === 13)
      return { ...truth, above: 'In questions 12 and 13, take g as 10 m s⁻².' }
    return truth.number < 20 || truth.number > 22
      ? truth
      : {
          ...truth,
          above: 'Questions 20 to 22 are based on the following passage.\nA farmer keeps goats, hens and bees.',
        }
  })
  const above: Record<number, string> = {
    5: para('Use the diagram below to answer questions 5 to 7.') + paragraph(drawing),
    12: para('In questions 12 and 13, take g as 10 m s⁻².'),
    20: para('Questions 20 to 22 are based on the following passage.') + para('A farmer keeps goats, hens and bees.'),
  }
  const body = truths
    .map(
      (truth) =>
        (above[truth.number] ?? '') +
        para(`Question ${truth.number}: ${truth.stem}`) +
        optionLines(truth, (option, place) => para(`${optionLetter(place)}) ${option}`)) +
        para(`ANSWER – ${optionLetter(truth.key)}`),
    )
    .join('')
  return { truths, body }
}

/** The layouts that the reader was made with. */
export const wordLayouts: Readonly<Record<string, WordLayout>> = {
  'Word lists on two levels, key at the end': wordLists,
  'lists restarted for each question, **Answer:**': markdownAnswers,
  'lists carried by styles, → Answer:': styleLists,
  'options in one line by tabs, Ans:': tabs,
  'options in tables, Correct answer: B. text': optionTables,
  'right option bold': marked('<w:b/>', (place) => `${optionLetter(place)}. `),
  'right option highlighted': marked('<w:highlight w:val="yellow"/>', (place) => `${optionLetter(place)}) `),
  'right option underlined': marked('<w:u w:val="single"/>', (place) => `(${optionLetter(place).toLowerCase()}) `),
  'options in two columns, A C over B D': columnMajor,
  'one table of all questions': questionTable,
  'three years, keys by year at the end': years,
  'equations, key in a table': equations,
  'Google Docs export': googleDocs,
  'key before the questions, figures, text box': keyFirst,
  'soft breaks, tracked changes, red option': revisions,
  'instructions and passages': shared,
}

export function wordDocuments(pool: Pool, layouts: Readonly<Record<string, WordLayout>>): TestDocument[] {
  return Object.entries(layouts).map(([name, layout]) => {
    const { truths, ...parts } = layout(new Drawer(pool, name))
    return { name, truths, bytes: wordPackage(parts) }
  })
}
