/** The words in a picture of a result. It never has the student's name. */
export interface PicturedResult {
  /** The board and its paper. */
  title: string
  mark: string
  /** One for each subject. */
  lines: readonly string[]
  /** The site and its address. */
  foot: string
}

const side = 1080
const margin = 90
const width = side - 2 * margin

/** A square picture of a result in the colours of the page. Throws where the browser can't make one. */
export async function drawResult({ title, mark, lines, foot }: PicturedResult): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas')
  const style = getComputedStyle(document.body)
  const colour = (name: string) => style.getPropertyValue(name)
  const write = (text: string, y: number, size: number, name: string) => {
    context.fillStyle = colour(name)
    context.font = `700 ${size}px ${style.fontFamily}`
    context.fillText(text, margin, y, width)
  }
  context.fillStyle = colour('--surface')
  context.fillRect(0, 0, side, side)
  context.fillStyle = colour('--brand')
  context.fillRect(0, 0, side, 24)
  write(title, 180, 52, '--muted')
  write(mark, 400, 170, '--ink')
  lines.forEach((line, index) => write(line, 540 + 80 * index, 52, '--ink'))
  write(foot, side - margin, 44, '--muted')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (blob === null) throw new Error('This browser makes no pictures')
  return new File([blob], 'result.png', { type: 'image/png' })
}
