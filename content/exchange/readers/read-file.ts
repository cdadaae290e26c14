import { largestFile, UnreadableFile, type FormatName, type Reading } from '../raw.ts'
import { readAiken } from './aiken.ts'
import { readAloc } from './aloc.ts'
import { readAnki } from './anki.ts'
import { readCsv } from './csv.ts'
import { decodeText } from './decode.ts'
import { readDocx } from './docx.ts'
import { readGift } from './gift.ts'
import { readJson } from './json.ts'
import { readLooseJson } from './loose-json.ts'
import { readMoodleXml } from './moodle-xml.ts'
import { readPdf } from './pdf.ts'
import { readQti } from './qti.ts'
import { formatOf } from './sniff.ts'
import { readXlsx } from './xlsx.ts'

/**
 * What a file says, as it says it: every row is read or refused. The format is found by content and name unless it is
 * given.
 * @throws {UnreadableFile} with a sentence for the person who sent it, if the file is not read at all
 */
export async function readQuestions(
  name: string,
  bytes: Uint8Array,
  options: { format?: FormatName } = {},
): Promise<Reading> {
  if (bytes.length > largestFile)
    throw new UnreadableFile(`The file is larger than ${largestFile / 1024 / 1024} MB, the most that is read at once.`)
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.')
  let text: string | null = null
  const textOnce = (): string => (text ??= decodeText(bytes))
  try {
    const format = options.format ?? formatOf(name, bytes, textOnce)
    return await readAs(format, bytes, textOnce)
  } catch (error) {
    // So deep or so large that the machine gave up: for the person it is one more file that cannot be read.
    if (error instanceof RangeError) throw new UnreadableFile('The file is too deep or too large to be read.')
    throw error
  }
}

async function readAs(format: FormatName, bytes: Uint8Array, text: () => string): Promise<Reading> {
  switch (format) {
    case 'json':
      return readJson(text())
    case 'csv':
      return readCsv(text())
    case 'xlsx':
      return readXlsx(bytes)
    case 'aiken':
      return readAiken(text())
    case 'gift':
      return readGift(text())
    case 'moodle-xml':
      return readMoodleXml(text())
    case 'qti':
      return readQti(bytes)
    case 'aloc':
      return readAloc(text())
    case 'loose-json':
      return readLooseJson(text())
    case 'anki':
      return readAnki(text())
    case 'docx':
      return readDocx(bytes)
    case 'pdf':
      return readPdf(bytes)
  }
}
