/** The beginning of each file of questions, by which it is recognised. */
export const beginningOfQuestions = 'sabi-prep-questions-1'
