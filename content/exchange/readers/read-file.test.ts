import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { UnreadableFile, type FormatName, type ReasonCode } from '../raw.ts'
import { bytesOf, docxOf, paragraphs, pdfOf } from './fixtures.ts'
import { readQuestions } from './read-file.ts'

const samples = new URL('../samples/', import.meta.url)

const expected: readonly [name: string, format: FormatName, rows: number, refused: readonly ReasonCode[]][] = [
  ['aiken.txt', 'aiken', 4, ['not-a-question', 'not-a-question']],
  ['aloc-v1.json', 'aloc', 1, []],
  ['aloc-v2.json', 'aloc', 7, []],
  ['ambiguous-keys.json', 'loose-json', 0, ['key-ambiguous', 'key-ambiguous', 'key-ambiguous', 'key-ambiguous']],
  ['clean.csv', 'csv', 5, []],
  ['dirty-semicolons.csv', 'csv', 8, ['not-a-question']],
  ['five-options.json', 'loose-json', 5, []],
  ['html.json', 'loose-json', 5, []],
  ['latex-and-money.json', 'loose-json', 6, []],
  ['letter-keys.js.txt', 'loose-json', 6, ['not-single-choice', 'key-conflict']],
  ['missing-figures.json', 'loose-json', 5, []],
  ['mixed-names.js.txt', 'loose-json', 5, ['not-a-question', 'not-a-question']],
  ['mojibake.json', 'loose-json', 6, []],
  ['moodle.xml', 'moodle-xml', 5, ['not-single-choice']],
  ['one-based.js.txt', 'loose-json', 6, []],
  ['own.json', 'json', 4, []],
  ['placeholders.json', 'loose-json', 6, []],
  ['qti21.xml', 'qti', 3, ['not-single-choice', 'key-out-of-range']],
  ['qti3.xml', 'qti', 3, ['not-single-choice', 'key-out-of-range']],
  ['questions.gift', 'gift', 5, ['not-a-question', 'not-single-choice', 'not-single-choice']],
  ['swapped-columns.csv', 'csv', 5, []],
  ['zero-based.js.txt', 'loose-json', 5, []],
]

describe('the samples', () => {
  it.each(expected)('reads %s as %s: %i rows', async (name, format, rows, refused) => {
    const reading = await readQuestions(name, readFileSync(new URL(name, samples)))
    expect(reading.format).toBe(format)
    expect(reading.rows).toHaveLength(rows)
    expect(reading.refused.map(({ reason }) => reason)).toEqual(refused)
  })

  it('are all in the list', () => {
    expect(readdirSync(samples).sort()).toEqual(expected.map(([name]) => name).sort())
  })
})

const json = '[{"q":"What is 5 °C?","options":["cold","hot"],"answer":"A"}]'

it('finds Word documents and PDFs by their first bytes, whatever their names', async () => {
  expect((await readQuestions('x.txt', docxOf(paragraphs(['1. One?', 'A. x', 'B. y'])))).format).toBe('docx')
  expect((await readQuestions('x.csv', pdfOf([{ x: 50, y: 700, text: '1. One? A. x B. y' }]))).format).toBe('pdf')
})

it('reads a PDF and a Word document from a buffer, as an upload gives them, and leaves it whole', async () => {
  for (const file of [
    pdfOf([{ x: 50, y: 700, text: '1. One? A. x B. y' }]),
    docxOf(paragraphs(['1. One?', 'A. x', 'B. y'])),
  ]) {
    const buffer = Buffer.from(file)
    expect((await readQuestions('x', buffer)).rows).toMatchObject([{ text: 'One?', options: ['x', 'y'] }])
    expect(buffer.equals(file)).toBe(true)
  }
})

it('reads UTF-8 with and without its mark, UTF-16 and windows-1252', async () => {
  const utf16 = Buffer.from(`\uFEFF${json}`, 'utf16le')
  for (const bytes of [
    bytesOf(json),
    bytesOf(`\uFEFF${json}`),
    utf16,
    Buffer.from(utf16).swap16(),
    Buffer.from(json, 'latin1'),
  ]) {
    const { rows } = await readQuestions('x.json', bytes)
    expect(rows[0]?.text).toBe('What is 5 °C?')
  }
})

it('reads in the format that is asked for', async () => {
  const { format } = await readQuestions('x.json', bytesOf(json), { format: 'loose-json' })
  expect(format).toBe('loose-json')
  await expect(readQuestions('x.json', bytesOf(json), { format: 'qti' })).rejects.toThrow(UnreadableFile)
})

it('keeps markup that could run as it is written: to judge it is not for a reader', async () => {
  const text = `<script>alert(1)</script><a href=\\"javascript:alert(1)\\">x</a>`
  const { rows } = await readQuestions('x.json', bytesOf(`[{"q":"${text}","options":["x","y"],"answer":"A"}]`))
  expect(rows[0]?.text).toBe(text.replaceAll('\\', ''))
})

it.each([
  ['an empty file', 'x.csv', ''],
  ['a web page', 'x.xml', '<!DOCTYPE html><html></html>'],
  ['plain words', 'x.txt', 'Nothing to see here.'],
  ['a broken package', 'x.docx', 'PK\u0003\u0004 and nothing more'],
  ['a PDF in name only', 'x.pdf', 'words'],
  ['a broken PDF', 'x.pdf', '%PDF-1.4 and nothing more'],
  ['zeros', 'x.txt', '\0\0\0\0'],
])('says in a sentence why it does not read %s', async (_, name, text) => {
  await expect(readQuestions(name, bytesOf(text))).rejects.toThrow(UnreadableFile)
  await expect(readQuestions(name, bytesOf(text))).rejects.toThrow(/^[A-Z].*\.$/s)
})

it.each([
  ['a degree sign of code page 437', [0x33, 0x30, 0xf8, 0x43]],
  ['a raised 2', [0x78, 0xfd, 0x20, 0x2b]],
  ['a plus-minus sign', [0x35, 0x20, 0xf1, 0x20, 0x32]],
  ['a root', [0x66, 0x20, 0xfb, 0x32]],
  ['π', [0x32, 0xe3, 0x72, 0x2e, 0x20, 0x32, 0xe3, 0x20]],
  ['an accent of code page 850', [0x63, 0x61, 0x66, 0x82, 0x20]],
])('refuses a file by the name of its old DOS encoding: %s', async (_, bytes) => {
  const file = Buffer.concat([
    bytesOf('text,optionA,optionB,answer\nWhich is it: '),
    Buffer.from(bytes),
    bytesOf('?,a,b,A\n'),
  ])
  await expect(readQuestions('x.csv', file)).rejects.toThrow(/old DOS encoding \(code page 437 or 850\)/)
})

it('reads letters and signs of windows-1252', async () => {
  const words = 'Is 5 ± 2 × 3 ÷ 4 ½ m² of “café” – Müller’s piñata, 30 °C and 5 µm naïve?'
  const bytes = Array.from(
    words,
    (sign) => ({ '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96 })[sign] ?? sign.charCodeAt(0),
  )
  const file = Buffer.concat([bytesOf('text;optionA;optionB;answer\n'), Buffer.from(bytes), bytesOf(';a;b;A\n')])
  expect((await readQuestions('x.csv', file)).rows).toMatchObject([{ text: words }])
})
