import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx'
import { strToU8, unzipSync, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from '../../clean/clean.ts'
import { UnreadableFile, type RawRow } from '../../raw.ts'
import { templateOf } from '../../template.ts'
import { normaliseRows } from '../../normalise/normalise.ts'
import { readQuestions } from '../read-file.ts'

const header = ['text', 'optionA', 'optionB', 'optionC', 'answer']

function workbook(sheets: Record<string, WorkSheet>): Uint8Array {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }))
}

function table(...rows: (string | number | boolean | CellObject | null)[][]): WorkSheet {
  return utils.aoa_to_sheet([header, ...rows])
}

async function rowsOf(sheets: Record<string, WorkSheet>): Promise<readonly RawRow[]> {
  return (await readQuestions('x.xlsx', workbook(sheets))).rows
}

it('reads cells as a person sees them', async () => {
  const percent: CellObject = { t: 'n', v: 0.5, z: '0%' }
  const half: CellObject = { t: 'n', v: 0.5, z: '# ?/?' }
  const formula: CellObject = { t: 'n', v: 12, f: '5+7' }
  const [row] = await rowsOf({ Sheet1: table(['How many?', percent, half, formula, 'C']) })
  expect(row).toMatchObject({
    place: 'row 2',
    text: 'How many?',
    options: ['50%', '1/2', '12'],
    key: { kind: 'letter', value: 'C' },
  })
})

it('refuses a row in which Excel made a date of an option', async () => {
  const date: CellObject = { t: 'n', v: 45_689, z: 'd-mmm' }
  const rows = await rowsOf({ Sheet1: table(['How much?', date, '1/3', '1/4', 'A']) })
  const { refused } = normaliseRows(rows, { topics: [] })
  expect(refused).toMatchObject([{ reason: 'date-for-number', detail: 'option A: 1-Feb-2025' }])
})

it('refuses errors and formulas without a result by the name of their column', async () => {
  const error: CellObject = { t: 'e', v: 0x17, w: '#REF!' }
  const rows = await rowsOf({ Sheet1: table(['How much?', error, '1', '2', 'B']) })
  expect(rows).toMatchObject([{ unread: ['optionA holds an error (#REF!)'] }])
})

it('reads all sheets that name their columns, and refuses another as one row', async () => {
  const sheets = {
    Physics: table(['One?', 'a', 'b', 'c', 'A']),
    'Week 3': table(['Two?', 'a', 'b', 'c', 'B']),
    Notes: utils.aoa_to_sheet([['Some words']]),
  }
  const { rows, refused } = await readQuestions('x.xlsx', workbook(sheets))
  expect(rows).toMatchObject([
    { place: 'sheet Physics, row 2', category: ['Physics'] },
    { place: 'sheet Week 3, row 2', category: ['Week 3'] },
  ])
  expect(refused).toMatchObject([{ place: 'sheet Notes', reason: 'not-a-question' }])
})

it('gives each row what a merged cell says beside them', async () => {
  const sheet = utils.aoa_to_sheet([
    ['passage', ...header],
    ['Ada ran.', 'One?', 'a', 'b', 'c', 'A'],
    [null, 'Two?', 'a', 'b', 'c', 'B'],
    [null, 'Three?', 'a', 'b', 'c', 'B'],
  ])
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]
  const rows = await rowsOf({ Sheet1: sheet })
  expect(rows.map(({ context }) => context)).toEqual([['Ada ran.'], ['Ada ran.'], undefined])
})

/** A workbook with parts of it replaced or added. */
it('finds the names of the columns under the title of a sheet, and names the title among what is no question', async () => {
  const lines = [['NECO bank of Aba High School'], [], header, ['One?', 'a', 'b', 'c', 'A']]
  const { rows, refused } = await readQuestions('x.xlsx', workbook({ Sheet1: utils.aoa_to_sheet(lines) }))
  expect(rows).toMatchObject([{ place: 'row 4', text: 'One?', options: ['a', 'b', 'c'] }])
  expect(refused).toMatchObject([{ place: 'row 1', reason: 'not-a-question', detail: 'NECO bank of Aba High School' }])
})

it('reads no sheet with an instruction for all its rows above the names of the columns', async () => {
  const lines = [['Choose the word nearest in meaning.'], header, ['big', 'tall', 'large', 'c', 'B']]
  await expect(readQuestions('x.xlsx', workbook({ Sheet1: utils.aoa_to_sheet(lines) }))).rejects.toThrow(UnreadableFile)
})

function changed(parts: Record<string, (xml: string) => string>, bytes: Uint8Array): Uint8Array {
  const files = unzipSync(bytes)
  for (const [name, change] of Object.entries(parts))
    files[name] = strToU8(change(new TextDecoder().decode(files[name] ?? new Uint8Array())))
  return zipSync(files)
}

it('keeps raised, lowered and underlined letters of a cell', async () => {
  const rich =
    '<is><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r>' +
    '<r><t xml:space="preserve"> is &lt; </t></r><r><rPr><u/></rPr><t>it</t></r></is>'
  const bytes = changed(
    { 'xl/worksheets/sheet1.xml': (xml) => xml.replace(/<is><t[^>]*>How many\?<\/t><\/is>/, rich) },
    templateWith('How many?'),
  )
  const { rows } = await readQuestions('x.xlsx', bytes)
  expect(cleanText(rows[0]?.text ?? '')).toEqual({ text: '10² is < <u>it</u>' })
})

/** Our template with another text. */
function templateWith(text: string): Uint8Array {
  const replace = (xml: string) => xml.replace(/A trader in Aba[^<]*/, text)
  return changed({ 'xl/worksheets/sheet1.xml': replace }, templateOf('xlsx'))
}

it('refuses a row with a picture beside it', async () => {
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="drawing" Target="${target}"/>`
  const bytes = changed(
    {
      'xl/worksheets/_rels/sheet1.xml.rels': () =>
        `<Relationships>${relation('rId1', '../drawings/drawing1.xml')}</Relationships>`,
      'xl/drawings/drawing1.xml': () =>
        '<xdr:wsDr xmlns:xdr="x"><xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>1</xdr:row></xdr:from></xdr:oneCellAnchor></xdr:wsDr>',
    },
    templateOf('xlsx'),
  )
  expect((await readQuestions('x.xlsx', bytes)).rows).toMatchObject([{ unread: ['a picture beside the row'] }])
})

it.each(['csv', 'xlsx'] as const)(
  'gives a template for %s that reads back, and keeps 1/2 as it is typed',
  async (format) => {
    const { rows, refused } = await readQuestions(`questions.${format}`, templateOf(format))
    expect(refused).toEqual([])
    expect(rows).toMatchObject([{ options: ['₦120', '₦150', '₦180', '₦216'], key: { value: 'B' }, examType: 'JAMB' }])
    if (format === 'xlsx')
      expect(new TextDecoder().decode(unzipSync(templateOf('xlsx'))['xl/worksheets/sheet1.xml'])).toContain('style="1"')
  },
)

it.each([
  [
    'a bomb',
    () => changed({ 'xl/worksheets/sheet1.xml': () => ' '.repeat(70 * 1024 * 1024) }, templateOf('xlsx')),
    /too large when unpacked/,
  ],
  [
    'more cells than are read',
    () =>
      changed(
        {
          'xl/worksheets/sheet1.xml': (xml) =>
            xml.replace('</sheetData>', `<row r="9">${'<c/>'.repeat(400_001)}</row></sheetData>`),
        },
        templateOf('xlsx'),
      ),
    /more than 400,000 cells/,
  ],
  [
    'entities',
    () =>
      changed({ 'xl/workbook.xml': (xml) => xml.replace('<workbook', '<!DOCTYPE x><workbook') }, templateOf('xlsx')),
    /declares a document type/,
  ],
  ['no header', () => workbook({ Sheet1: utils.aoa_to_sheet([['one', 'two']]) }), /must name the columns/],
  ['a file of old Excel', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), /old Word or Excel/],
])('refuses a workbook with %s', async (_, file, message) => {
  const read = readQuestions('x.xlsx', file())
  await expect(read).rejects.toThrow(UnreadableFile)
  await expect(read).rejects.toThrow(message)
})

it('accounts for every row of a sheet, whatever is in it', async () => {
  const cell = fc.oneof(
    fc.constantFrom('A', '', 'B. x', 'Which one?', '1-Feb'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { maxLength: 8 }), async (lines) => {
      const filled = lines.filter((cells) => cells.some((value) => value !== null && value !== ''))
      const { rows, refused } = await readQuestions('x.xlsx', workbook({ Sheet1: table(...filled) }))
      const { accepted, refused: rest } = normaliseRows(rows, { topics: [] })
      expect(accepted.length + rest.length + refused.length).toBe(filled.length)
    }),
    { numRuns: 40 },
  )
})
