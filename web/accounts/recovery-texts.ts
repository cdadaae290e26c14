export const mailTexts = {
  failedTitle: 'Failed to send email',
  later: 'Please try again later.',
  offlineReason: 'You need a connection to get an email.',
  sentAgain: 'Check your inbox again.',
}

export const forgotTexts = {
  lead: "Enter your account email. We'll send you a link to choose a new password.",
  /** The same whether the account exists or not. */
  sent: 'If this email has an account, a link is on its way.',
  noMail: (supportEmail: string | null) =>
    `This site can't send mail yet. Ask ${supportEmail ?? 'the people who run it'} for a link.`,
  /** Beside the form: accounts that a teacher made have no email. */
  noEmail: 'No email? Ask your teacher for a new card.',
  hint: 'The link works once, for 1 hour. Look in your spam folder too.',
}

export const resetTexts = {
  failed: { title: 'Reset failed', description: 'The reset link may have expired. Please request a new one.' },
  network: { title: 'An error occurred', description: 'Please try again later.' },
  offlineReason: 'You need a connection to change your password.',
  invalid: 'This link is incomplete, too old or used already. A link works once, for 1 hour.',
  done: "Your new password works now. You've been signed out on every device.",
  onward: 'Going to sign in in 3 s.',
}

export const verifyTexts = {
  missingToken: 'Invalid verification link. Please check your email and try again.',
  failed: 'Verification failed. The link may have expired.',
  network: 'An error occurred. Please try again.',
  offlineReason: 'You need a connection to verify your email.',
  signInFirst: 'Sign in to get a new link.',
  onward: 'Going to the start page in 3 s.',
}
