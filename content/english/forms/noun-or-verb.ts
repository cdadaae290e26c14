import { form, type BoundForm } from '../../engine/family.ts'
import { misprinted, stressPairs, type StressPair } from './stress-pairs.ts'
import { some } from './words.ts'

/** A sentence with a word that is a noun or a verb in it. */
export interface ClassedWord {
  pair: StressPair
  isNoun: boolean
}

export interface NounVerbQuestion {
  key: ClassedWord
  wrong: readonly ClassedWord[]
}

const optionCount = 4

/** Four sentences with such words; in one of them the capitals are on the stressed syllable. */
export const nounOrVerb: BoundForm = form<NounVerbQuestion>({
  id: 'noun-or-verb',
  difficulty: 'hard',
  draw: (random) => {
    const [key, ...wrong] = some(random, stressPairs, optionCount).map((pair) => ({
      pair,
      isNoun: random.int(0, 1) === 0,
    }))
    return key === undefined || wrong.length < optionCount - 1 ? null : { key, wrong }
  },
  write: ({ key, wrong }) => {
    const words = [key, ...wrong].map(({ pair }) => pair.word).sort()
    return {
      stem: `The words ${words.slice(0, -1).join(', ')} and ${words.at(-1)} can be nouns or verbs. In which sentence is the stressed syllable printed in capitals?`,
      key: { text: rightOf(key) },
      slips: wrong.map(({ pair, isNoun }) => ({
        text: misprinted(pair, isNoun),
        because: `Here ${pair.word} is a ${className(isNoun)}, pronounced ${ipaIn(pair, isNoun)}, but the capitals show the stress of the ${className(!isNoun)}.`,
      })),
      principle:
        'These words are spelt alike as noun and verb, but the noun is stressed on the first syllable and the verb on the second.',
      working: [
        `In the other sentences: ${wrong.map(({ pair, isNoun }) => `${pair.word}, ${className(isNoun)}, ${ipaIn(pair, isNoun)}`).join('; ')}.`,
        'Such a word is a noun after the, a, their or an adjective, but a verb after will, may, must, can, to, not, please or a subject.',
        `As a ${className(key.isNoun)}, ${key.pair.word} is ${ipaIn(key.pair, key.isNoun)}: ${rightOf(key)}`,
      ],
      hints: [
        'Decide for each sentence whether the word names a thing or says what somebody does.',
        'Then remember where nouns of this kind are stressed, and where verbs are.',
      ],
      twinKeys: [`key ${key.pair.word} as ${className(key.isNoun)}`],
    }
  },
})

function rightOf({ pair, isNoun }: ClassedWord): string {
  return isNoun ? pair.noun : pair.verb
}

export function className(isNoun: boolean): string {
  return isNoun ? 'noun' : 'verb'
}

function ipaIn({ nounIpa, verbIpa }: StressPair, isNoun: boolean): string {
  return isNoun ? nounIpa : verbIpa
}
