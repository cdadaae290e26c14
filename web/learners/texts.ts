import { mostLearners } from '@sabi/shared/learners/turn'
import { counted } from '@sabi/shared/subjects/count-words'

export const learnerTexts = {
  title: 'Who is practising?',
  lead: 'Each learner on this phone has their own answers, results and settings.',
  here: 'Practising now',
  signedOut: 'Signed out',
  guest: 'Without an account: answers stay on this phone',
  guestHere: 'Practising now, without an account: answers stay on this phone',
  signInAgain: (name: string) => `Please sign in again, ${name}.`,
  waiting: (count: number) => `${counted(count, 'answer')} on this phone ${count === 1 ? 'waits' : 'wait'} to be sent.`,
  add: 'Add a learner',
  full: `This phone has ${mostLearners} learners, and there is no room for more. Remove one first.`,
  aboutGuest: 'You can register later. The answers then move to your account.',
  notKept: {
    title: "This phone can't save your last answer yet",
    description: 'Stay here until it is saved, or your answer would be lost. Free some space on the phone.',
  },
  notStored: {
    title: "This browser doesn't let the app store anything",
    description: 'Allow it in the settings of the browser, or use another browser.',
  },
  pinOf: (name: string) => `PIN of ${name}`,
  pinLead: 'Type the four digits.',
  wrong: (left: number) =>
    left === 1 ? 'Wrong PIN. One try left before you have to wait.' : `Wrong PIN. ${left} tries left.`,
  wait: (time: string) => `Too many wrong PINs. Try again in ${time}.`,
  forgot: 'Forgot the PIN?',
  forgotAccount: 'Sign in with your password. That removes the PIN, and you can choose a new one.',
  forgotGuest:
    'Without an account, a PIN can’t be reset. You can only remove this learner from the phone, with all their answers.',
  pinHides:
    'A PIN hides your work from others who use this phone. It does not encrypt it: someone who knows computers could still read it.',
  pinRules: 'Four digits. Choose a PIN that is not easy to guess.',
  noPin: 'A PIN needs a secure address that starts with https.',
  pinsDiffer: 'The two PINs are different.',
  pinFault: 'A PIN has four digits.',
  nameFault: 'Please type a name.',
  removeTitle: (name: string) => `Remove ${name} from this phone?`,
  removeAccount: 'Everything of this learner goes from this phone. What was sent stays in the account.',
  removeGuest: 'Everything of this learner goes from this phone. There is no account that has the answers.',
  removeUnsent: (count: number) =>
    `${counted(count, 'answer')} ${count === 1 ? 'was' : 'were'} not sent yet and would be lost.`,
  removeOffline: 'This needs a connection, because the account has to be signed out.',
  removeFailed: { title: "Couldn't remove the learner", description: 'Please try again.' },
} as const
