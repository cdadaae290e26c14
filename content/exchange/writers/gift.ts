import type { Question } from '@sabi/shared/content/question'

/**
 * GIFT for Moodle. The category before a question names its subject and topic; exam, difficulty and source have no place
 * in the format.
 */
export function writeGift(questions: readonly Question[]): string {
  let category = ''
  const blocks = questions.map((question) => {
    const own = `$CATEGORY: $course$/top/${question.subject}/${question.topicId}`
    const before = own === category ? '' : `${own}\n\n`
    category = own
    return `${before}${blockOf(question)}\n`
  })
  return blocks.join('\n')
}

/**
 * A choice that begins with a percent sign would be read as the share of the marks that it is worth, one with an arrow of
 * two signs as a pair.
 */
export function faultInGift({ options }: Question): string | null {
  if (options.some((option) => option.startsWith('%'))) return 'GIFT has no options that begin with a percent sign.'
  return options.some((option) => option.includes('->')) ? 'GIFT has no options with the arrow ->.' : null
}

function blockOf({ id, text, options, correctOption, explanation }: Question): string {
  const choices = options.map((option, place) => `${place === correctOption ? '=' : '~'}${protectedText(option)}`)
  const feedback = explanation === '' ? [] : [`####${protectedText(explanation)}`]
  return [`::${protectedText(id)}::[plain]${protectedText(text)} {`, ...choices, ...feedback, '}'].join('\n')
}

/** Signs of the format with a backslash before them. */
function protectedText(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}
