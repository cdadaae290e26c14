import { decodeText } from '../decode.ts'
import { childNamed, elementsNamed, parseXml, plainText, type XmlElement } from '../xml/xml.ts'

/** The rows of each sheet with a picture or a drawing next to them, counted from 1. */
export function pictureRows(files: ReadonlyMap<string, Uint8Array>): Map<string, Set<number>> {
  const parse = (path: string): XmlElement | null => {
    const file = files.get(path)
    return file === undefined ? null : parseXml(decodeText(file))
  }
  const workbook = parse('xl/workbook.xml')
  const targets = targetsIn(parse('xl/_rels/workbook.xml.rels'))
  const rows = new Map<string, Set<number>>()
  for (const { attributes } of workbook === null ? [] : elementsNamed(workbook, 'sheet')) {
    const path = pathOf('xl', targets.get(attributes.id ?? '') ?? '')
    const ofSheet = targetsIn(parse(path.replace(/([^/]+)$/, '_rels/$1.rels')))
    const drawings = [...ofSheet.values()].filter((target) => /drawings\/drawing/.test(target))
    const anchored = drawings.flatMap((target) => rowsOfDrawing(parse(pathOf('xl/worksheets', target))))
    rows.set(attributes.name ?? '', new Set(anchored))
  }
  return rows
}

function targetsIn(relations: XmlElement | null): Map<string, string> {
  const found = relations === null ? [] : elementsNamed(relations, 'Relationship')
  return new Map(found.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']))
}

/** A target is relative to the folder of the part that names it, or absolute within the package. */
function pathOf(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = folder.split('/')
  for (const part of target.split('/'))
    if (part === '..') parts.pop()
    else parts.push(part)
  return parts.join('/')
}

function rowsOfDrawing(drawing: XmlElement | null): number[] {
  if (drawing === null) return []
  return elementsNamed(drawing, 'from').flatMap((from) => {
    const row = childNamed(from, 'row')
    return row === undefined ? [] : [Number(plainText(row)) + 1]
  })
}
