/** The beginning of each file of questions, by which one is told from other files. */
export const beginningOfQuestions = 'sabi-prep-questions-1'
