import { exportFormatNames, type ExportFormat } from '@sabi/shared/content/export-formats'
import type { Question } from '@sabi/shared/content/question'

/** A question that a file cannot hold. */
export interface LeftOut {
  id: string
  reason: string
}

/** True if the texts of a format can contain drawings, and the file itself pictures. */
const holds: Readonly<Record<ExportFormat, { figures: boolean; pictures: boolean }>> = {
  json: { figures: true, pictures: true },
  csv: { figures: false, pictures: false },
  gift: { figures: false, pictures: false },
  'moodle-xml': { figures: true, pictures: false },
  qti: { figures: true, pictures: false },
  anki: { figures: true, pictures: false },
}

/** The questions that a file of the format cannot hold, each with the reason. */
export function leftOut(format: ExportFormat, questions: readonly Question[]): LeftOut[] {
  return questions.flatMap((question) => {
    const reason = faultOf(format, question)
    return reason === null ? [] : [{ id: question.id, reason }]
  })
}

/** The reasons for which questions are left out with the number of each, those of most questions first. */
export function countedReasons(left: readonly LeftOut[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const { reason } of left) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => other.count - one.count)
}

function faultOf(format: ExportFormat, question: Question): string | null {
  const name = exportFormatNames[format]
  const { imageUrl, figure } = question
  if (imageUrl !== null && !holds[format].pictures) return `${name} cannot hold pictures.`
  if (figure !== undefined && !holds[format].figures) return `${name} cannot hold drawings.`
  return format === 'gift' ? faultInGift(question) : null
}

/** A choice that starts with a percent sign would be read as its share of the marks, one with an arrow as a pair. */
function faultInGift({ options }: Question): string | null {
  if (options.some((option) => option.startsWith('%'))) return 'GIFT has no options that begin with a percent sign.'
  return options.some((option) => option.includes('->')) ? 'GIFT has no options with the arrow ->.' : null
}
