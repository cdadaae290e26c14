/** Explains the files of a student's data to someone who has never seen JSON or CSV. */
export function readme({ day }: { day: string }): string {
  return `Your data, copied on ${day}
===========================

This is everything that is kept of your account. It is yours: keep it or pass it on.
Files that end with .csv open in a spreadsheet. Files that end with .json are for programs.
All times are in UTC. Nigeria is one hour ahead.

account.json
  Your name, your email or user name, your nickname and the exams you prepare for.
  "madeInClass" is the class whose teacher made the account, if one did.
  "suspendedAt" says since when we keep the account out, if we do.

practice-sessions.csv and practice-sessions.json
  Each practice session: which exam and subject, when it began and ended.

answers.csv and answers.json
  Each answer: the question, what you chose, whether it was right, when, and how long it took.
  "isCorrect" is empty for a paper that you have not handed in yet.
  "option" counts from 0, in the order in which the question is stored.

reported-scores.csv and reported-scores.json
  Scores that were sent without their answers. They count for nothing.

generations.json
  Which new questions you had made, when, and their ids.

classes.json
  Classes that you made, with their codes, and classes that you are in, with the name that each shows. The assignments of all of them:
  assignmentId in practice-sessions names the one that a session was.

devices.json
  Where you are signed in, and devices on which you signed in or set a password. networkMark is a short code for the part of the
  internet that the device was in last. Many places share a code. It shows when many accounts come from one place.
  Wrong passwords and codes that were tried on other devices since your last sign-in.

mails.json
  Which mails were sent to you and when, and when their links were made and used.

messages.json
  What you wrote to the people who run the site.

question-reports.json
  Questions that you reported and what became of it, and corrected questions that you were told of.

tutor-reports.json
  Replies of the tutor that you reported, with your question.

administration.json
  What administrators did to your account, and teachers to your place in their classes. Also what you did as one of them.

What is not in here
  Your password is not kept by anybody: only a code that it can be checked with.
  That code, and those behind links, devices and your authenticator app, stay on the server.
  Other counters that slow down guessing and overuse go away by themselves within a week.
`
}
