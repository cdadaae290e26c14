interface Texts {
  stem: string
  options: readonly string[]
  explanation: string
  reasons: readonly (string | null)[]
}

const ungrouped = /(?<![\d.,])\d{4}(?![\d,₀-₉])/

/**
 * Writes commas between thousands in the numbers of four digits among the options if another option has a comma, because papers print
 * numbers that stand together alike: '7,100 kJ' beside '71,000 kJ'. The same numbers in the other texts change too.
 */
export function withThousandsAlike<Question extends Texts>(question: Question): Question {
  if (!question.options.some((option) => /\d,\d{3}/.test(option))) return question
  const numbers = question.options.flatMap((option) => ungrouped.exec(option)?.[0] ?? [])
  if (numbers.length === 0) return question
  const anyNumber = new RegExp(`(?<![\\d.,])(?:${numbers.join('|')})(?![\\d,₀-₉])`, 'g')
  const grouped = (text: string) => text.replace(anyNumber, (number) => `${number.slice(0, 1)},${number.slice(1)}`)
  return {
    ...question,
    stem: grouped(question.stem),
    options: question.options.map(grouped),
    explanation: grouped(question.explanation),
    reasons: question.reasons.map((reason) => (reason === null ? null : grouped(reason))),
  }
}
