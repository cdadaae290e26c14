import { brokenPair, mojibake } from '../../lint/damage.ts'
import { windowsLetters } from '../clean/clean-encoding.ts'
import { UnreadableFile } from '../raw.ts'

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * Decodes a file by its byte order mark, otherwise as UTF-8, otherwise as windows-1252, which old spreadsheets write. Every byte has a
 * character in windows-1252, so nothing is lost and damage remains visible.
 * @throws {UnreadableFile} if the file is in the encoding of an old DOS program
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Without the decoder of Node 20, which reads the bytes 128 to 159 as control characters.
    const text = Array.from(bytes, (byte) =>
      byte >= 0x80 && byte <= 0x9f ? windowsLetters.charAt(byte - 0x80) : String.fromCharCode(byte),
    ).join('')
    const sign = mojibake.test(text) || brokenPair.test(text) ? null : signOfDos.exec(text)
    if (sign === null) return text
    const found = text
      .slice(Math.max(0, sign.index - 15), sign.index + 15)
      .replaceAll(/\s+/g, ' ')
      .trim()
    throw new UnreadableFile(
      `The file is in an old DOS encoding (code page 437 or 850), as '${found}' shows. Save it as UTF-8 and upload it again.`,
    )
  }
}

/**
 * The degree sign (ø), superscript 2 (ý), π (ã), √ (û), ± (ñ), ÷ (ö) or ½ («) of a DOS program as decoded in windows-1252: a letter next
 * to a digit or on its own, which no word of any language has, or a quotation mark within a word.
 */
const signOfDos =
  /\d[øýüûãæñòóöêžœ]|\d [øýüûãæñòóöêžœ](?!\p{L})|(?<![\p{L}\d])[øýüûãæñòóöêžœ](?![\p{L}])|(?<!\p{L})\p{L}[ýü](?!\p{L})|(?<![\p{L}\p{N}])[ûæñòóêãž](?=[\d(])|\p{L}[‚„†‡ˆ‰‹](?=\p{L}|\s|$)|\d ?[«¬](?!\s*\p{L}+»)/u

/** The lines of a text, with any kind of line ending. */
export function linesOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split('\n')
}
