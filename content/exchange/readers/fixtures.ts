import { strToU8, zipSync } from 'fflate'

export { strToU8 as bytesOf } from 'fflate'

/** A Word document with this XML in its body. */
export function docxOf(body: string): Uint8Array {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" ' +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  const document =
    '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
    `xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}</w:body></w:document>`
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(document),
  })
}

/** Paragraphs of a Word document with one run each. */
export function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<w:p>${run(line)}</w:p>`).join('')
}

export function run(text: string, properties = ''): string {
  return `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
}

export interface PdfText {
  x: number
  y: number
  text: string
  size?: number
}

/** A PDF with one page, 600 by 800, that contains these texts. */
export function pdfOf(texts: readonly PdfText[]): Uint8Array {
  const shown = texts.map(({ x, y, text, size = 10 }) => {
    const escaped = text.replaceAll(/[\\()]/g, String.raw`\$&`)
    return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET`
  })
  return pdfOfStream(strToU8(shown.join('\n')), '')
}

/** A PDF whose page content is this stream. */
export function pdfOfStream(stream: Uint8Array, filter: string): Uint8Array {
  const head = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
4 0 obj <</Length ${stream.length} ${filter}>> stream
`
  const parts = [strToU8(head), stream, strToU8('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
