import { unzipSync } from 'fflate'
import { largestUnpacked, UnreadableFile } from '../raw.ts'

const mostFiles = 20_000

/**
 * Unpacks the wanted files of a zip. Their sizes are added up before anything is unpacked, and an entry larger than it declares is cut
 * off, so that the sum holds.
 * @throws {UnreadableFile} if the zip is corrupt or too large when unpacked
 */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let unpacked = 0
  let count = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1
        unpacked += originalSize
        if (unpacked > largestUnpacked || count > mostFiles)
          throw new UnreadableFile('The package is too large when unpacked.')
        return isWanted(name)
      },
    })
    return new Map(Object.entries(files))
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('The package is corrupt and cannot be unpacked.')
  }
}

/** The names in a zip, without unpacking anything. */
export function namesInZip(bytes: Uint8Array): string[] {
  const names: string[] = []
  unpack(bytes, (name) => {
    names.push(name)
    return false
  })
  return names
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}
