/** Texts for a failed call without a message from the server. */
export interface FailureTexts {
  otherwise: string
  serverFault: string
  byStatus: Readonly<Record<number, string>>
}

export const loginTexts = {
  welcome: { title: 'Welcome back!' },
  failedTitle: 'Login failed',
  /** For failures without any known cause. */
  failedDescription: 'Invalid email, user name or password',
  offlineReason: 'You need a connection to sign in.',
  passwordAgain: 'Type it again: this page never keeps a password.',
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
  /** For failures without any known cause. */
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

/** Shown while the app waits to retry a busy server. */
export function crowdText(seconds: number): string {
  return `Many students are signing in. Trying again in ${seconds} s.`
}
