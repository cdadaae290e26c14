import { chat, maximumMessageLength, maximumMessages, type ChatMessage, type Quote } from '@sabi/shared/tutor/calls'
import { isOnline } from '../platform/connection.ts'
import { RequestError } from '../platform/request-error.ts'
import { request } from '../platform/request.ts'
import { toast } from '../platform/toast-store.ts'
import { say, useConversation } from './conversation.ts'
import { tutorTexts } from './texts.ts'

/** Asks the tutor: the server while it can be reached, else the textbook on this phone. Whatever happens, something is said. */
export async function ask(content: string): Promise<void> {
  say({ sender: 'user', content })
  useConversation.setState({ isWaiting: true })
  const messages = talkSoFar()
  const reply = isOnline() ? await fromServer(messages) : await fromPhone(messages)
  useConversation.setState({ isWaiting: false })
  if (reply !== null) return say({ sender: 'ai', ...reply })
  say({ sender: 'ai', content: tutorTexts.noConnection, isTrouble: true })
  toast(tutorTexts.connectionError)
}

interface Reply {
  content: string
  quotes: Quote[]
  isTrouble?: boolean
}

async function fromServer(messages: ChatMessage[]): Promise<Reply | null> {
  try {
    const { choices, quotes } = await request(chat, { body: { messages } })
    const [choice] = choices
    return choice === undefined ? trouble(tutorTexts.lastResort) : { content: choice.message.content, quotes }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.kind === 'network') return fromPhone(messages)
    if (error.status < 500 && error.isServerText) return trouble(error.message)
    toast(tutorTexts.serviceError)
    return trouble(tutorTexts.lastResort)
  }
}

/** Null where no textbook is on this phone. */
async function fromPhone(messages: ChatMessage[]): Promise<Reply | null> {
  try {
    const { answerHere } = await import('./textbook-here.ts')
    return await answerHere(messages)
  } catch {
    // The search itself, or every subject's notes, are not on this phone.
    return null
  }
}

function talkSoFar(): ChatMessage[] {
  const { messages } = useConversation.getState()
  return messages
    .filter(({ isTrouble }) => !isTrouble)
    .slice(-maximumMessages)
    .map(({ sender, content }) => ({
      role: sender === 'user' ? 'user' : 'assistant',
      // A quote may be longer than what the server takes back.
      content: content.slice(0, maximumMessageLength),
    }))
}

function trouble(content: string): Reply {
  return { content, quotes: [], isTrouble: true }
}
