/** The question that visitors try: a short one with a reason for every option. */
export const sampleQuestionId = 'bio-nervous-02'
