import { brokenPair, mojibake } from '../lint/damage.ts'
import { around, fault, type Fault } from './clean-fault.ts'

/** Letters that only one font or program knows, and signs that no keyboard writes. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for.
const lost = /[\uE000-\uF8FF]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/
/** LaTeX whose backslash was read as the start of a tab or a line break: '\times', '\theta', '\rho', '\neq'. */
const swallowed = /\t(?:imes|heta|ext\{|frac)|\r(?:ho|ight|angle)|\n(?:eq|abla)\b/
/** Half of a sign of two halves, which no database keeps. */
const loneSurrogate = /\p{Surrogate}/u
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }

/** Text that is encoded twice is rarely encoded more often. */
const mostRepairs = 2

/**
 * The text as it was before it was read in a wrong encoding, in composed Unicode (NFC), with plain spaces and line breaks
 * and without invisible signs. A fault where letters are lost or a repair leaves damage.
 */
export function repairedText(raw: string): string | Fault {
  const swallow = swallowed.exec(raw)
  if (swallow !== null) return fault('formula-broken', around(raw, swallow.index))
  const whole = withWindowsLetters(withoutDoubleEncoding(raw.replaceAll(/\r\n?|\u2028|\u2029/g, '\n')))
  const damage = damageIn(whole)
  if (damage !== null) return damage
  return whole
    .replaceAll(invisible, '')
    .replaceAll(/[ﬀﬁﬂﬃﬄ]/g, (sign) => ligatures[sign] ?? sign)
    .normalize('NFC')
}

/** The first damage in a text, or null. Entities may spell out damage, so that texts are looked at after decoding too. */
export function damageIn(text: string): Fault | null {
  const found = [mojibake, brokenPair, lost, loneSurrogate]
    .map((pattern) => pattern.exec(text))
    .find((match) => match !== null)
  return found === undefined || found === null ? null : fault('damaged', around(text, found.index))
}

function withoutDoubleEncoding(text: string): string {
  let repaired = text
  for (let round = 0; round < mostRepairs && looksBroken(repaired); round += 1) {
    const better = encodings.map((encoding) => onceRepaired(repaired, encoding)).find((one) => one !== null)
    if (better === undefined || better === null) return repaired
    repaired = better
  }
  return repaired
}

function looksBroken(text: string): boolean {
  return mojibake.test(text) || brokenPair.test(text)
}

/**
 * The letters of bytes 128 to 159 in windows-1252; five bytes have none. Written out, since the decoder of Node 20 reads
 * these bytes as control characters.
 */
export const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Control characters that are letters of windows-1252 read as Latin-1, as in every browser. */
function withWindowsLetters(text: string): string {
  return text.replaceAll(/[\u0080-\u009F]/g, (sign) => windowsLetters.charAt(sign.charCodeAt(0) - 0x80))
}

/** Texts that were read as Latin-1 have control characters in place of these letters: both mean the same byte. */
const windowsBytes: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...[...windowsLetters].map((letter, index) => [letter, 0x80 + index] as const),
])

const macintosh = new TextDecoder('macintosh')
const macintoshBytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [macintosh.decode(Uint8Array.of(byte)), byte] as const),
)

const encodings = [windowsBytes, macintoshBytes] as const

/** The text put back into bytes and read as UTF-8: null unless all of it can be and it becomes shorter. */
function onceRepaired(text: string, byteOf: ReadonlyMap<string, number>): string | null {
  const bytes = [...text].map((letter) => byteOf.get(letter) ?? -1)
  if (bytes.includes(-1)) return null
  try {
    const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes))
    return read.length < text.length ? read : null
  } catch {
    return null
  }
}
