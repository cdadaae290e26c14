const kilobyte = 1024
const megabyte = kilobyte * kilobyte

/** The size of a file in words: '1 KB', '340 KB', '1.2 MB'. Rounds up to at least 1 KB. */
export function sizeWords(bytes: number): string {
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
  return `${Math.ceil(bytes / kilobyte) || 1} KB`
}
