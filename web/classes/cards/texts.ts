import type { NameFault } from '@sabi/shared/classes/name-list'
import { classLimits, longestShownName } from '@sabi/shared/classes/class'

export const cardTexts = {
  lead: 'For students who have no email. Each gets a card with a user name and a one-time password.',
  notLoaded: "Couldn't load the cards of this class.",
  offline: "You're offline. You need a connection to make cards.",
  names: 'Names, one a line',
  namesHint: 'Type or paste them, or choose a CSV file. Your students can change the name that the class shows.',
  fileFailed: "Couldn't read this file",
  noNames: 'Enter at least one name',
  faulty: 'Correct the lines that have a fault.',
  made: (count: number) => `${count} of the cards are ready. Sending the rest…`,
  once: 'Print these cards, or write them down, before you close or reload this page. Nobody can see the passwords after that, but you can make new cards.',
  none: 'No cards yet.',
  waiting: 'Has not signed in yet',
  signedIn: 'Chose a password',
  newCard: 'The student is signed out everywhere, and the password of before no longer works. Their answers stay.',
  newCards: 'The cards of before no longer work.',
  whose:
    'Only students who are in the class and have no email are listed: with an email they reset their password themselves.',
} as const

export const faultTexts: Readonly<Record<NameFault, string>> = {
  'too long': `longer than ${longestShownName} letters`,
  twice: 'twice in the list, or in the class already: add a letter, such as Amina Yusuf B',
  'no letters': 'not a name',
  'no room': `no room: a class has at most ${classLimits.studentsOfClass} students`,
}
