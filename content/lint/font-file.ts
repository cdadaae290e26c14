import { brotliDecompressSync } from 'node:zlib'

/** Table tags in WOFF2 are indices. These are the only tables for which more than the length matters. */
const tags = { cmap: 0, glyf: 10, loca: 11, custom: 63 } as const
const unicodeFormats = { segments: 4, groups: 12 } as const

/** The code points for which a WOFF2 font has a glyph. Throws if the file is not one or has no character map. */
export function codePointsOf(file: Buffer): Set<number> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is not a WOFF2 font')
  const { cmap, end } = placeOfCmap(file)
  const tables = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)))
  return readCmap(tables.subarray(cmap))
}

/** The offset of the character map in the decompressed data, and the end of the directory in the file. */
function placeOfCmap(file: Buffer): { cmap: number; end: number } {
  let end = 48
  let offset = 0
  let cmap: number | undefined
  for (let table = file.readUInt16BE(12); table > 0; table--) {
    const flags = file.readUInt8(end++)
    const tag = flags & 63
    if (tag === tags.custom) end += 4
    let length = nextNumber()
    // These two tables are transformed unless the flags say otherwise; for all others it is the reverse.
    const plain = tag === tags.glyf || tag === tags.loca ? 3 : 0
    if (flags >> 6 !== plain) length = nextNumber()
    if (tag === tags.cmap) cmap = offset
    offset += length
  }
  if (cmap === undefined) throw new Error('The font has no character map')
  return { cmap, end }

  /** Reads a variable-length number: seven bits per byte, the eighth bit says that another byte follows. */
  function nextNumber(): number {
    let value = 0
    let byte
    do {
      byte = file.readUInt8(end++)
      value = value * 128 + (byte & 127)
    } while (byte > 127)
    return value
  }
}

function readCmap(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + record * 8))
    for (const [first, last] of rangesOf(table)) {
      for (let codePoint = first; codePoint <= last; codePoint++) found.add(codePoint)
    }
  }
  return found
}

function rangesOf(table: Buffer): [first: number, last: number][] {
  const format = table.readUInt16BE(0)
  if (format === unicodeFormats.groups) {
    return Array.from({ length: table.readUInt32BE(12) }, (_, group) => {
      const place = 16 + group * 12
      return [table.readUInt32BE(place), table.readUInt32BE(place + 4)]
    })
  }
  if (format !== unicodeFormats.segments) return []
  const bytes = table.readUInt16BE(6)
  const segments = Array.from({ length: bytes / 2 }, (_, segment): [number, number] => {
    const last = 14 + segment * 2
    return [table.readUInt16BE(last + bytes + 2), table.readUInt16BE(last)]
  })
  // The last segment ends the table and contains no character.
  return segments.filter(([first]) => first !== 0xffff)
}
