import { sourceWords, type Question } from '@sabi/shared/content/question'
import { besideName, besideOf } from '../beside.ts'

/**
 * GIFT for Moodle. The category before a question names its subject and topic, and its tags the exam and difficulty. Whatever has no place
 * in the format is in a comment.
 */
export function writeGift(questions: readonly Question[]): string {
  let category = ''
  const blocks = questions.map((question) => {
    const own = `$CATEGORY: $course$/top/${question.subject}/${question.topicId}`
    const before = own === category ? '' : `${own}\n\n`
    category = own
    return `${before}${commentsOf(question)}${blockOf(question)}\n`
  })
  return blocks.join('\n')
}

/** Moodle reads tags from a comment before the question and ignores other comments. */
function commentsOf(question: Question): string {
  const { examType, difficulty, hints } = question
  const beside = JSON.stringify(besideOf(question, { source: sourceWords(question), hints }))
  return `// [tag:${examType}] [tag:${difficulty}]\n// ${besideName}: ${beside}\n`
}

function blockOf({ id, text, options, correctOption, explanation, reasons }: Question): string {
  const choices = options.map((option, place) => {
    const reason = place === correctOption ? '' : (reasons[place] ?? '')
    const feedback = reason === '' ? '' : `#${protectedText(reason)}`
    return `${place === correctOption ? '=' : '~'}${protectedText(option)}${feedback}`
  })
  const feedback = explanation === '' ? [] : [`####${protectedText(explanation)}`]
  return [`::${protectedText(id)}::[plain]${protectedText(text)} {`, ...choices, ...feedback, '}'].join('\n')
}

/** Escapes the special characters of the format. */
function protectedText(text: string): string {
  return text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}
