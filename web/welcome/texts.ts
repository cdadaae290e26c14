export const welcomeTexts = {
  exams: 'Which exams are you writing? When?',
  study: 'Which subjects? How many minutes a day?',
  examsHint: 'Your dashboard then counts the days that are left.',
  studyHint: 'Choose what you are studying now. You can change it in Settings at any time.',
  step: (number: number) => `Step ${number} of 2`,
  examChoice: 'Exams',
  continue: 'Continue',
  start: (count: number) => `Start ${count} questions`,
  skip: 'Skip',
  back: 'Back',
  offline: "You're offline. What you choose is saved on this phone and sent when you're back online.",
  noSubject: 'Choose at least one subject to start, or skip.',
} as const
