import { sourceWords, type Question } from '@sabi/shared/content/question'

/** Our own JSON: the fields that an import reads, `correctOption` counted from 0. */
export function writeJson(questions: readonly Question[]): string {
  const records = questions.map((question) => ({
    text: question.text,
    options: question.options,
    correctOption: question.correctOption,
    explanation: question.explanation,
    subject: question.subject,
    topicId: question.topicId,
    examType: question.examType,
    difficulty: question.difficulty,
    source: sourceWords(question),
  }))
  return `${JSON.stringify({ questions: records }, null, 2)}\n`
}
