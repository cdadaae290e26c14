/** A calculation in the order in which a student would write it down. */
export interface Worked {
  /** The values read from the message, such as `u = 0 m/s`. */
  reading: readonly string[]
  steps: readonly string[]
  result: string
  /** Advice for a message that was misread. */
  ifWrong?: string
}

/** The reply in Markdown. It begins with what was read, so that a student notices a misunderstanding. */
export function workedText({ reading, steps, result, ifWrong = usualAdvice }: Worked): string {
  return [
    `I read ${reading.map((part) => `**${part}**`).join(', ')}.`,
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `**${result}**`,
    ifWrong,
  ].join('\n\n')
}

const usualAdvice = 'If I read a number wrongly, write the question again with its units.'
