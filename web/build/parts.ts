/**
 * Modules that belong together in one file, by parts of their paths. A hundred small files would compress badly, and each costs a
 * request and half a kilobyte of headers. A module belongs to the first part that names it, and a part brings along what it imports
 * and no earlier part has. Screens are not named, because each has its own file.
 */
const parts = {
  // Needed by the draw, the plan, the results and the downloads, which share nothing else, and not by the first question.
  families: ['family-of'],
  // Shown by most screens, or needed to start or continue a session.
  first: [
    'web/design/(states|text|passage|Card|ProgressBar)',
    'practice/session/(?!draw-here)|setup/filters|practice/feedback\\.ts',
    'platform/(answer-keys|useReading|time|page/(haptics|save-file|wide|background))',
    'icons/(check|chevron|arrow-l|refresh)|full-screen|finished-session',
    'progress/streak\\.|plan/(levels|unit-level)\\.|contract/download|trial/(wanted|trial\\.)|option-letter|subjects/links|topic-calls',
  ],
  // A question, on a screen of practice, of an exam or of a trial.
  question: ['quiz/(Options|QuestionBody|Origin|letters|quiz-keys|SaveTrouble)|FlagButton|AnswerParts'],
  practice: ['quiz/(Question(Card|Palette)|QuizView|StepButtons|useQuizKeys)'],
  // Single components that a few screens share.
  bits: ['page/printing|design/(DataTable|FilterButtons|ListPages|forms/Choice)|layout/ShareText|welcome/choices'],
  // Forms, and dialogs, which most forms are in. The first question needs neither.
  fields: ['forms/(Checkbox|Field|Select|TextArea)|design/Dialog'],
  printed: ['practice/printed'],
  missing: ['questions/missing-'],
  formulas: ['shared/content/(rich-text|math|unicode)'],
  worker: ['server/service-worker|offline/kept-notes'],
  site: ['site-calls|exam-calendar|shared/accounts/(settings-calls|study)|site-contact'],
  // Downloads in the background. On a dead connection each file would hold one of the six connections of a browser.
  downloads: [
    'offline/questions/(follow-|question-(sync|visit|arrival|fetch)|mixed-|worth-)|offline/usage',
    'shared/content/(pack|rich-parts)|sync/question-calls',
  ],
  dates: ['content/calendar/|setup/upcoming-exams'],
  boards: ['content/exams/(?!english)|exams/(paper|orders)|practice/apportion'],
  progress: ['shared/progress/(?!slips|unit|standing|mistakes)|book-links|kept-mistakes|score-history-query'],
  // Loaded by every page once it is shown: cards, and the code that sends what waits.
  letters: ['offline/visitor/(letter|deliver)|flags/report-call|contact/calls'],
  learners: ['offline/learners/(learner-list|opening)|shared/learners/'],
  sender: [
    'offline/(visitor|learners)|answers/(AnswerSender|answer-digest|overdue|earlier-)|earlier-account-call|exams/sitting',
  ],
  leaving: ['accounts/(leaving|SignOutDialog|sign-out-texts)'],
  behind: ['layout/cards/Cards|follow-behind'],
  plan: [
    'web/plan/(?!Next|Placement|placement-|draw-pl|start-)|shared/plan/(?!reminder|placement|unit-level)|ts-fsrs|setup/(Draw|Source)',
  ],
  // Starts and follows a session of the plan: practice needs it, but the score does not.
  planned: ['web/plan/|shared/plan/placement'],
  draw: ['draw-here|practice/(sampler|spacing)|content/blueprint'],
  answers: ['feedback/AnswerDetails|results/(AnswerList|SaveState)'],
  // After the first question of a session.
  quiz: ['practice/(quiz|feedback|results)/|flags/FlagDialog|setup/SettingsView|generator/calls'],
  choices: ['setup/(YourProgress|PastAndComing)|web/generator/(GeneratorCard|generation)'],
  exams: ['content/exams/english|web/exams/(same-paper|sat-papers|texts|exam-look|hall/(hall|clocks))'],
  // Forms of accounts and settings.
  account: [
    'web/accounts/(?!.*Screen|ProfileNumbers|sign-out|Sign)|shared/accounts/(forms|recovery-calls)',
    'forms/(ErrorSummary|PasswordField)|account-fields|page-form|icons/eye',
  ],
  preferences: ['web/settings/(texts|size-words|Row|Settings\\.)'],
  forms: ['web/settings/(useSettingsForm|FormDialog)'],
  subjects: [
    'web/subjects/(texts|topics/(found-topics|SubjectTabs)|topic-levels|LevelMark|SubjectPattern|subject-(looks|tones))',
  ],
  note: ['textbook/(NoteBody|RichHtml)'],
  words: ['shared/tutor/(closest-words|search-words|student-words|search-hits)'],
  challenges: ['web/challenges/(?!.*Screen|read-)|shared/challenges|layout/QrCode'],
  hall: ['web/exams/(Instructions|hall/ExamHall)'],
  learner: ['web/learners/(OtherLearners|remove-learner|LearnerForm|PinPad|pin)'],
  assigned: ['classes/(ClassesOnDashboard|assignments/(OwnAssignments|DueAssignments|start-assignment))'],
}

/** The groups of the build, in the order in which they take modules. */
export const groups = [
  // React and Query rarely change between releases.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
  { name: 'common', tags: ['$initial' as const] },
  ...Object.entries(parts).map(([name, paths]) => ({ name, test: new RegExp(paths.join('|')) })),
]
