/** A browser may read the file some time after the click. */
const fileKeptMs = 60_000

/** Downloads a file to the student's device. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), fileKeptMs)
}
