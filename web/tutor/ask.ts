import {
  chat,
  maximumMessageLength,
  maximumMessages,
  type ChatEvent,
  type ChatMessage,
  type ChatReply,
} from '@sabi/shared/tutor/calls'
import { iChose } from '@sabi/shared/tutor/conversation'
import { isOnline } from '../platform/server/connection.ts'
import { savesData } from '../platform/data-saver.ts'
import { RequestError, unreachable } from '../platform/server/request-error.ts'
import { requestEvents } from '../platform/server/request.ts'
import { checkSession, currentUser } from '../platform/server/session.ts'
import { toast } from '../platform/page/toast-store.ts'
import { clearConversation, lastQuestion, say, takeBackReply, useConversation, type Message } from './conversation.ts'
import { tutorTexts } from './texts.ts'

export type Matter = 'lessons' | 'help'

/** Four updates a second read as well as single pieces, and keep a cheap phone cool. */
const pictureMs = 250

/** The pending reply. */
let turn: AbortController | undefined

/** Asks the tutor: the server if it can be reached, else the textbook on this phone. There is always a reply. */
export async function ask(content: string, about: Matter): Promise<void> {
  say({ sender: 'user', content })
  await answer(about)
}

/** Asks the last question again, replacing its reply. */
export async function askAgain(about: Matter): Promise<void> {
  takeBackReply()
  await answer(about)
}

/** Keeps the reply so far, and cancels the rest. */
export function stopReply(): void {
  turn?.abort()
}

/** Clears the conversation and cancels a pending reply. */
export function startOver(): void {
  stopReply()
  turn = undefined
  clearConversation()
}

async function answer(about: Matter): Promise<void> {
  const own = new AbortController()
  const askerId = currentUser()?.id
  turn = own
  useConversation.setState({ isWaiting: true, written: '' })
  const reply = isOnline() ? await fromServer(own.signal, about) : await fromPhone()
  if (turn !== own) return
  useConversation.setState({ isWaiting: false, written: '' })
  if (askerId !== currentUser()?.id) return
  if (reply !== null) return say({ sender: 'ai', ...reply })
  say({ sender: 'ai', content: tutorTexts.noConnection, isTrouble: true })
  toast(tutorTexts.connectionError)
}

type Reply = Pick<Message, 'content'> & Partial<Message>

async function fromServer(signal: AbortSignal, about: Matter): Promise<Reply | null> {
  const pieces = showPieces()
  try {
    return await written(pieces, signal, about)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (signal.aborted) return { content: pieces.text(), mode: 'model', end: 'stopped' }
    if (pieces.text() !== '') return { content: pieces.text(), mode: 'model', end: 'cut' }
    return error.kind === 'network' ? fromPhone() : refused(error)
  } finally {
    pieces.end()
  }
}

/** The final reply. */
async function written(pieces: Pieces, signal: AbortSignal, about: Matter): Promise<Reply> {
  const { questionId } = useConversation.getState()
  const ends: Exclude<ChatEvent, { type: 'piece' }>[] = []
  const onEvent = (event: ChatEvent) => (event.type === 'piece' ? pieces.add(event.text) : void ends.push(event))
  const body = { messages: talkSoFar(), questionId, about, isShort: savesData(), stream: true }
  const inOnePiece = await requestEvents(chat, { body }, { onEvent, signal })
  const end = inOnePiece === null ? ends[0] : { type: 'reply' as const, reply: inOnePiece }
  // A proxy that gives up on the server ends the stream as if it were complete.
  if (end === undefined) throw unreachable()
  if (end.type === 'reply') return replyOf(end.reply)
  toast(tutorTexts.serviceError)
  return pieces.text() === '' ? trouble(end.message) : { content: pieces.text(), mode: 'model', end: 'cut' }
}

function replyOf({ choices: [choice], mode, quotes }: ChatReply): Reply {
  return choice === undefined ? trouble(tutorTexts.lastResort) : { content: choice.message.content, mode, quotes }
}

function refused({ status, isServerText, message, retryAfterSeconds }: RequestError): Reply {
  // Students who are signed out are sent to sign in, and find the question here afterwards.
  if (status === 401) void checkSession()
  if (status < 500 && isServerText)
    return trouble(retryAfterSeconds === null ? message : `${message} ${tutorTexts.askAgainIn(retryAfterSeconds)}`)
  toast(tutorTexts.serviceError)
  return trouble(tutorTexts.lastResort)
}

type Pieces = ReturnType<typeof showPieces>

/** Shows pieces as they arrive, several per update. */
function showPieces() {
  let text = ''
  let next: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    next = undefined
    useConversation.setState({ written: text })
  }
  return {
    text: () => text,
    add(piece: string) {
      text += piece
      next ??= setTimeout(show, pictureMs)
    },
    end: () => clearTimeout(next),
  }
}

/** Null if no textbook is on this phone. */
async function fromPhone(): Promise<Reply | null> {
  try {
    const { answerHere } = await import('./textbook-here.ts')
    const { questionId } = useConversation.getState()
    return await answerHere({ messages: talkSoFar(), questionId, isShort: savesData() })
  } catch {
    // The search, or all notes, are missing on this phone.
    return null
  }
}

function talkSoFar(): ChatMessage[] {
  const { messages } = useConversation.getState()
  const last = messages[lastQuestion(messages)]
  return messages
    .filter(({ isTrouble, content }) => !isTrouble && content !== '')
    .slice(-maximumMessages)
    .map((message) => ({
      role: message.sender === 'user' ? 'user' : 'assistant',
      // A quote may be longer than what the server accepts.
      content: (message === last ? withChoice(message.content) : message.content).slice(0, maximumMessageLength),
    }))
}

const asksAboutChoice = /\b(?:my (?:own )?(?:answer|option|choice)|i (?:choose|chose|pick(?:ed)?)|wrong|incorrect)\b/i

/** Says which option the student chose, in a message that asks about it without naming it. */
function withChoice(words: string): string {
  const { chosen } = useConversation.getState()
  const isNamed = chosen === undefined || words.includes(chosen)
  return isNamed || !asksAboutChoice.test(words) ? words : `${iChose(chosen)} ${words}`
}

function trouble(content: string): Reply {
  return { content, isTrouble: true }
}
