import { sourceWords, type Question } from '@sabi/shared/content/question'
import { besideOf } from '../beside.ts'

/** Our own JSON: the fields that an import reads, `correctOption` counted from 0. */
export function writeJson(questions: readonly Question[]): string {
  const records = questions.map((question) => ({
    text: question.text,
    options: question.options,
    correctOption: question.correctOption,
    explanation: question.explanation,
    reasons: question.reasons,
    hints: question.hints,
    subject: question.subject,
    topicId: question.topicId,
    examType: question.examType,
    difficulty: question.difficulty,
    source: sourceWords(question),
    ...(question.figure === undefined ? {} : { figure: question.figure }),
    ...(question.imageUrl === null ? {} : { imageUrl: question.imageUrl }),
    ...(question.imageAlt === undefined ? {} : { imageAlt: question.imageAlt }),
    ...besideOf(question),
  }))
  return `${JSON.stringify({ questions: records }, null, 2)}\n`
}
