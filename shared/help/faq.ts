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

/** Returns the first wording if an AI provider is set up, the second if not. */
export type WordsHere = (withModel: string, otherwise: string) => string

const general: FaqCategory = {
  title: 'General',
  entries: [
    {
      id: 'free',
      question: 'Is it really free?',
      answer: 'Yes. There is nothing to pay, and you don’t need a bank card. Your network may charge you for data.',
    },
    {
      id: 'past-questions',
      question: 'Are these past questions?',
      answer:
        'We write our own questions, so they are not past questions. They follow the style of the papers and the JAMB, WAEC and NECO syllabuses. A school that runs this site may add others. Each question shows its source.',
    },
    {
      id: 'subjects',
      question: 'Which subjects are there?',
      answer: 'Chemistry, Physics, Biology, Mathematics and Use of English.',
    },
    {
      id: 'exams',
      question: 'Which exams is it for?',
      answer: 'JAMB (UTME), WAEC and NECO. “Exam” sets timed papers as each board does.',
    },
    {
      id: 'timed-papers',
      question: 'What happens to a timed paper if my phone goes off?',
      answer:
        'Nothing is lost, and nothing is handed in. Open “Exam” again: you are at the same question, with your answers. The clock runs on meanwhile, as it does in the hall. When the time is over, the paper is handed in as it stands.',
    },
    {
      id: 'exam-bodies',
      question: 'Do you belong to JAMB, WAEC or NECO?',
      answer: 'No. We use their names only to say which exam a question prepares you for.',
    },
    {
      id: 'mistake',
      question: 'I found a mistake in a question. What should I do?',
      answer:
        'Tap the flag on the question, in practice or in your results, and say what is wrong. If our answer turns out to be wrong, we correct it and your score.',
    },
    {
      id: 'privacy',
      question: 'Who sees my results?',
      answer:
        'You, and the administrators of this site. We record every time an administrator opens your results. If you join a class, its teacher sees when you last practised its subjects. If you join the leaderboard, other students see your nickname and your score for the week. The Privacy page lists everything we keep.',
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
        'Choose a subject, exam, difficulty and topic, then start. After every 20 questions you can stop or continue. At the end you see your score and why each answer is right.',
    },
    {
      id: 'change',
      question: 'Can I change an answer?',
      answer:
        'Yes, at any time until you finish the session. Use Previous or the list of all questions. If the right answer is shown straight away, your first answer counts.',
    },
    {
      id: 'completed',
      question: 'When is a topic completed?',
      answer: 'When your latest answers to at least 90% of its questions are correct.',
    },
    {
      id: 'levels',
      question: 'What do Started, Familiar, Proficient and Mastered mean?',
      answer:
        'They say how much of a topic you would remember today. Familiar: you met at least 5 kinds of question, and at least 70% of them were right the last time. Proficient: you would still remember about 85% of them. Mastered: you also still knew one after a week, in a mixed session or a paper. A level falls when you forget, so come back. A unit or subject has the average level of its topics. The percentage beside a unit is the share of all its questions that you last answered right.',
    },
    {
      id: 'streak',
      question: 'What is a study streak?',
      answer:
        'The number of days in a row on which you answered at least one question. One missed day a week, from Monday to Sunday, does not break it.',
    },
    {
      id: 'length',
      question: 'How many questions are in a session?',
      answer: 'Up to 100. After every 20 you choose whether to continue.',
    },
    {
      id: 'later',
      question: 'Can I stop and continue later?',
      answer: 'Yes. “Exit Quiz” saves the session. You can continue it from the Practice page, on the same phone.',
    },
    {
      id: 'mark',
      question: 'Can I mark a question and come back to it?',
      answer: 'Yes. Tap the bookmark on the question. The list of all questions shows what you marked.',
    },
    {
      id: 'keys',
      question: 'Can I answer with the keyboard?',
      answer:
        'Yes. Press A to E to answer, N and P to move, M to mark and S to submit. You can turn this off in Settings.',
    },
    {
      id: 'results',
      question: 'Where are my old results?',
      answer: 'On the Practice page, under “Your sessions”.',
    },
    {
      id: 'new-questions',
      question: 'Can I get more questions?',
      answer: `Yes. First answer 50 different questions in a subject. Then choose an exam on the Practice page and generate 50 new ones. They come from checked templates.${wordsHere(' Questions written by AI are labelled.', '')}`,
    },
    {
      id: 'textbook',
      question: 'Is there something to read?',
      answer:
        'Yes. The textbook has notes on every topic, with worked examples. Open it from Learn or from the menu. You can search and print it.',
    },
    {
      id: 'tutor',
      question: wordsHere('Is there an AI tutor?', 'Is there a tutor?'),
      answer: `Yes. It answers from our textbook and helps with questions step by step. ${wordsHere('When an AI model answers, it says so.', 'No AI model answers on this site.')} If you save a subject, the textbook can answer without a network too.`,
    },
  ],
})

const account: FaqCategory = {
  title: 'Account & Settings',
  entries: [
    {
      id: 'account',
      question: 'Why do I need an account?',
      answer: 'So that your answers and progress are saved under your name and follow you to another phone.',
    },
    {
      id: 'teacher',
      question: 'I am a teacher. What can I do here?',
      answer:
        'Open Classes in the menu of your account, make a class and give your students its code. You see which of them practise, and when. Give them assignments: questions on topics, a worksheet or a timed paper, with a day and a time. You see who has done each, with score and time. On the same page you can make a worksheet or a test: print it in two versions with keys, or show one question at a time on a projector.',
    },
    {
      id: 'join',
      question: 'How do I join a class?',
      answer:
        'Open Classes in the menu of your account, choose “Join a class” and type the code that your teacher gave you, or open the QR code with your camera. Before you join you read what your teacher will see. You can leave at any time.',
    },
    {
      id: 'challenge',
      question: 'How do I challenge a friend?',
      answer:
        'Tap “Challenge a friend” under the results of a session or a paper, and send the link or show the QR code. Your friend gets the same questions in the same order. If you tick “Show my name and my score”, your friend sees them. Your friend can send a result back, and the link shows you both, question by question.',
    },
    {
      id: 'assignments',
      question: 'How do I do an assignment of my class?',
      answer:
        'Your dashboard and the page Classes show what is due. Tap Start. Once the phone has seen an assignment and saved its questions you need no network: your answers count with the time you gave them, and are sent later. Work after the due time is marked late, and still counts. If only the first time counts, later attempts are ordinary practice.',
    },
    {
      id: 'learners',
      question: 'Can my brother or sister use the same phone?',
      answer:
        'Yes, up to eight of you. Open the menu and choose “Add a learner”. Each learner has their own answers, results and settings, with an account or without one. To switch, open the menu and tap a name: that works without internet too. Everyone’s answers are sent when the phone is online. You can set a PIN of four digits. It hides your work from others on the phone, but it does not encrypt it.',
    },
    {
      id: 'shared',
      question: 'I share my phone with other people. What should I do?',
      answer: 'Tick “This is a shared device” when you sign in, and choose Logout when you have finished.',
    },
    {
      id: 'password',
      question: 'I forgot my password. What now?',
      answer:
        'Choose “Forgot password?” on the sign-in page. We will email you a link. The reset link expires after 1 hour and works once. If your account has no email, ask your teacher for a new card.',
    },
    {
      id: 'no-mail',
      question: 'I didn’t get the email. What should I do?',
      answer:
        'Check your spam folder and wait a few minutes. Still nothing? Ask the people who run this site: they can make a reset link for you.',
    },
    {
      id: 'verify',
      question: 'Do I have to verify my email?',
      answer: 'No, you can practise without it. You only need it to join the leaderboard.',
    },
    {
      id: 'leaderboard',
      question: 'How do I get on the leaderboard?',
      answer:
        'Verify your email and choose a nickname in Settings. The leaderboard counts the questions you got right in the last seven days. You can leave at any time.',
    },
    {
      id: 'leaderboard-count',
      question: 'Why does the leaderboard show fewer answers than I gave?',
      answer: `It counts each question once, by your latest answer. An answer counts if you spent at least ${fewestMs / 1000} seconds on it and gave it after you opened your account. At most ${mostADay} questions a day count. Answers you gave offline count once they are sent. Your own results keep all your answers.`,
    },
    {
      id: 'my-data',
      question: 'Can I take my data with me, or delete it?',
      answer: 'Yes, both: in Settings, with “Download my data” and “Delete my account”.',
    },
    {
      id: 'change-password',
      question: 'How do I change my password or email?',
      answer: 'In Settings, with your password. A new email address takes effect once you open the link we send to it.',
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
      question: 'My connection dropped in the middle of a session. Are my answers lost?',
      answer:
        'No. Each answer is saved on your phone as soon as you tap it. It is sent when you are online again, and counts once.',
    },
    {
      id: 'offline',
      question: 'What works offline, without data?',
      answer:
        'Practice works offline, and so does the textbook. Your phone saves every subject that you practise and, from your first sign-in, some questions from every subject. If the data saver is on, it saves only those few questions. Answers you give offline are sent later.',
    },
    {
      id: 'pass-it-on',
      question: 'How do I give the questions to a friend without internet?',
      answer:
        'Open Storage and press Prepare the file under Pass it on. Send the file by Bluetooth, Quick Share, Xender or a memory card. Your friend, who has opened this app once, opens the file there. The app takes only files that this site has signed, and never replaces newer questions with older ones. Your answers are not in the file.',
    },
    {
      id: 'data',
      question: 'How do I use less data?',
      answer: 'Turn on the data saver in Settings. On 2G and 3G it can turn itself on.',
    },
    {
      id: 'message',
      question: 'Can I write to you without a connection?',
      answer: 'Yes. Your message is saved on your phone and sent when you are online.',
    },
    {
      id: 'formulas',
      question: 'Why do formulas look like plain text?',
      answer:
        'Your browser is too old to typeset them. You can still read everything; a newer browser shows them properly.',
    },
  ],
}

/** The frequently asked questions, with answers that match what the site does today. */
export function faqFor(wordsHere: WordsHere): readonly FaqCategory[] {
  return [general, featuresFor(wordsHere), account, technical]
}
