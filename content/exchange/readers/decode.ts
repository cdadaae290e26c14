import { windowsLetters } from '../clean-encoding.ts'

const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The text of a file: by its byte order mark, else UTF-8, else windows-1252, which old spreadsheets write. Every byte has
 * a letter in windows-1252, so that nothing is lost and damage shows as damage.
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  if (mark !== undefined) return new TextDecoder(mark.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not by the decoder of Node 20, which reads the bytes 128 to 159 as control characters.
    return Array.from(bytes, (byte) =>
      byte >= 0x80 && byte <= 0x9f ? windowsLetters.charAt(byte - 0x80) : String.fromCharCode(byte),
    ).join('')
  }
}

/** The lines of a text, whichever line ends it has. */
export function linesOf(text: string): string[] {
  return text.replaceAll(/\r\n?/g, '\n').split('\n')
}
