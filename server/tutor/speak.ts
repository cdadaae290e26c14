import type { TutorAnswer } from '@sabi/shared/tutor/answer'
import type { ChatEvent, ChatReply, Quote } from '@sabi/shared/tutor/calls'
import type { Claim } from '@sabi/shared/tutor/key-check'
import { workingOf, type AskedQuestion } from '@sabi/shared/tutor/question-answer'
import { isNothing } from '@sabi/shared/tutor/textbook-answer'
import { ProviderFailed, type Provider } from '../ai-provider/provider.ts'
import { spentTexts, type Payer } from '../ai-provider/shares.ts'
import type { Prompt } from './prompt.ts'
import { withSources, type Source } from './sources.ts'
import { SpokenReply, UnfitReply } from './spoken-reply.ts'
import { againstKey, away, cannotAnswer, inPlaceOfModel, notFit } from './texts.ts'

/** Everything needed to have a model answer, and to answer without it if it fails. */
export interface Speech {
  provider: Provider
  payer: Payer
  prompt: Prompt
  /** The provider's API key, which a provider that echoes its input could leak. */
  apiKey: string | undefined
  question: AskedQuestion | null
  claim: Claim
  /** The reply without a model. */
  ownAnswer: TutorAnswer
  isAboutHelp: boolean
  /** True if the student sees the pieces as they arrive. */
  isStream: boolean
  /** The textbook passages given to the model. */
  quotes: Quote[]
  /** Links to the material, listed under the reply. */
  sources: readonly Source[]
  /** The source that is the note on the topic of the question, if there is one. */
  ownSources: readonly Source[]
}

export type SpokenEvent = Exclude<ChatEvent, { type: 'reply' }> | { type: 'reply'; reply: Omit<ChatReply, 'success'> }

/** Yields a model's reply piece by piece, then as a whole; or our own answer if the model fails or its reply is rejected. */
export async function* speak(speech: Speech, gone: AbortSignal): AsyncGenerator<SpokenEvent> {
  let isBegun = false
  try {
    for await (const event of spoken(speech, gone)) {
      isBegun = true
      yield event
    }
  } catch (error) {
    const keepsWhatCame = isBegun && speech.isStream && isNothing(speech.ownAnswer.content)
    // Half a reply is more useful than being told that the textbook has nothing.
    if (error instanceof ProviderFailed && keepsWhatCame) return yield { type: 'failure', message: cannotAnswer }
    // A student who has left still gets a reply, because the message would not be counted otherwise.
    if (gone.aborted || error instanceof ProviderFailed) return yield ownReply(speech, whyAway(error))
    if (error instanceof UnfitReply)
      return yield error.fault === 'key' ? workingReply(speech) : ownReply(speech, notFit)
    yield { type: 'failure', message: cannotAnswer }
    throw error
  }
}

async function* spoken(speech: Speech, signal: AbortSignal): AsyncGenerator<SpokenEvent> {
  const { provider, payer, prompt, apiKey, question, claim, quotes, sources } = speech
  const reply = new SpokenReply({
    secrets: [prompt.marker, ...(apiKey === undefined ? [] : [apiKey])],
    rules: prompt.rules,
    question,
    claim,
    sources: new Set(quotes.map(({ topicId }) => topicId)),
  })
  const { messages, maximumTokens } = prompt
  for await (const piece of provider.speak({ purpose: 'tutor', payer, messages, maximumTokens, signal })) {
    const text = reply.take(piece)
    if (text !== '') yield { type: 'piece', text }
    if (reply.isFull) break
  }
  const whole = reply.finish()
  if (whole === '') throw new ProviderFailed('unreadable')
  yield { type: 'reply', reply: { ...assistant(withSources(whole, sources)), mode: 'model', quotes } }
}

function whyAway(error: unknown): string {
  return error instanceof ProviderFailed && error.share !== undefined ? spentTexts[error.share] : away
}

function ownReply({ ownAnswer, isAboutHelp }: Speech, why: string): SpokenEvent {
  const { content, quotes } = ownAnswer
  const mode = ownAnswer.mode === 'working' ? 'working' : 'textbook'
  const words = `${why} ${inPlaceOfModel[isAboutHelp ? 'help' : mode]}`
  return { type: 'reply', reply: { ...assistant(`${words}\n\n${content}`), mode, quotes } }
}

function workingReply({ question, claim, ownSources }: Speech): SpokenEvent {
  if (question === null) throw new Error('A reply was checked against a key without a question')
  const content = withSources(`${againstKey}\n\n${workingOf(question, claim?.option ?? null)}`, ownSources)
  return { type: 'reply', reply: { ...assistant(content), mode: 'working', quotes: [] } }
}

/** Wraps a reply's text in the shape of the contract. */
export function assistant(content: string): Pick<ChatReply, 'choices'> {
  return { choices: [{ message: { role: 'assistant', content } }] }
}
