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

export const passwordTexts = {
  different: { title: 'Passwords do not match', description: 'Please make sure your passwords match.' },
  short: { title: 'Password too short', description: 'Password must be at least 8 characters long.' },
}

/** While a busy server is left alone for a moment. */
export function crowdText(seconds: number): string {
  return `Many students are signing in. Trying again in ${seconds} s.`
}

/** After too many attempts; less than a minute counts as one. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Time left: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

export const fieldTexts = {
  name: 'Enter your full name',
  email: 'Enter your email',
  emailForm: 'Enter an email like name@example.com',
  password: 'Enter your password',
  newPassword: 'Choose a password',
  code: 'Enter the 6 digits of your app, or a recovery code',
}
