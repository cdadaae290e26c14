import { escapeText } from '@sabi/shared/content/math-tree'
import { strToU8, zipSync } from 'fflate'
import { csvTemplate } from './readers/tables/csv.ts'
import Papa from 'papaparse'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The number format 'Text', with which Excel leaves 1/2 as it is typed. */
const textFormat = 49
/** The earliest time that Zip supports. */
const mtime = new Date(1980, 0, 1)

/** A file to fill in: the column names and one question. */
export function templateOf(format: 'csv' | 'xlsx'): Uint8Array {
  // Spreadsheets recognise Unicode by the byte order mark.
  return format === 'csv' ? strToU8(`\uFEFF${csvTemplate}`) : xlsxTemplate()
}

/** A workbook with text columns, so that no option becomes a date or a number. */
function xlsxTemplate(): Uint8Array {
  const rows = Papa.parse<string[]>(csvTemplate.trim()).data
  const columns = rows[0]?.length ?? 0
  const data = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cellXml(text, row, column)).join('')}</row>`,
  )
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml':
      `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs>' +
      `<cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="${textFormat}" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml':
      `<worksheet xmlns="${main}"><cols><col min="1" max="${columns}" width="20" style="1" customWidth="1"/></cols>` +
      `<sheetData>${data.join('')}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)])), {
    mtime,
  })
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`
}

function cellXml(text: string, row: number, column: number): string {
  return `<c r="${String.fromCharCode(65 + column)}${row + 1}" s="1" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`
}
