export const contactTexts = {
  notSent: "Your message wasn't sent. Please try again.",
  signedOut: 'You are signed out. Sign in first, or tap Send again to send this as a visitor.',
  kept: "Saved on this phone. We'll send it when you're online.",
  notKept: "You're offline, and this phone can't keep the message. Leave this page open and try again.",
}
