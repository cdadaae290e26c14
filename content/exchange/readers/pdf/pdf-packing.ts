import { Inflate } from 'fflate'
import { largestFile, largestUnpacked, UnreadableFile } from '../../raw.ts'

const mostStreams = 20_000
const mostPushed = 8192

const space = String.raw`[\0\t\n\f\r ]`
const letter = String.raw`[^\0\t\n\f\r ()<>[\]{}/%]`
/** White space and comments. */
const gap = String.raw`${space}*(?:%[^\r\n]{0,200}[\r\n]${space}*){0,20}`
const number = String.raw`[-+.\deE]{1,12}`
const reference = new RegExp(String.raw`^(?:${gap}${number}){2,4}${gap}R(?!${letter})`)
/** The key of a filter, or its short name, which has other meanings too; then a name or a list. */
const filter = new RegExp(
  String.raw`/(F|Filter)(?!${letter})${gap}(?:(/${letter}*)|\[([^\]]{0,400}\]?)|(?=[-+.\d]))`,
  'g',
)
const names = new RegExp(`/(${letter}*)`, 'g')
const plainList = new RegExp(String.raw`^(?:${gap}/${letter}+)*${gap}\]$`)
const escapedName = new RegExp(String.raw`/((?:(?!#)${letter})*#${letter}*)`, 'g')

const packing = new Set(['FlateDecode', 'Fl'])
const ofPictures = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'JPX', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'])
const otherFilters =
  'ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW RunLengthDecode RL BrotliDecode Crypt F Filter Encrypt'
const unread = new Set(otherFilters.split(' '))

/**
 * Copies a PDF so that it cannot unpack to more than the limit: everything compressed is compressed once, with deflate. Pictures are
 * never unpacked.
 * @throws {UnreadableFile} if it is locked, corrupt, compressed in another way or unpacks to more than the limit
 */
export function withPackingChecked(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes)
  const text = Buffer.from(copy.buffer).toString('latin1')
  if (/\/Encrypt(?![a-z])/i.test(text)) throw new UnreadableFile('The PDF is locked.')
  for (const at of placesOfPictures(text)) copy[at] = 'X'.charCodeAt(0)
  assertUnpackedSize(copy, text)
  return copy
}

/** The positions of the filter names of pictures. Throws on unsupported filters. */
function placesOfPictures(text: string): number[] {
  for (const [, escaped = ''] of text.matchAll(escapedName)) {
    const plain = escaped.replaceAll(/#([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if ([unread, packing, ofPictures].some((known) => known.has(plain))) throw otherPacking()
  }
  const places: number[] = []
  for (const match of text.matchAll(filter)) {
    const [whole, key, one, list] = match
    assertKnown(text, match.index + whole.length, { key, one, list })
    for (const found of whole.slice(`/${key}`.length).matchAll(names))
      if (ofPictures.has(found[1] ?? '')) places.push(match.index + `/${key}`.length + found.index + 1)
  }
  return places
}

interface WrittenFilter {
  key: string | undefined
  one: string | undefined
  list: string | undefined
}

/** Allows at most one deflate, before all others, which must be filters of pictures; these are disabled later. */
function assertKnown(text: string, end: number, { key, one, list }: WrittenFilter): void {
  const written = [...(one ?? list ?? '').matchAll(names)].map(([, word = '']) => word)
  const isElsewhere =
    list === undefined ? one === undefined && reference.test(text.slice(end, end + 200)) : /\d\s+\d+\s+R/.test(list)
  const isUnclear = key === 'Filter' && list !== undefined && !plainList.test(list)
  const isOther = written.some((word, index) => unread.has(word) || (packing.has(word) && index > 0))
  if (isElsewhere || isUnclear || isOther) throw otherPacking()
}

function otherPacking(): UnreadableFile {
  return new UnreadableFile('The PDF uses a compression that is not supported. Print it to a new PDF and upload that.')
}

/** The remaining budget for unpacking, scanning and starting. */
interface Left {
  bytes: number
  packed: number
  streams: number
}

/** Adds up the unpacked sizes of a PDF's streams before any of them is read. */
function assertUnpackedSize(bytes: Uint8Array, text: string): void {
  const left: Left = { bytes: largestUnpacked, packed: largestFile * 4, streams: mostStreams }
  const lineEnd = lookup(text, '\n')
  const carriage = lookup(text, '\r')
  const streamEnd = lookup(text, 'endstream')
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 1)) {
    const end = Math.min(lineEnd(at), carriage(at))
    const start = end + (text.startsWith('\r\n', end) ? 2 : 1)
    const [method = 0, flags = 0] = bytes.subarray(start, start + 2)
    // Compressed data begins with these four bits; the two bytes after 'endstream' do not.
    if ((method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0)
      countUnpacked(bytes.subarray(start + 2, streamEnd(start)), left)
  }
}

/** Finds the next occurrence of a word from ascending positions. A result is reused for all positions before it. */
function lookup(text: string, word: string): (from: number) => number {
  let last = -1
  return (from) => {
    if (last < from) {
      const found = text.indexOf(word, from)
      last = found === -1 ? text.length : found
    }
    return last
  }
}

function countUnpacked(packed: Uint8Array, left: Left): void {
  left.streams -= 1
  const chunks: Uint8Array[] = []
  const inflate = new Inflate((chunk) => {
    left.bytes -= chunk.length
    chunks.push(chunk)
  })
  let isBroken = false
  try {
    for (let at = 0; at < packed.length && left.bytes >= 0 && left.packed >= 0; at += mostPushed) {
      left.packed -= mostPushed
      inflate.push(packed.subarray(at, at + mostPushed), at + mostPushed >= packed.length)
    }
  } catch {
    isBroken = true
  }
  if (Math.min(left.bytes, left.packed, left.streams) < 0)
    throw new UnreadableFile('The PDF is too large when unpacked.')
  // Another reader might extract more from it than was counted.
  if (isBroken) throw new UnreadableFile('The PDF is corrupt.')
  assertNoneWithin(Buffer.concat(chunks))
}

/** Rejects compressed streams within compressed objects, which are not counted. */
function assertNoneWithin(unpacked: Buffer): void {
  if (!unpacked.includes('stream', 0, 'latin1')) return
  const text = unpacked.toString('latin1')
  if (placesOfPictures(text).length > 0) throw otherPacking()
  for (const [, , one, list] of text.matchAll(filter))
    if ([...(one ?? list ?? '').matchAll(names)].some(([, word = '']) => packing.has(word))) throw otherPacking()
}
