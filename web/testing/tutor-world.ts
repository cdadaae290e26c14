import { fireEvent, screen, within } from '@testing-library/react'
import { startOver } from '../tutor/ask.ts'
import { openApp, signIn } from './app.tsx'
import { fakeServer } from './fake-server.ts'

export const chatCall = 'POST /api/ai/chat'

/** Opens the tutor, with these answers of the server. */
export async function openTutor(answers: Parameters<typeof fakeServer>[0], address = '/ai-tutor') {
  startOver()
  signIn()
  const server = fakeServer(answers)
  openApp(address)
  await screen.findByRole('heading', { name: 'Tutor', level: 1 })
  return server
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
export const type = (words: string) => fireEvent.input(field(), { target: { value: words } })
export const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
export const log = () => within(screen.getByRole('log'))

export function send(words: string): void {
  type(words)
  press('Enter')
}

/** A complete reply of the tutor. */
export function aReply(content: string, changes: { mode?: string; quotes?: object[] } = {}) {
  return {
    success: true,
    choices: [{ message: { role: 'assistant', content } }],
    mode: 'textbook',
    quotes: [],
    ...changes,
  }
}

/** A textbook with a note on why ice floats, among others. */
export const textbook = {
  format: 1,
  subject: 'physics',
  notes: Array.from({ length: 12 }, (_, index) => ({
    topicId: `phy-${index}`,
    title: index === 0 ? 'Density' : `Motion ${index}`,
    unit: 1,
    unitTitle: 'Matter',
    objectives: ['Describe it'],
    sections: [
      {
        title: index === 0 ? 'Why ice floats' : 'Speed',
        html: index === 0 ? '<p>Ice floats on water because it is less dense.</p>' : '<p>A car moves along.</p>',
      },
    ],
  })),
}
