import { strToU8, zipSync, zlibSync } from 'fflate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNames, largestFile, mostRows, UnreadableFile, type FormatName, type Reading } from '../raw.ts'
import { bytesOf, docxOf, paragraphs, pdfOfStream } from './fixtures.ts'
import { abstractList, list, listItem, paragraph, runs, wordPackage } from '../testing/word-package.ts'
import { readDocx } from './docx/docx.ts'
import { readQuestions } from './read-file.ts'

async function readOrNull(name: string, bytes: Uint8Array, format?: FormatName): Promise<Reading | null> {
  try {
    return await readQuestions(name, bytes, format === undefined ? {} : { format })
  } catch (error) {
    // Anything but the one error of readers fails the test with its own words.
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

const textFormats = formatNames.filter((format) => format !== 'docx' && format !== 'pdf')
const pieces = [
  ['{', '}', '[', ']', '"', "'", '`', '\\', ',', ';', ':', '=', '~', '#', '%100%', '//', '/*', '\n', '\n\n', '\t', ' '],
  [
    '<quiz>',
    '</quiz>',
    '<question type="multichoice">',
    '</question>',
    '<![CDATA[',
    ']]>',
    '&amp;',
    '&#0;',
    '&#x110000;',
  ],
  ['text,optionA,optionB,answer', 'question:', 'options:', 'answer:', '"data":', '"option":', '$CATEGORY:', '::', '->'],
  [
    'A. ',
    'B) ',
    '(c) ',
    'ANSWER: A',
    '1. ',
    '2. ',
    'Answers',
    '__proto__',
    'true',
    '1',
    '-',
    '\u0000',
    '\uE000',
    '😀',
    'é',
  ],
].flat()

const soup = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 8 })), { maxLength: 60 })

it('never throws anything but its own error, and every row has a place and texts, whatever the text', async () => {
  const format = fc.constantFrom(undefined, ...textFormats)
  await fc.assert(
    fc.asyncProperty(
      soup,
      format,
      fc.constantFrom('x.json', 'x.csv', 'x.txt', 'x.js', 'x.xml'),
      async (parts, format, name) => {
        const reading = await readOrNull(name, bytesOf(parts.join('')), format)
        for (const row of reading?.rows ?? []) {
          expect(row.place).not.toBe('')
          expect([row.text, ...row.options].every((text) => typeof text === 'string')).toBe(true)
        }
        for (const { detail } of reading?.refused ?? []) expect(detail.length).toBeLessThanOrEqual(120)
      },
    ),
    { numRuns: 2000 },
  )
})

it('never throws anything but its own error, whatever the bytes', async () => {
  const starts = ['', '%PDF-1.4\n', 'PK\u0003\u0004', '[', '<?xml version="1.0"?>']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(undefined, ...formatNames),
      async (start, bytes, format) => {
        await readOrNull('x', Uint8Array.from([...strToU8(start), ...bytes]), format)
      },
    ),
    { numRuns: 400 },
  )
})

it('accounts for every row of a list, whatever is in it', async () => {
  const question = fc.record(
    { q: fc.string(), options: fc.array(fc.string()), answer: fc.anything() },
    { requiredKeys: ['q', 'options'] },
  )
  const whole = { q: 'Which?', options: ['x', 'y'], answer: 'A' }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(question, fc.jsonValue({ maxDepth: 1 }))), async (list) => {
      const reading = await readQuestions('x.json', bytesOf(JSON.stringify([whole, ...list])), { format: 'loose-json' })
      expect(reading.rows.length + reading.refused.length).toBe(list.length + 1)
    }),
    { numRuns: 300 },
  )
})

it('accounts for every row of a table', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', ',', '"', '\n', ';', '|'), maxLength: 12 })
  const row = fc.array(cell, { minLength: 4, maxLength: 4 }).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      const reading = await readQuestions('x.csv', bytesOf(['text,optionA,optionB,answer', ...lines].join('\n')))
      expect(reading.rows.length + reading.refused.length).toBe(rows.length)
    }),
    { numRuns: 300 },
  )
})

it('refuses a file of 50 MB before it looks at it', async () => {
  const looked: PropertyKey[] = []
  const file = new Proxy(new Uint8Array(50 * 1024 * 1024), {
    get(bytes, key) {
      looked.push(key)
      return Reflect.get(bytes, key, bytes)
    },
  })
  await expect(readQuestions('x.json', file)).rejects.toThrow(/larger than 20 MB/)
  expect(looked).toEqual(['length'])
})

const zeros = new Uint8Array(35 * 1024 * 1024)
const zipBomb = zipSync({ 'word/document.xml': zeros, 'item.xml': zeros }, { level: 1 })

it.each(['docx', 'qti', undefined] as const)('refuses a zip bomb that says how large it is: %s', async (format) => {
  expect(zipBomb.length).toBeLessThan(largestFile)
  await expect(readQuestions('x.zip', zipBomb, format === undefined ? {} : { format })).rejects.toThrow(
    /too large when unpacked/,
  )
})

it('unpacks no more than a zip bomb says that it holds', async () => {
  const liar = zipBomb.slice()
  const view = new DataView(liar.buffer)
  for (let at = 0; at + 4 < liar.length; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 100, true)
  await expect(readQuestions('x.docx', liar)).rejects.toThrow(UnreadableFile)
})

it('refuses a PDF bomb, packed once or twice', async () => {
  const filter = '/Filter /FlateDecode'
  const once = pdfOfStream(zlibSync(new Uint8Array(61 * 1024 * 1024), { level: 1 }), filter)
  await expect(readQuestions('x.pdf', once)).rejects.toThrow(/too large when unpacked/)
  const twice = pdfOfStream(zlibSync(zlibSync(new Uint8Array(1000))), '/Filter [/FlateDecode /FlateDecode]')
  await expect(readQuestions('x.pdf', twice)).rejects.toThrow(/compression that is not supported/)
})

const packed = zlibSync(bytesOf('BT /F1 10 Tf 1 0 0 1 50 700 Tm (1. One? A. x B. y) Tj ET'), { level: 9 })
const hex = bytesOf(Buffer.from(packed).toString('hex'))

it.each([
  ['/Filter [/ASCIIHexDecode /FlateDecode]', hex],
  ['/Filter[/AHx/Fl]', hex],
  ['/F [/AHx /Fl]', hex],
  ['/Filter % a list\n [ /AHx % of\n /Fl ]', hex],
  ['/Filter [/ASCIIHex#44ecode /FlateDecode]', hex],
  ['/F#69lter [/ASCIIHexDecode /FlateDecode]', hex],
  ['/Filter 7 0 R', hex],
  ['/F 7 0 R', hex],
  ['/Filter [7 0 R /FlateDecode]', hex],
  ['/Filter /LZWDecode', packed],
  ['/Filter /RunLengthDecode', packed],
  ['/Filter [/FlateDecode /Fl]', packed],
])('refuses a PDF that is packed in another way than by one deflate: %s', async (filter, stream) => {
  await expect(readQuestions('x.pdf', pdfOfStream(stream, filter))).rejects.toThrow(/compression that is not supported/)
})

it.each(['/Filter /FlateDecode', '/Filter [/FlateDecode]', '/Filter[/Fl]', '/Filter /FlateDecode /Of <</F 4>>'])(
  'reads a PDF that is packed by one deflate: %s',
  async (filter) => {
    expect((await readQuestions('x.pdf', pdfOfStream(packed, filter))).rows).toMatchObject([{ text: 'One?' }])
  },
)

it('counts a stream of a PDF with any header of zlib, and one whose line continues', async () => {
  const bomb = zlibSync(new Uint8Array(61 * 1024 * 1024), { level: 1 })
  bomb.set([0x08, 0x1d])
  const filter = '/Filter /FlateDecode'
  await expect(readQuestions('x.pdf', pdfOfStream(bomb, filter))).rejects.toThrow(/too large when unpacked/)
  const lines = Buffer.from(pdfOfStream(bomb, filter)).toString('latin1').replace('>> stream\n', '>> stream  \r\n')
  await expect(readQuestions('x.pdf', Buffer.from(lines, 'latin1'))).rejects.toThrow(/too large when unpacked/)
})

it('refuses a PDF with an end of a stream within it, or a stream within packed objects', async () => {
  const within = zlibSync(bytesOf('a endstream b'.repeat(3)), { level: 0 })
  await expect(readQuestions('x.pdf', pdfOfStream(within, '/Filter /FlateDecode'))).rejects.toThrow(/corrupt/)
  const inner = zlibSync(bytesOf('4 0 <</Length 9 /Filter /FlateDecode>> stream'))
  await expect(readQuestions('x.pdf', pdfOfStream(inner, '/Filter /FlateDecode'))).rejects.toThrow(
    /compression that is not supported/,
  )
})

it('never unpacks pictures of a PDF, and reads none that is locked', async () => {
  const picture = '%PDF-1.4\n9 0 obj <</Subtype /Image /Filter [/FlateDecode /DCTDecode]>> endobj\n'
  const rest = Buffer.from(pdfOfStream(packed, '/Filter /FlateDecode')).toString('latin1')
  const both = Buffer.from(picture + rest, 'latin1')
  expect((await readQuestions('x.pdf', both)).rows).toHaveLength(1)
  const locked = Buffer.from(rest.replace('/Root', '/Encrypt 8 0 R /Root'), 'latin1')
  await expect(readQuestions('x.pdf', locked)).rejects.toThrow('The PDF is locked')
})

it('spends no more on each of the beginnings of streams in a PDF than on a few', async () => {
  await expectSteadyCost(300_000, (times) =>
    readOrNull('x.pdf', Buffer.from('%PDF-1.4\n' + 'stream\nx\u009c'.repeat(times), 'latin1')),
  )
})

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${[...'bcdefghij']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]>`

it('expands no entities, in XML, in a package or in a Word document', async () => {
  const quiz = `${laughs}<quiz><question><questiontext><text>&j;</text></questiontext></question></quiz>`
  await expect(readQuestions('x.xml', bytesOf(quiz))).rejects.toThrow(/declares/)
  await expect(readQuestions('x.zip', zipSync({ 'a.xml': strToU8(quiz) }))).rejects.toThrow(/declares/)
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
  const word = zipSync({ '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8(`${laughs}<a>&j;</a>`) })
  await expect(readQuestions('x.docx', word)).rejects.toThrow(/declares/)
})

it.each([
  ['JSON', 'x.json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['records', 'x.json', `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`],
  ['JavaScript', 'x.js', `x = ${'['.repeat(200_000)}`],
  ['XML', 'x.xml', `<quiz>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}</quiz>`],
  ['a question', 'x.json', `[{"q":"x","options":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`],
])('gives up on what is nested without end: %s', async (_, name, text) => {
  const reading = await readOrNull(name, bytesOf(text))
  expect(reading?.rows.flatMap(({ options }) => options) ?? []).toEqual([])
})

it('gives up on a Word document that is nested without end', async () => {
  const deep = `${'<w:sdt><w:sdtContent>'.repeat(20_000)}${'</w:sdtContent></w:sdt>'.repeat(20_000)}`
  expect((await readOrNull('x.docx', docxOf(deep + paragraphs(['1. One?']))))?.rows ?? []).toEqual([])
})

const wordStyles = (inner: string): Uint8Array =>
  wordPackage({
    styles: inner,
    body: paragraph(runs('1. One?'), '<w:pStyle w:val="A"/>') + paragraphs(['A. x', 'B. y']),
  })

it('reads a Word document whose styles are based on each other in a circle', () => {
  const style = (id: string, base: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${base}"/></w:style>`
  expect(readDocx(wordStyles(style('A', 'B') + style('B', 'A'))).rows).toMatchObject([{ text: 'One?' }])
})

it('reads a Word document whose lists count from a huge number, on a level that does not exist', () => {
  const numbering =
    abstractList(0, [{ format: 'upperLetter', text: '%1.' }]).replace(
      'w:start w:val="1"',
      'w:start w:val="999999999999"',
    ) +
    abstractList(1, [{ format: 'upperRoman', text: '%1%1%1%1%1.' }]).replace(
      'w:start w:val="1"',
      'w:start w:val="1e308"',
    ) +
    list(1, 0) +
    list(2, 1)
  const items = [listItem(1, 0), listItem(2, 0), listItem(1, 999_999), listItem(1, -1)]
  const body = items.map((item) => paragraph(runs('x'), item)).join('') + paragraphs(['1. One?', 'A. x', 'B. y'])
  expect(readDocx(wordPackage({ numbering, body })).rows).toMatchObject([{ text: 'One?' }])
})

const patience = 30_000

it.each([
  ['empty paragraphs', '<w:p/>'.repeat(100_000), 0],
  ['rows of numbers', paragraphs(['1 2 3 4 5 6']).repeat(20_000), 0],
  ['headings of answers', paragraphs(['ANSWERS', 'JAMB 2015']).repeat(10_000), 0],
  ['instructions', paragraphs(['Use the diagram to answer questions']).repeat(20_000), 0],
  ['stars in one line', paragraphs([`1. One? ${'**a '.repeat(500_000)}`]), 0],
  ['letters in one line', paragraphs([`1. One? ${'A. x B. y '.repeat(200_000)}`]), 0],
  ['years', paragraphs(['JAMB 2015', '1. One?', 'A. x', 'B. y', 'ANSWERS', '1. A']).repeat(2000), 2000],
])(
  'comes to an end with a Word document of %s',
  async (_, body, count) => {
    expect((await readOrNull('x.docx', docxOf(body)))?.rows).toHaveLength(count)
  },
  patience,
)

const manyRows = mostRows + 1

it.each([
  ['x.json', `[${'{"q":"x","options":["a","b"]},'.repeat(manyRows)}{}]`],
  ['x.js', `x = [${'{q:"x",options:["a","b"]},'.repeat(manyRows)}]`],
  ['x.csv', `text,optionA,optionB,answer\n${'x,a,b,A\n'.repeat(manyRows)}`],
  ['x.txt', 'x\nA. a\nB. b\nANSWER: A\n'.repeat(manyRows)],
  ['x.gift', 'x {=a ~b}\n\n'.repeat(manyRows)],
  ['x.xml', `<quiz>${'<question type="multichoice"/>'.repeat(manyRows)}</quiz>`],
])('refuses more rows than are read at once: %s', async (name, text) => {
  await expect(readQuestions(name, bytesOf(text))).rejects.toThrow('The file has more than 20,000 rows.')
})

it.each([
  ['quotation marks', 'x.csv', 500_000, (times: number) => `text,optionA,optionB,answer\n${'"x\n'.repeat(times)}`],
  ['broken rows', 'x.js', 300_000, (times: number) => `x = [${'{"q":"\n'.repeat(times)}`],
  ['open brackets', 'x.js', 300_000, (times: number) => '= [ {'.repeat(times)],
  ['options', 'x.txt', 400_000, (times: number) => `A. x\nANSWER: A\n${'A. x\n'.repeat(times)}`],
  ['choices', 'x.gift', 300_000, (times: number) => '{=a ~b '.repeat(times)],
  ['colons', 'x.gift', 1_000_000, (times: number) => '::'.repeat(times)],
  ['blanks', 'x.js', 2_000_000, (times: number) => `x = [${' '.repeat(times)}`],
])('spends no more on each of many %s than on each of a few', async (_, name, times, textOf) => {
  await expectSteadyCost(times, (some) => readOrNull(name, bytesOf(textOf(some))))
})

/** Less than this is measured too roughly to be compared. */
const leastMs = 20

/** Eight times as much takes about eight times as long on any machine; work that grows by the square would take 64 times as long. */
async function expectSteadyCost(times: number, read: (times: number) => Promise<unknown>): Promise<void> {
  const part = await processorMs(() => read(times / 8))
  const whole = await processorMs(() => read(times))
  expect(whole).toBeLessThan(24 * Math.max(part, leastMs))
}

/** What the work costs of the processor, whatever else the machine does meanwhile. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
