import { brokenPair, mojibake } from '../../lint/damage.ts'
import { around, fault, type Fault } from './clean-fault.ts'

/** Private-use characters, known only to one font or program, and control characters. */
// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose.
const lost = /[\uE000-\uF8FF]|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/
/** LaTeX whose backslash was read as an escape for a tab or a line break: '\times', '\theta', '\rho', '\neq'. */
const swallowed = /\t(?:imes|heta|ext\{|frac)|\r(?:ho|ight|angle)|\n(?:eq|abla)\b/
/** Half of a surrogate pair, which no database stores. */
const loneSurrogate = /\p{Surrogate}/u
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const ligatures: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' }

/** Text that was encoded twice is rarely encoded more often. */
const mostRepairs = 2

/**
 * Repairs a text that was decoded with the wrong encoding, and normalises it to NFC with plain spaces and line breaks and without
 * invisible characters. Returns a fault if characters are lost or the repair is incomplete.
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

/** The first damage in a text, or null. Entities may contain damage, so texts are checked again after decoding. */
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
 * The characters of bytes 128 to 159 in windows-1252, of which five are undefined. Listed here because the decoder of Node 20 reads
 * these bytes as control characters.
 */
export const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Reads control characters as windows-1252 characters decoded as Latin-1, like every browser. */
function withWindowsLetters(text: string): string {
  return text.replaceAll(/[\u0080-\u009F]/g, (sign) => windowsLetters.charAt(sign.charCodeAt(0) - 0x80))
}

/** Maps characters to windows-1252 bytes. Text decoded as Latin-1 has control characters instead, which map to the same bytes. */
const windowsBytes: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...[...windowsLetters].map((letter, index) => [letter, 0x80 + index] as const),
])

const macintosh = new TextDecoder('macintosh')
const macintoshBytes: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [macintosh.decode(Uint8Array.of(byte)), byte] as const),
)

const encodings = [windowsBytes, macintoshBytes] as const

/** Re-encodes the text and decodes it as UTF-8; null unless every character can be re-encoded and the text becomes shorter. */
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
