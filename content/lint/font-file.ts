import { brotliDecompressSync } from 'node:zlib'

/** Tags of WOFF2 are indices; of these tables alone we need to know more than where they end. */
const tags = { cmap: 0, glyf: 10, loca: 11, custom: 63 } as const
const unicodeFormats = { segments: 4, groups: 12 } as const

/** The code points that a WOFF2 font has a glyph for. Throws where the file is none or has no table of characters. */
export function codePointsOf(file: Buffer): Set<number> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This is no WOFF2 font')
  const { cmap, end } = placeOfCmap(file)
  const tables = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)))
  return readCmap(tables.subarray(cmap))
}

/** Where the table of characters begins in what is compressed, and where the directory ends in the file. */
function placeOfCmap(file: Buffer): { cmap: number; end: number } {
  let end = 48
  let offset = 0
  let cmap: number | undefined
  for (let table = file.readUInt16BE(12); table > 0; table--) {
    const flags = file.readUInt8(end++)
    const tag = flags & 63
    if (tag === tags.custom) end += 4
    let length = nextNumber()
    // Two tables are sent in another form but where the flags say otherwise, the rest where they say so.
    const plain = tag === tags.glyf || tag === tags.loca ? 3 : 0
    if (flags >> 6 !== plain) length = nextNumber()
    if (tag === tags.cmap) cmap = offset
    offset += length
  }
  if (cmap === undefined) throw new Error('The font has no table of characters')
  return { cmap, end }

  /** Seven bits a byte; the eighth says that another follows. */
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
  // The last one ends the table and holds no sign.
  return segments.filter(([first]) => first !== 0xffff)
}
