import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const mostColours = 256
const kinds = { palette: 3, bitsOfIndex: 8 } as const

/** Encodes RGBA pixels as a PNG of at most 256 colours. Among similar colours it keeps the most common one. */
export function palettePng({ pixels, width, height }: { pixels: Buffer; width: number; height: number }): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUInt32BE(at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const { palette, indexByLook } = paletteOf(counts)
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const place = pixel + Math.floor(pixel / width) + 1
    rows[place] = indexByLook.get(lookOfColour(pixels.readUInt32BE(pixel * 4))) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([kinds.bitsOfIndex, kinds.palette], 8)
  const bytesOf = (channels: readonly number[]) =>
    Buffer.from(palette.flatMap((colour) => channels.map((shift) => (colour >>> shift) & 255)))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', bytesOf([24, 16, 8])),
    chunk('tRNS', bytesOf([0])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function paletteOf(counts: ReadonlyMap<number, number>): { palette: number[]; indexByLook: Map<number, number> } {
  const palette: number[] = []
  const indexByLook = new Map<number, number>()
  for (const [colour] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (indexByLook.has(lookOfColour(colour))) continue
    indexByLook.set(lookOfColour(colour), palette.length)
    palette.push(colour)
  }
  if (palette.length > mostColours) throw new Error(`${palette.length} colours do not fit into a palette`)
  return { palette, indexByLook }
}

/** Groups similar colours by the upper three bits of each channel. */
function lookOfColour(colour: number): number {
  return colour & 0xe0e0e0e0
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
