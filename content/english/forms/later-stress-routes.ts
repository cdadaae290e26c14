import type { SecondRoute } from '../../engine/prove.ts'
import { only, onlyWord, signsIn, withConsonant, type Couples, type Spoken, type Words } from './route-words.ts'

const countWords = ['', 'One', 'Two', 'Three', 'Four', 'Five']

/** Counts vowel signs; the generator reads the table of syllables. */
export const byVowelSigns: SecondRoute = (question: Words): string =>
  onlyWord(question, (one) => String(signsIn(one).length) === question.asked)

export const byNumberOfVowels: SecondRoute = ({ target }: { target: Spoken }): string =>
  countWords[signsIn(target).length] ?? 'too many'

interface Print {
  entry: Spoken
  place: number
}

function capitalsOf({ split }: Spoken): number {
  return split.findIndex((part) => /^[A-Z]+$/.test(part))
}

function printOf({ entry, place }: Print): string {
  return withConsonant(
    entry.split.map((part, index) => (index === place ? `<b>${part.toUpperCase()}</b>` : part.toLowerCase())).join(''),
  )
}

/** Finds the word printed as the table of syllables has it. */
export const byPrint: SecondRoute = ({ key, wrong }: { key: Print; wrong: readonly Print[] }): string =>
  only(
    [...wrong, key],
    ({ entry, place }) => capitalsOf(entry) === place && capitalsOf(entry) === entry.stress,
    printOf,
  )

/** Finds the word printed otherwise than the table of syllables has it. */
export const byMisprint: SecondRoute = ({ key, wrong }: { key: Print; wrong: readonly Print[] }): string =>
  only(
    [...wrong, key],
    ({ entry, place }) => capitalsOf(entry) !== place || capitalsOf(entry) !== entry.stress,
    printOf,
  )

export const byCapitalsOfCouple: SecondRoute = ({ target, key, wrong }: Couples<Spoken>): string =>
  [target, ...[key, ...wrong].flatMap(({ one, other }) => [one, other])].some(
    (word) => capitalsOf(word) !== word.stress || word.split.length !== target.split.length,
  )
    ? 'the table of syllables contradicts a pronunciation, or the words differ in length'
    : only(
        [...wrong, key],
        ({ one, other }) => capitalsOf(one) === capitalsOf(target) && capitalsOf(other) === capitalsOf(target),
        ({ one, other }) => `${one.word} – ${other.word}`,
      )

interface Classed {
  pair: { word: string; noun: string; verb: string }
  isNoun: boolean
}

/** Tells noun and verb by the word before, and checks which half is in capitals. */
export const byWordClass: SecondRoute = ({ key }: { key: Classed; wrong: readonly Classed[] }): string => {
  const sentence = key.isNoun ? key.pair.noun : key.pair.verb
  const [, before = '', start = ''] = /(\S+) (\w*)<b>/.exec(sentence.replace(/^/, ' ')) ?? []
  const isNoun = /^(?:the|a|an|new|birthday|fresh|their|his|school|young|The|A|An)$/.test(before)
  const isFirst = start === ''
  return isNoun === key.isNoun && isFirst === isNoun ? sentence : `'${before}' before ${sentence}`
}

const afterStress: Readonly<Record<string, number>> = {
  tion: 1,
  ity: 2,
  ic: 1,
  ian: 1,
  logy: 2,
  graphy: 2,
  tial: 1,
  ical: 2,
  cracy: 2,
}

/** Counts back from the end by the rule of the ending; the generator reads the stressed vowel. */
export const byEndingOfWord: SecondRoute = ({
  word,
  letters,
  places,
}: {
  word: Spoken
  letters: string
  places: readonly number[]
}): string => {
  const place = word.split.length - 1 - (afterStress[letters] ?? Number.NaN)
  if (!word.word.endsWith(letters) || !places.includes(place) || new Set(places).size !== 4)
    return 'the options do not fit the ending'
  return place === word.stress && place === capitalsOf(word)
    ? printOf({ entry: word, place })
    : 'the ending contradicts the pronunciation'
}

interface Emphasis {
  frame: Readonly<Record<'subject' | 'verb' | 'object' | 'place', { text: string; other: string }>> & {
    auxiliary?: string
  }
  stressed: 'subject' | 'verb' | 'object' | 'place'
}

/** Compares the question with the sentence word by word, and prints the word that differs in capitals. */
export const byDifferingWord: SecondRoute = (emphasis: Emphasis): string => {
  const { said, loud } = differing(emphasis)
  const at = said.findIndex((word) => word === loud)
  const shown = said.map((word, place) => (place === at ? `<b>${word.toUpperCase()}</b>` : word)).join(' ')
  return `${shown.charAt(0).toUpperCase()}${shown.slice(1)}.`
}

/** The word that differs, alone. */
export const byLoudWord: SecondRoute = (emphasis: Emphasis): string => differing(emphasis).loud

function differing({ frame, stressed }: Emphasis): { said: string[]; loud: string } {
  const { subject, verb, object, place, auxiliary = '' } = frame
  const said = `${subject.text} ${auxiliary.toLowerCase()} ${verb.text} ${object.text} ${place.text}`.split(' ')
  const asked = new Set(
    (['subject', 'verb', 'object', 'place'] as const).flatMap((name) =>
      (name === stressed ? frame[name].other : frame[name].text).split(' '),
    ),
  )
  const fresh = said.filter((word) => word !== auxiliary.toLowerCase() && !asked.has(word))
  return { said, loud: fresh.length === 1 ? (fresh[0] ?? '') : `${fresh.length} words differ` }
}

/** Takes the stressed part out of the sentence and asks for it. */
export const byAnswer: SecondRoute = ({ frame, stressed }: Emphasis): string => {
  const { subject, verb, object, place, auxiliary = '' } = frame
  const aux = auxiliary.toLowerCase()
  if (stressed === 'subject') return `Who ${aux} ${[verb, object, place].map(({ text }) => text).join(' ')}?`
  if (stressed === 'verb')
    return `What ${aux} ${subject.text} ${verb.text.endsWith('ing') ? 'doing' : 'do'} with ${object.text} ${place.text}?`
  if (stressed === 'object') return `What ${aux} ${subject.text} ${verb.text} ${place.text}?`
  const isTime = /day$|morning|evening|noon|night/.test(place.text)
  return `${isTime ? 'When' : 'Where'} ${aux} ${subject.text} ${verb.text} ${object.text}?`
}
