/** Returns a valid row of an import, a question about metals whose key is the first option, with `changes` applied. */
export function importedRow(text: string, changes: object = {}) {
  return {
    text,
    options: ['copper', 'sulphur', 'argon', 'neon'],
    correctOption: 0,
    explanation: 'Copper is a metal.',
    subject: 'chemistry',
    topicId: 'che-3',
    examType: 'WAEC',
    difficulty: 'easy',
    ...changes,
  }
}
