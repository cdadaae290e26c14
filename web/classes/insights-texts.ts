import { answersCounted, fewestStudents, idleDays, insightDays } from '@sabi/shared/classes/insights'
import { numberWords } from '@sabi/shared/subjects/count-words'

const weeks = insightDays / 7

export const insightTexts = {
  topics: 'The share of the skills asked that students had right last. “Familiar” is the level that students see too.',
  noTopics: `Shown once ${fewestStudents} students have practised the same topic.`,
  questions: `Each student counts once, with their first answer in ${weeks} weeks. Only questions that ${fewestStudents} students have answered are shown.`,
  noQuestions: `Shown once ${fewestStudents} students have answered the same question, and one of them wrong.`,
  noSlips: `Shown once ${fewestStudents} students have made the same mistake.`,
  noIdle: `Everyone has practised in the last ${idleDays} days, or has just joined.`,
  nobodyYet: `Nobody has practised in the last ${weeks} weeks. Topics, questions and mistakes show here once they do.`,
  noNetwork: "You're offline. This shows when you are back online.",
  notCounted: "Couldn't count the answers.",
  notDownloaded: "Couldn't download the table.",
  counting: 'The answers are being counted.',
  /** Under the figures of all students. */
  basis: (students: number) =>
    `From the last ${weeks} weeks since each student joined, at most the latest ${numberWords(answersCounted(students))} answers of each.`,
}
