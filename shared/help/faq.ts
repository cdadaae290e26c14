import { fewestMs, mostADay } from '../practice/human-pace.ts'

export interface Faq {
  id: string
  question: string
  answer: string
}

export interface FaqCategory {
  title: string
  entries: readonly Faq[]
}

/** Chooses between the words where an AI provider is set up and those where none is. */
export type WordsHere = (withModel: string, otherwise: string) => string

const general: FaqCategory = {
  title: 'General',
  entries: [
    {
      id: 'free',
      question: 'Is it really free?',
      answer: 'Yes. There is nothing to pay and no card to give. Your network may charge you for data.',
    },
    {
      id: 'past-questions',
      question: 'Are these past questions?',
      answer:
        'Our own questions are not past questions. We write them in the style of the papers and to the JAMB, WAEC and NECO syllabus. A school that runs this site may add others. Each question shows its source.',
    },
    {
      id: 'subjects',
      question: 'Which subjects are there?',
      answer: 'Chemistry, Physics, Biology and Mathematics.',
    },
    {
      id: 'exams',
      question: 'Which exams does it prepare for?',
      answer: 'JAMB (UTME), WAEC and NECO. “Exam Prep” shows what each paper looks like.',
    },
    {
      id: 'exam-bodies',
      question: 'Do you belong to JAMB, WAEC or NECO?',
      answer: 'No. Their names only say which exam a question prepares for.',
    },
    {
      id: 'mistake',
      question: 'I found a mistake in a question. What should I do?',
      answer:
        'Tap the flag on the question, in practice or in your results, and say what is wrong. If an answer turns out to be wrong, we correct it, and your score with it.',
    },
    {
      id: 'privacy',
      question: 'Who sees my results?',
      answer:
        'You, and the administrators of this site. We record every time an administrator opens your results. If you join the leaderboard, other students see your nickname and your score of the week. The Privacy page lists everything we keep.',
    },
  ],
}

const featuresFor = (wordsHere: WordsHere): FaqCategory => ({
  title: 'Features',
  entries: [
    {
      id: 'practice',
      question: 'How does a practice session work?',
      answer:
        'Choose subject, exam, difficulty and topic, then start. After every 20 questions you may stop or go on. At the end you see your score and why each answer is right.',
    },
    {
      id: 'change',
      question: 'Can I change an answer?',
      answer:
        'Yes, at any time until you finish the session. Use Previous or the list of all questions. Where the answer is shown at once, your first one stays.',
    },
    {
      id: 'completed',
      question: 'When is a topic completed?',
      answer: 'When your latest answers to at least 90% of its questions are correct.',
    },
    {
      id: 'streak',
      question: 'What is a study streak?',
      answer: 'The number of days in a row on which you answered at least one question.',
    },
    {
      id: 'length',
      question: 'How many questions has a session?',
      answer: 'Up to 100. You choose after every 20 whether to go on.',
    },
    {
      id: 'later',
      question: 'Can I stop and go on later?',
      answer: 'Yes. “Exit Quiz” saves the session. The Practice page offers to go on with it, on the same phone.',
    },
    {
      id: 'mark',
      question: 'Can I mark a question and come back to it?',
      answer: 'Yes. Tap the bookmark on the question. The list of all questions shows what you marked.',
    },
    {
      id: 'keys',
      question: 'Can I answer with the keyboard?',
      answer: 'Yes. A to D answer, N and P move, M marks, S submits. You can turn this off in Settings.',
    },
    {
      id: 'results',
      question: 'Where are my old results?',
      answer: 'On the Practice page, under “Your sessions”.',
    },
    {
      id: 'new-questions',
      question: 'Can I get more questions?',
      answer: `Yes. Answer 50 different questions of a subject first. Then choose an exam on the Practice page and generate 50 new ones. They come from checked templates.${wordsHere(' Where AI wrote one, it says so.', '')}`,
    },
    {
      id: 'textbook',
      question: 'Is there something to read?',
      answer:
        'Yes. The textbook has notes on every topic, with worked examples. Open it from the Topics page. You can search and print it.',
    },
    {
      id: 'tutor',
      question: wordsHere('Is there an AI tutor?', 'Is there a tutor?'),
      answer: `Yes. It answers from our textbook and helps with questions step by step. ${wordsHere('Where an AI model answers, it says so.', 'No AI model answers on this site.')} Save a subject, and the textbook answers without network too.`,
    },
  ],
})

const account: FaqCategory = {
  title: 'Account & Settings',
  entries: [
    {
      id: 'account',
      question: 'Why do I need an account?',
      answer: 'So that your answers and your progress are yours, and follow you to another phone.',
    },
    {
      id: 'shared',
      question: 'I use a phone that others use too. What should I do?',
      answer: 'Tick “This is a shared device” when you sign in, and choose Logout when you are done.',
    },
    {
      id: 'password',
      question: 'I forgot my password. What now?',
      answer:
        'Choose “Forgot password?” on the sign-in page. We mail you a link. The reset link expires after 1 hour and works once.',
    },
    {
      id: 'no-mail',
      question: 'The mail does not arrive. What can I do?',
      answer:
        'Look among spam, and wait a few minutes. Else ask the people who run this site: they can make a reset link for you.',
    },
    {
      id: 'verify',
      question: 'Must I verify my email?',
      answer: 'No, you can practise without. You need it to join the leaderboard.',
    },
    {
      id: 'leaderboard',
      question: 'How do I get on the leaderboard?',
      answer:
        'Verify your email and choose a nickname in Settings. The leaderboard counts the questions that you got right in the last seven days. You can leave at any time.',
    },
    {
      id: 'leaderboard-count',
      question: 'Why does the leaderboard show fewer answers than I gave?',
      answer: `It counts each question once, by your latest answer. An answer counts if you took at least ${fewestMs / 1000} seconds over it and gave it after you opened your account. At most ${mostADay} questions a day count. Answers from offline count once they are sent. All your answers stay in your own results.`,
    },
    {
      id: 'my-data',
      question: 'Can I take my data with me, or delete it?',
      answer: 'Yes, both: in Settings, with “Download my data” and “Delete my account”.',
    },
    {
      id: 'change-password',
      question: 'How do I change my password or email?',
      answer: 'In Settings, with your password. A new email counts once you open the link that we send there.',
    },
    {
      id: 'devices',
      question: 'Where am I signed in?',
      answer: 'Settings lists your signed-in devices. You can sign out any of them there.',
    },
    {
      id: 'theme',
      question: 'How do I get the dark theme or larger text?',
      answer: 'Both are in Settings. The button at the top of the page changes the theme too.',
    },
  ],
}

const technical: FaqCategory = {
  title: 'Technical',
  entries: [
    {
      id: 'connection-lost',
      question: 'My connection broke in the middle of a session. Are my answers lost?',
      answer:
        'No. Each answer is saved on your phone when you tap it. It is sent as soon as you are online again, and counts once.',
    },
    {
      id: 'offline',
      question: 'What works offline, without data?',
      answer:
        'Practice works offline, and so does the textbook. Your phone saves every subject that you practise, and some questions of all subjects from your first sign-in. With the data saver on, it saves only those. Answers that you give offline are sent later.',
    },
    {
      id: 'data',
      question: 'How do I use less data?',
      answer: 'Turn on the data saver in Settings. On 2G and 3G it can turn itself on.',
    },
    {
      id: 'message',
      question: 'Can I write to you without a connection?',
      answer: 'Yes. Your message stays on the phone and is sent when you are online.',
    },
    {
      id: 'formulas',
      question: 'Formulas look like plain text. Why?',
      answer: 'Your browser is too old to draw them. Everything can still be read; a newer browser shows them typeset.',
    },
  ],
}

/** What students ask, with answers that are true today. */
export function faqFor(wordsHere: WordsHere): readonly FaqCategory[] {
  return [general, featuresFor(wordsHere), account, technical]
}
