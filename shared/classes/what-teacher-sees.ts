/**
 * Lists what a teacher sees of a student of a class, in the words that the student reads before joining and at any time after. A reply to a
 * teacher holds nothing else: a change of the replies is a change of this text.
 */
export const whatTeacherSees = [
  'The name that you choose for the class.',
  'The day you joined.',
  'When you last practised a subject of the class, and whether that was over a week ago.',
  'How many questions of these subjects you answered in the last four weeks, how many were right, and how long you took.',
  'For each assignment of the class: whether and when you did it, how often, your score and the time you took.',
  'How many students practised each topic, and, once five have, which topics, questions and mistakes are hard for the class. Names are not shown with these.',
  'If your teacher made your account: your user name, and whether you have signed in.',
] as const

/** The limits of what a teacher sees, in the same words everywhere. */
export const whatTeacherNeverSees =
  'Your teacher never sees your email, your account’s name, your talks with the tutor, other subjects, or anything from before you joined.'

/** What leaving does, in the same words everywhere. */
export const whatLeavingDoes = 'You can leave at any time. Then your teacher sees none of this any more.'
