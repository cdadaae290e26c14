import { brokenPair, mojibake } from '../../lint/damage.ts'
import { windowsLetters } from '../clean-encoding.ts'
import { UnreadableFile } from '../raw.ts'

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The text of a file: by its byte order mark, else UTF-8, else windows-1252, which old spreadsheets write. Every byte has
 * a letter in windows-1252, so that nothing is lost and damage shows as damage.
 * @throws {UnreadableFile} if the file is in the encoding of an old DOS program
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not by the decoder of Node 20, which reads the bytes 128 to 159 as control characters.
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
      `The file is in an old DOS encoding (code page 437 or 850), which shows at '${found}'. Save it as UTF-8 and send it again.`,
    )
  }
}

/**
 * What a degree sign (ø), a raised 2 (ý), π (ã), √ (û), ± (ñ), ÷ (ö) or ½ («) of a DOS program looks like in windows-1252: a
 * letter beside a digit or by itself, which no word of a language has, or a quotation mark within a word.
 */
const signOfDos =
  /\d[øýüûãæñòóöêžœ]|\d [øýüûãæñòóöêžœ](?!\p{L})|(?<![\p{L}\d])[øýüûãæñòóöêžœ](?![\p{L}])|(?<!\p{L})\p{L}[ýü](?!\p{L})|(?<![\p{L}\p{N}])[ûæñòóêãž](?=[\d(])|\p{L}[‚„†‡ˆ‰‹](?=\p{L}|\s|$)|\d ?[«¬](?!\s*\p{L}+»)/u

/** The lines of a text, whichever line ends it has. */
export function linesOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split('\n')
}
