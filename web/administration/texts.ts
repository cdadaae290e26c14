import type { FailureTexts } from '../accounts/texts.ts'

export const administrationTexts = {
  denied: "Access Denied: You don't have permission to access this page.",
  offlineReason: 'You need a connection for this.',
  failure: {
    otherwise: "This didn't work. Please try again.",
    serverFault: 'Server error. Please try again later.',
    byStatus: {},
  } satisfies FailureTexts,
  signInAgain: 'Log out, then sign in again with your code.',
  saved: { title: 'Saved', description: 'The name shows when a page is opened next.' },
  secondFactorOff: { title: 'The second factor is off' },
  notDeleted: { title: "Couldn't delete the message" },
  notRemoved: { title: "Couldn't remove the report" },
  notPublished: { title: "Couldn't publish the question" },
  copied: { title: 'Codes copied' },
  notCopied: { title: "Couldn't copy", description: 'Select the codes and copy them by hand.' },
}

export const fieldTexts = {
  siteName: 'Enter a name for this site',
  supportEmail: 'Enter an email like name@example.com, or nothing',
  password: 'Enter your password',
  firstCode: 'Enter the 6 digits of the app',
  code: 'Enter the 6 digits of the app, or a recovery code',
}
