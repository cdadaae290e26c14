/** The part of a word that the routes read: letters, pronunciation and, for stress, the table of syllables. */
export interface Spoken {
  word: string
  sounds: readonly string[]
  stress: number
  split: readonly string[]
}
export interface Marked {
  letters: string
  sound: string
  entry: Spoken
}
export interface Words {
  target: Spoken | null
  asked: string
  key: Spoken
  wrong: readonly Spoken[]
}
export interface Couples<Word> {
  target: Word
  asked: string
  key: { one: Word; other: Word }
  wrong: readonly { one: Word; other: Word }[]
}

/** A vowel symbol in a written pronunciation, the longest that fits. */
export const vowelSign = /eɪ|aɪ|ɔɪ|əʊ|aʊ|ɪə|eə|ʊə|iː|ɑː|ɔː|uː|ɜː|[ɪeæɒʊʌə]/gu

export function written({ sounds }: Spoken): string {
  return sounds.join('')
}

export function signsIn(one: Spoken): string[] {
  return [...written(one).matchAll(vowelSign)].map(([sign]) => sign)
}

export function stressedSign(one: Spoken): string {
  return signsIn(one)[one.stress] ?? ''
}

export function only<Option>(
  options: readonly Option[],
  fits: (option: Option) => boolean,
  text: (option: Option) => string,
): string {
  const found = options.filter(fits)
  return found.length === 1 && found[0] !== undefined ? text(found[0]) : `${found.length} options fit`
}

export function onlyWord({ key, wrong }: Words, fits: (option: Spoken) => boolean): string {
  return only([...wrong, key], fits, ({ word }) => word)
}

const loneCapital = /((?:[cpst]h|[^aeiouy\W])?)<b>([A-Z])<\/b>((?:[cpst]h|[^aeiouy\W])?)/

/** Adds to a single vowel in capitals the consonant before it, or else the one after it. */
export function withConsonant(shown: string): string {
  return shown.replace(loneCapital, (_, before: string, vowel: string, after: string) =>
    before === '' ? `<b>${vowel}${after.toUpperCase()}</b>` : `<b>${before.toUpperCase()}${vowel}</b>${after}`,
  )
}
