import { counted } from '@sabi/shared/subjects/count-words'

/** What a failed call says when the server gave no words of its own. */
export interface FailureTexts {
  otherwise: string
  serverFault: string
  byStatus: Readonly<Record<number, string>>
}

export const loginTexts = {
  welcome: { title: 'Welcome back!' },
  failedTitle: 'Login failed',
  /** For a failure of which nothing at all is known. */
  failedDescription: 'Invalid email or password',
  offlineReason: 'You need a connection to sign in.',
  passwordAgain: 'Type it once more: a page never keeps a password.',
  failure: {
    otherwise: 'Login failed. Please try again.',
    serverFault: 'Server error. Please try again later.',
    byStatus: {
      400: 'Invalid login data. Please check your email and password.',
      401: "Invalid email or password. If you don't have an account, please register first.",
      404: 'Account not found. Please check your email or create a new account.',
    },
  } satisfies FailureTexts,
}

export const registerTexts = {
  failedTitle: 'Registration failed',
  /** For a failure of which nothing at all is known. */
  failedDescription: 'Could not create account. Please try again.',
  offlineReason: 'You need a connection to create an account.',
  failure: {
    otherwise: 'Registration failed. Please try again.',
    serverFault: 'Server error. Please try again later.',
    byStatus: {
      400: 'Invalid registration data. Please check your information.',
      409: 'Email already exists. Please use a different email or try logging in.',
    },
  } satisfies FailureTexts,
}

/** While a busy server is left alone for a moment. */
export function crowdText(seconds: number): string {
  return `Many students are signing in. Trying again in ${seconds} s.`
}

export const signOutTexts = {
  failed: { title: 'Logout Failed', description: 'An error occurred. Please try again.' },
  unsentTitle({ answers, messages }: { answers: number; messages: number }): string {
    const things = [answers > 0 && counted(answers, 'answer'), messages > 0 && counted(messages, 'message')]
    return `${things.filter(Boolean).join(' and ')} ${answers + messages === 1 ? 'is' : 'are'} not sent yet`
  },
  unsent:
    'What is not sent stays on this phone. Sign in here again to send it; until then it is missing from your results.',
  unsentOnShared:
    'This is a shared device, so logging out deletes what it holds of you. Stay until you are online to keep them.',
  leftBehind: {
    title: 'Some data stayed on this phone',
    description: "Clear this site's data in the browser's settings.",
  },
}
