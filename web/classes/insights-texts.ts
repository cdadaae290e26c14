import { fewestStudents, idleDays, insightDays } from '@sabi/shared/classes/insights'
import { numberWords } from '@sabi/shared/subjects/count-words'

const weeks = insightDays / 7

export const insightTexts = {
  topics:
    'Of the skills that were asked, the share that students got right the last time. “Familiar” is the level that students see on their own pages.',
  noTopics: `Shown once ${fewestStudents} students have practised the same topic.`,
  questions: `Each student counts once, with their first answer in ${weeks} weeks. Only questions that ${fewestStudents} students have answered are shown.`,
  noQuestions: `Shown once ${fewestStudents} students have answered the same question, and one of them wrong.`,
  noSlips: `Shown once ${fewestStudents} students have made the same mistake.`,
  noIdle: `Nobody has gone ${idleDays} days without practising.`,
  nobodyYet: `Nobody has practised in the last ${weeks} weeks. Topics, questions and mistakes show here once they do.`,
  noNetwork: "You're offline. This shows when you are back online.",
  notCounted: "Couldn't count the answers.",
  notDownloaded: "Couldn't download the table.",
  counting: 'The answers are being counted.',
  /** Under the cards: what was counted. */
  basis: (answers: number) =>
    `Covers the last ${weeks} weeks, from the day each student joined, and at most each student’s latest ${numberWords(answers)} answers.`,
}
