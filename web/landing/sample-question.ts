/** The question that visitors try: a short one of the bank, with a reason beside every option. */
export const sampleQuestionId = 'bio-nervous-02'
