/** Words that are stressed on the first syllable as nouns and on the second as verbs, with a sentence for each. */
export interface StressPair {
  word: string
  noun: string
  verb: string
  /** The two pronunciations, which Britfone lists. */
  nounIpa: string
  verbIpa: string
  /** The sentences with the stress of the other word class. */
  misprintedNoun: string
  misprintedVerb: string
}

/** A word that is divided otherwise as a verb has both divisions, with a bar between them. */
type Row = readonly [split: string, nounIpa: string, verbIpa: string, noun: string, verb: string]

const rows: readonly Row[] = [
  ['con-test', 'ˈkɒntest', 'kənˈtest', 'Our school won the * in Ilorin.', 'Two lawyers will * the seat.'],
  ['con-tract', 'ˈkɒntrækt', 'kənˈtrækt', 'The builder signed a new *.', 'Metals * when they cool.'],
  ['con-trast', 'ˈkɒntrɑːst', 'kənˈtrɑːst', 'The * between the twins is sharp.', 'Please * the two poems.'],
  ['con-vert', 'ˈkɒnvɜːt', 'kənˈvɜːt', 'He is a * to healthy food.', 'They will * the barn into a shop.'],
  ['con-vict', 'ˈkɒnvɪkt', 'kənˈvɪkt', 'The * asked for a lawyer.', 'No judge can * without proof.'],
  ['des-ert|de-sert', 'ˈdezət', 'dɪˈzɜːt', 'Camels cross the * at night.', 'A good friend will not * you.'],
  ['in-crease', 'ˈɪnkriːs', 'ɪnˈkriːs', 'The traders fear an * in rent.', 'They will * the fare in June.'],
  ['pres-ent|pre-sent', 'ˈprezənt', 'prɪˈzent', 'Amina opened her birthday *.', 'The mayor will * the medals.'],
  ['pro-duce', 'ˈprɒdjuːs', 'prəˈdjuːs', 'Farmers sell fresh * on Fridays.', 'These trees * many mangoes.'],
  ['pro-gress', 'ˈprəʊɡres', 'prəˈɡres', 'The teacher praised their *.', 'We shall * to the next topic.'],
  ['proj-ect|pro-ject', 'ˈprɒdʒekt', 'prəˈdʒekt', 'Chidi handed in his *.', 'Speakers must * their voices.'],
  ['pro-test', 'ˈprəʊtest', 'prəˈtest', 'The * was quiet and short.', 'The players did not *.'],
  ['reb-el|re-bel', 'ˈrebəl', 'rɪˈbel', 'The young * left the camp.', 'The soldiers may *.'],
  ['rec-ord|re-cord', 'ˈrekɔːd', 'rɪˈkɔːd', 'Tobi broke the school *.', 'The band will * a song.'],
  ['re-fund', 'ˈriːfʌnd', 'rɪˈfʌnd', 'The customer wanted a *.', 'The shop will * your money.'],
]

export const stressPairs: readonly StressPair[] = rows.map(([splits, nounIpa, verbIpa, noun, verb]) => {
  const [asNoun = '', asVerb = asNoun] = splits.split('|')
  return {
    word: asNoun.replace('-', ''),
    noun: withCapitals(noun, asNoun, 0),
    verb: withCapitals(verb, asVerb, 1),
    nounIpa: `/${nounIpa}/`,
    verbIpa: `/${verbIpa}/`,
    misprintedNoun: withCapitals(noun, asVerb, 1),
    misprintedVerb: withCapitals(verb, asNoun, 0),
  }
})

/** The sentence with the word in its place and one of its two syllables in capitals. */
function withCapitals(sentence: string, split: string, place: number): string {
  const parts = split.split('-').map((part, index) => (index === place ? `<b>${part.toUpperCase()}</b>` : part))
  return sentence.replace('*', parts.join(''))
}

/** The sentence with the other syllable in capitals. */
export function misprinted({ misprintedNoun, misprintedVerb }: StressPair, isNoun: boolean): string {
  return isNoun ? misprintedNoun : misprintedVerb
}
