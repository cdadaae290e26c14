import { expect, test } from 'vitest'
import { fitOf, fitsExam } from './exam-fit.ts'
import { examTypes, type ExamType } from './question.ts'

const stylesThatFit = (topicId: string, exam: ExamType) =>
  examTypes.filter((examType) => fitsExam({ examType, topicId }, exam))

test('lets the questions of JAMB and WAEC serve both, and those of NECO only NECO', () => {
  expect(stylesThatFit('phy-waves', 'JAMB')).toEqual(['JAMB', 'WAEC'])
  expect(stylesThatFit('phy-waves', 'WAEC')).toEqual(['JAMB', 'WAEC'])
  expect(stylesThatFit('phy-waves', 'NECO')).toEqual(['NECO'])
})

test('keeps to the style of an exam on a topic that the exam does not examine', () => {
  expect(stylesThatFit('mat-logic', 'JAMB')).toEqual(['JAMB'])
  expect(stylesThatFit('mat-logic', 'WAEC')).toEqual(['JAMB', 'WAEC'])
  expect(stylesThatFit('mat-permutation', 'WAEC')).toEqual(['WAEC'])
})

test('says the same of a set of questions as of each', () => {
  for (const exam of examTypes) {
    const { styles, ownTopics } = fitOf(exam)
    for (const topicId of ['phy-waves', 'mat-logic', 'mat-permutation', 'eng-prose']) {
      const fitting = styles.filter((style) => style === exam || !ownTopics.includes(topicId))
      expect(fitting, `${exam}, ${topicId}`).toEqual(stylesThatFit(topicId, exam))
    }
  }
})
