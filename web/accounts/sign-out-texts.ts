import { counted } from '@sabi/shared/subjects/count-words'

export const signOutTexts = {
  unsentTitle({ answers, messages }: { answers: number; messages: number }): string {
    const things = [answers > 0 && counted(answers, 'answer'), messages > 0 && counted(messages, 'message')]
    return `${things.filter(Boolean).join(' and ')} ${answers + messages === 1 ? 'is' : 'are'} not sent yet`
  },
  unsent:
    'What is not sent stays on this phone. Sign in here again to send it; until then it is missing from your results.',
  unsentOnShared:
    "This is a shared device, so logging out deletes your data from it. Stay signed in until you're online to keep it.",
  leftBehind: {
    title: 'Some data stayed on this phone',
    description: "Clear this site's data in the browser's settings.",
  },
}
