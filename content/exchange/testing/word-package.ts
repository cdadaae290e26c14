import { strToU8, zipSync } from 'fflate'
import { escapeText, type MathNode } from '@sabi/shared/content/math-tree'
import { parseMathematics } from '../../build/mathml.ts'
import type { Random } from '../../engine/random.ts'
import { segmentsOf, type Segment } from './corpus.ts'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export interface WordParts {
  body: string
  /** The `<w:abstractNum>` and `<w:num>` elements. */
  numbering?: string
  /** The `<w:style>` elements. */
  styles?: string
  header?: string
}

/** A Word document of these parts, as a program writes it. */
export function wordPackage({ body, numbering = '', styles = '', header = '' }: WordParts): Uint8Array {
  const section =
    '<w:sectPr>' +
    (header === '' ? '' : '<w:headerReference w:type="default" r:id="rId3"/>') +
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>'
  const part = (name: string, inner: string): Uint8Array =>
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${name} ${namespaces}>${inner}</w:${name}>`)
  const names = ['numbering', 'styles', ...(header === '' ? [] : ['header'])]
  const relations = names
    .map((name, index) => `<Relationship Id="rId${index + 1}" Type="${office}/${name}" Target="${name}.xml"/>`)
    .join('')
  const overrides = ['document.main', ...names]
    .map((name) => {
      const path = name === 'document.main' ? 'document' : name
      return `<Override PartName="/word/${path}.xml" ContentType="${types}.${name}+xml"/>`
    })
    .join('')
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`,
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}</Relationships>`,
    ),
    'word/document.xml': part('document', `<w:body>${body}${section}</w:body>`),
    'word/numbering.xml': part('numbering', numbering),
    'word/styles.xml': part('styles', styles),
  }
  if (header !== '') files['word/header.xml'] = part('hdr', header)
  return zipSync(files)
}

/** How the runs of a text are written. */
export interface RunStyle {
  /** Elements of `<w:rPr>`. */
  properties?: string
  /** Where given, runs are broken anywhere, as Word does after edits. */
  random?: Random
  /** Text between tags, each of which becomes a wrapper of a run. */
  wrap?: (run: string) => string
}

/** The runs of a source text: raised and lowered letters, formulas as OMML. */
export function runs(source: string, style: RunStyle = {}): string {
  return segmentsOf(source)
    .map((segment) => (segment.kind === 'formula' ? ommlOf(segment.text) : textRuns(segment, style)))
    .join('')
}

function textRuns({ kind, text }: Segment, { properties = '', random, wrap }: RunStyle): string {
  const level = kind === 'text' ? '' : `<w:vertAlign w:val="${kind === 'sup' ? 'superscript' : 'subscript'}"/>`
  const inner = `${properties}${level}`
  return piecesOf(text, random)
    .map((piece) => {
      const shown = escapeText(piece)
        .split('\t')
        .map((words) => (words === '' ? '' : `<w:t xml:space="preserve">${words}</w:t>`))
        .join('<w:tab/>')
        .replaceAll('\n', '</w:t><w:br/><w:t xml:space="preserve">')
      const run = `<w:r>${inner === '' ? '' : `<w:rPr>${inner}</w:rPr>`}${shown}</w:r>`
      const noise = random === undefined || random.int(0, 5) > 0 ? '' : '<w:proofErr w:type="spellStart"/>'
      return noise + (wrap === undefined || (random !== undefined && random.int(0, 3) > 0) ? run : wrap(run))
    })
    .join('')
}

function piecesOf(text: string, random: Random | undefined): string[] {
  if (random === undefined || text.length < 6) return [text]
  const at = random.int(1, text.length - 1)
  return [text.slice(0, at), ...piecesOf(text.slice(at), random)]
}

export function paragraph(inner: string, properties = ''): string {
  return `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`
}

export function listItem(id: number, level: number): string {
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`
}

export interface LevelShape {
  format: string
  text: string
}

/** A list of Word with its levels. */
export function abstractList(id: number, levels: readonly LevelShape[], extra = ''): string {
  const shown = levels
    .map(
      ({ format, text }, level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${level === 0 ? extra : ''}<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/></w:lvl>`,
    )
    .join('')
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${shown}</w:abstractNum>`
}

export function list(id: number, abstractId: number, start: number | null = null): string {
  const override = start === null ? '' : `<w:lvlOverride w:ilvl="0"><w:startOverride w:val="${start}"/></w:lvlOverride>`
  return `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${override}</w:num>`
}

export function table(rows: readonly (readonly string[])[]): string {
  const shown = rows
    .map(
      (row) =>
        `<w:tr>${row.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${cell}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')
  const columns = Math.max(...rows.map(({ length }) => length))
  const grid = `<w:gridCol w:w="${Math.floor(9600 / columns)}"/>`.repeat(columns)
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${shown}</w:tbl>`
}

/** A drawing with a text box, once for new and once for old versions of Word. */
export function textBox(words: string): string {
  const content = `<w:txbxContent>${paragraph(runs(words))}</w:txbxContent>`
  return (
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  )
}

export const drawing = '<w:r><w:drawing><wp:inline><a:graphic/></wp:inline></w:drawing></w:r>'

/** A formula as Word's equation editor stores it. */
export function ommlOf(latex: string): string {
  return `<m:oMath>${mathOf(parseMathematics(latex))}</m:oMath>`
}

function mathOf(node: MathNode): string {
  const inner = (index: number): string => (node.children[index] === undefined ? '' : mathOf(node.children[index]))
  const all = node.children.map(mathOf).join('')
  const run = (properties: string): string =>
    `<m:r>${properties}<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/><w:i/></w:rPr><m:t xml:space="preserve">${escapeText(node.text)}</m:t></m:r>`
  switch (node.name) {
    case 'mi':
    case 'mn':
    case 'mo':
      return run('')
    case 'mtext':
      return run('<m:rPr><m:nor/></m:rPr>')
    case 'math':
    case 'mrow':
      return all
    case 'mspace':
      return '<m:r><m:t xml:space="preserve"> </m:t></m:r>'
    case 'mfrac':
      return `<m:f><m:fPr><m:ctrlPr/></m:fPr><m:num>${inner(0)}</m:num><m:den>${inner(1)}</m:den></m:f>`
    case 'msup':
      return `<m:sSup><m:e>${inner(0)}</m:e><m:sup>${inner(1)}</m:sup></m:sSup>`
    case 'msub':
      return `<m:sSub><m:e>${inner(0)}</m:e><m:sub>${inner(1)}</m:sub></m:sSub>`
    case 'msubsup':
      return `<m:sSubSup><m:e>${inner(0)}</m:e><m:sub>${inner(1)}</m:sub><m:sup>${inner(2)}</m:sup></m:sSubSup>`
    case 'msqrt':
      return `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${all}</m:e></m:rad>`
    case 'mroot':
      return `<m:rad><m:deg>${inner(1)}</m:deg><m:e>${inner(0)}</m:e></m:rad>`
    default:
      // An element that no version of Word writes: a reader has to refuse it.
      return `<m:unknown>${all}</m:unknown>`
  }
}
