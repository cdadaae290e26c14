import type { SubjectId } from '@sabi/shared/content/question'
import type { PaperPart } from '@sabi/shared/exams/parts'
import { maximumSessionLength } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import type { PaperProblem } from './set-paper.ts'

/** The texts of the exam hall. */
export const examTexts = {
  assigned: 'Your class was given this paper. Your teacher sees its result.',
  asOf: (year: number) => `As of ${year}; check with the board.`,
  setting: 'Putting your paper together…',
  fetching: 'Saving the questions on this phone…',
  problems: {
    'not-here': {
      title: 'The questions are not on this phone yet',
      text: 'Connect to the internet once, so that they can be saved. After that, papers need no network.',
    },
    short: {
      title: 'This paper cannot be set now',
      text: 'This phone has too few questions for a part of it. Choose a shorter paper or another subject.',
    },
  } satisfies Record<PaperProblem, { title: string; text: string }>,
  onOtherPhone:
    'A paper is running on another phone. It stays on the phone that it was started on. Its clock does not stop.',
  triedOut: {
    title: 'That was the screen',
    text: 'Nothing of this was kept. Your paper waits for you to start it.',
  },
  rules: [
    'You can go back to any question and change your answer until the end.',
    'When the time is over, the paper is handed in as it stands.',
    'Closing the app does not hand in your paper. It does not stop the clock either.',
    'Every answer is saved on this phone at once. You need no network.',
  ],
  keys: [
    { keys: 'N', meaning: 'next question' },
    { keys: 'P', meaning: 'previous question' },
    { keys: 'S', meaning: 'hand in; S again to confirm' },
    { keys: 'R', meaning: 'go back to the paper' },
  ],
  fiveOptions: 'The real paper has five options. Where our question has four, four are shown.',
  noEnglish: 'The UTME also has Use of English, with too few questions here for a paper yet.',
  ofWhole: (subjects: readonly SubjectId[]) =>
    `These are the marks of ${counted(subjects.length, 'subject')}. The whole UTME has 400 marks${subjects.includes('english') ? '' : ', with Use of English'}.`,
  /** A review holds no more questions than any other session. */
  practiseLost: (lost: number) =>
    lost > maximumSessionLength
      ? `Practise ${maximumSessionLength} of the ${lost} questions you lost`
      : `Practise the ${counted(lost, 'question')} you lost`,
  mocks: ({ inBank, left }: { inBank: number; left: number }) =>
    inBank === 0
      ? 'Practice, not a mock: some sections have too few questions yet.'
      : left === 0
        ? 'Too few new questions are left for a whole paper, so this one repeats a few.'
        : `Use of English has questions for ${counted(left, 'full paper')} without a repeat.`,
  met: (met: number, of: number) => `You have met ${met} of these ${of} questions before.`,
  counts: (sections: readonly { subject: SubjectId; count: number }[]) =>
    `${sections.map(({ subject, count }) => `${subjectName(subject)} ${count}`).join(', ')}.`,
  section: ({ name, note }: PaperPart) => (note === undefined ? name : `${name} (${note})`),
  noBoard: 'Sabi Prep is not part of JAMB, and this is not its software.',
  ownLook: 'The screen is our own; the board has not published how its screen looks.',
} as const
