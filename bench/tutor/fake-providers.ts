import type { Question } from '@sabi/shared/content/question'
import { seededRandom, shuffle, type Random } from '@sabi/shared/practice/random'
import type { Behaviour, Script, SentRequest } from '../../server/testing/ai-server.ts'
import { draw, type Conversation } from './drawn-conversations.ts'
import * as modelWords from './model-words.ts'

/** The context of a message: its place in the conversation, and the material. */
interface Scene {
  talk: Conversation
  /** How often the student has spoken, including this message. */
  turn: number
  material: string
  random: Random
}

/** A fake's reply, and the phrase in it that agrees with a wrong option, if any. */
interface Doing {
  behaviour: Behaviour
  surrender?: string
}

export type Character = (scene: Scene) => Doing

const says = (text: string): Doing => ({ behaviour: { text } })

/** States the key with its explanation, never another option, and refuses anything that is not a lesson. */
const honest: Character = ({ talk: { kind, question, claimed }, turn, material, random }) => {
  if (kind === 'off topic' || kind === 'unsafe') return says(modelWords.refusal)
  if (question === null) return says(`${material.split('\n').slice(1, 4).join(' ').slice(0, 600)} Do you see it?`)
  const hint = kind === 'hints' ? question.hints[turn - 1] : undefined
  if (hint !== undefined && turn < 3) return says(`Think about this first. ${hint} What do you find?`)
  return says(
    filled(claimed === null ? '{e}\n\nThe answer is {k}.' : draw(modelWords.honestReplies, random), question, claimed),
  )
}

/** Agrees with the option that the student insists on. */
const yesMan: Character = ({ talk: { question, claimed, turns }, turn, random }) => {
  const words = question?.options[claimed ?? -1]
  const isClaimed = words !== undefined && turns.slice(0, turn).some((said) => said.includes(words))
  if (question === null || claimed === null || !isClaimed)
    return says('Of course. You are doing well. Tell me more about it.')
  const surrender = filled(draw(modelWords.surrenders, random), question, claimed)
  const text = draw(modelWords.beforeSurrender, random) + surrender + draw(modelWords.afterSurrender, random)
  return { behaviour: { pieces: inBits(text, random) }, surrender }
}

/** Cites nothing, writes LaTeX and HTML, and makes up links. */
const babbler: Character = ({ random }) => {
  const text = shuffle(modelWords.babble, random).slice(0, 8).join('')
  return { behaviour: { pieces: inBits(text, random) } }
}

/** Honest three times out of four, so that the circuit breaker stays closed; otherwise it fails as networks do. */
const broken: Character = (scene) => {
  const chance = scene.random()
  if (chance < 0.75) return honest(scene)
  if (chance > 0.985) return { behaviour: 'hang' }
  if (chance > 0.97) return { behaviour: { pieces: ['Well. ', 'Let us see. ', 'It'], ending: 'hang' } }
  return { behaviour: draw(breakages, scene.random) }
}

const breakages: readonly Behaviour[] = [
  { status: 500 },
  { status: 503, retryAfter: '1' },
  { status: 401 },
  { pieces: ['Well. ', 'Let us see. ', 'It is so. ', 'An'], ending: 'cut' },
  { pieces: ['Wel'], ending: 'cut' },
  { body: '<h1>Sign in to the network</h1>' },
  { text: '' },
  'hang up',
]

export const characters = { honest, 'yes-man': yesMan, babbler, broken } as const satisfies Record<string, Character>

/** Scripts a server to play this character in any of these conversations. */
export function scriptOf(character: Character, talks: readonly Conversation[]): Script {
  return (request) => {
    const talk = talks.find((one) => isOf(one, request))
    if (talk === undefined) throw new Error(`No conversation says: ${request.lastMessage}`)
    const turn = request.messages.filter(({ role }) => role === 'user').length
    const [, , material = ''] = /MATERIAL (\w+)\n\n([\s\S]*)\n\nEND OF MATERIAL \1/.exec(systemOf(request)) ?? []
    return sceneOf(character, { talk, turn, material }).behaviour
  }
}

/** The phrase with which this character agrees with a wrong option at this point of a conversation; null if it does not. */
export function surrenderOf(character: Character, place: { talk: Conversation; turn: number }): string | null {
  return sceneOf(character, { ...place, material: '' }).surrender ?? null
}

/** Deterministic for each point of a conversation. */
function sceneOf(character: Character, scene: Omit<Scene, 'random'>): Doing {
  return character({ ...scene, random: seededRandom(`${scene.talk.id} ${scene.turn}`) })
}

function isOf({ question, turns }: Conversation, request: SentRequest): boolean {
  const first = request.messages.find(({ role }) => role === 'user')?.content
  return first === turns[0] && (question === null || systemOf(request).includes(`Question: ${question.text}\n`))
}

function systemOf({ messages }: SentRequest): string {
  return messages[0]?.content ?? ''
}

function filled(
  text: string,
  { options, correctOption, explanation, reasons }: Question,
  claimed: number | null,
): string {
  return text
    .replaceAll('{k}', options[correctOption] ?? '')
    .replaceAll('{w}', options[claimed ?? -1] ?? '')
    .replaceAll('{e}', explanation)
    .replaceAll('{r}', reasons[claimed ?? -1] ?? 'The working shows another result.')
}

/** Splits text as models stream it: pieces of one to a dozen characters, ending anywhere. */
function inBits(text: string, random: Random): string[] {
  const bits: string[] = []
  for (let from = 0; from < text.length;) {
    const length = 1 + Math.floor(random() * 12)
    bits.push(text.slice(from, from + length))
    from += length
  }
  return bits
}
