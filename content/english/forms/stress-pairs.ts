/** Words that are stressed on the first syllable as nouns and on the second as verbs, with a sentence for each. */
export interface StressPair {
  word: string
  noun: string
  verb: string
  /** The two pronunciations, which Britfone lists. */
  nounIpa: string
  verbIpa: string
}

type Row = readonly [split: string, nounIpa: string, verbIpa: string, noun: string, verb: string]

const rows: readonly Row[] = [
  ['con-test', 'ˈkɒntest', 'kənˈtest', 'Our school won the * in Ilorin.', 'Two lawyers will * the seat.'],
  ['con-tract', 'ˈkɒntrækt', 'kənˈtrækt', 'The builder signed a new *.', 'Metals * when they cool.'],
  ['con-trast', 'ˈkɒntrɑːst', 'kənˈtrɑːst', 'The * between the twins is sharp.', 'Please * the two poems.'],
  ['con-vert', 'ˈkɒnvɜːt', 'kənˈvɜːt', 'He is a * to healthy food.', 'They will * the barn into a shop.'],
  ['con-vict', 'ˈkɒnvɪkt', 'kənˈvɪkt', 'The * asked for a lawyer.', 'No judge can * without proof.'],
  ['de-sert', 'ˈdezət', 'dɪˈzɜːt', 'Camels cross the * at night.', 'A good friend will not * you.'],
  ['in-crease', 'ˈɪnkriːs', 'ɪnˈkriːs', 'The traders fear an * in rent.', 'They will * the fare in June.'],
  ['pres-ent', 'ˈprezənt', 'prɪˈzent', 'Amina opened her birthday *.', 'The mayor will * the medals.'],
  ['pro-duce', 'ˈprɒdjuːs', 'prəˈdjuːs', 'Farmers sell fresh * on Fridays.', 'These trees * many mangoes.'],
  ['pro-gress', 'ˈprəʊɡres', 'prəˈɡres', 'The teacher praised their *.', 'We shall * to the next topic.'],
  ['proj-ect', 'ˈprɒdʒekt', 'prəˈdʒekt', 'Chidi handed in his *.', 'Speakers must * their voices.'],
  ['pro-test', 'ˈprəʊtest', 'prəˈtest', 'The * was quiet and short.', 'The players did not *.'],
  ['reb-el', 'ˈrebəl', 'rɪˈbel', 'The young * left the camp.', 'The soldiers may *.'],
  ['rec-ord', 'ˈrekɔːd', 'rɪˈkɔːd', 'Tobi broke the school *.', 'The band will * a song.'],
  ['re-fund', 'ˈriːfʌnd', 'rɪˈfʌnd', 'The customer wanted a *.', 'The shop will * your money.'],
]

export const stressPairs: readonly StressPair[] = rows.map(([split, nounIpa, verbIpa, noun, verb]) => ({
  word: split.replace('-', ''),
  noun: withCapitals(noun, split, 0),
  verb: withCapitals(verb, split, 1),
  nounIpa: `/${nounIpa}/`,
  verbIpa: `/${verbIpa}/`,
}))

/** The sentence with the word in its place and one of its two syllables in capitals. */
function withCapitals(sentence: string, split: string, place: number): string {
  const parts = split.split('-').map((part, index) => (index === place ? `<b>${part.toUpperCase()}</b>` : part))
  return sentence.replace('*', parts.join(''))
}

/** The sentence with the other syllable in capitals. */
export function misprinted({ word, noun, verb }: StressPair, isNoun: boolean): string {
  const right = isNoun ? noun : verb
  const [shown = ''] = /\w*<b>\w+<\/b>\w*/.exec(right) ?? []
  const [capitals = ''] = /<b>\w+<\/b>/.exec(shown) ?? []
  const plain = capitals.replaceAll(/<\/?b>/g, '').toLowerCase()
  const rest = isNoun ? word.slice(plain.length) : word.slice(0, word.length - plain.length)
  const turned = isNoun ? `${plain}<b>${rest.toUpperCase()}</b>` : `<b>${rest.toUpperCase()}</b>${plain}`
  return right.replace(shown, turned)
}
