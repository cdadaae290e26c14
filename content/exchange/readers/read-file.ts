import { largestFile, UnreadableFile, type FormatName, type Reading } from '../raw.ts'
import { readAiken } from './aiken.ts'
import { readAloc } from './json/aloc.ts'
import { readAnki } from './tables/anki.ts'
import { readCsv } from './tables/csv.ts'
import { decodeText } from './decode.ts'
import { readDocx } from './docx/docx.ts'
import { readGift } from './gift.ts'
import { readJson } from './json/json.ts'
import { readLooseJson } from './json/loose-json.ts'
import { readMoodleXml } from './xml/moodle-xml.ts'
import { readPdf } from './pdf/pdf.ts'
import { readQti } from './xml/qti.ts'
import { formatOf } from './sniff.ts'
import { readXlsx } from './tables/xlsx.ts'

/**
 * Reads the rows of a file as they are written: each is accepted or rejected. The format is detected from content and name unless given.
 * @throws {UnreadableFile} with a message for the uploader, if the file cannot be read at all
 */
export async function readQuestions(
  name: string,
  bytes: Uint8Array,
  options: { format?: FormatName } = {},
): Promise<Reading> {
  if (bytes.length > largestFile)
    throw new UnreadableFile(`The file is larger than ${largestFile / 1024 / 1024} MB, the maximum.`)
  if (bytes.length === 0) throw new UnreadableFile('The file is empty.')
  let text: string | null = null
  const textOnce = (): string => (text ??= decodeText(bytes))
  try {
    const format = options.format ?? formatOf(name, bytes, textOnce)
    return await readAs(format, bytes, textOnce)
  } catch (error) {
    // Nested so deeply or so large that the runtime gave up; for the user it is another unreadable file.
    if (error instanceof RangeError) throw new UnreadableFile('The file is too large or too deeply nested.')
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
