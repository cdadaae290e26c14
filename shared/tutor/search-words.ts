/**
 * The words of a text as search terms: lower case, stemmed, with normalised spelling and without stop words. Pass the same `known`
 * map for several texts to stem each word only once.
 */
export function wordsOf(text: string, known = new Map<string, string>()): string[] {
  return piecesOf(text).flatMap((piece) => {
    const word = known.get(piece) ?? (emptyWords.has(piece) ? '' : stemOf(piece))
    known.set(piece, word)
    return word === '' ? [] : [word]
  })
}

/** A question has said what it is about by then. Reading on would only take time. */
const longestQuestion = 4000

/** The distinct search terms of a question, in the vocabulary of the notes: "sulphuric acid" becomes tetraoxosulphate. */
export function wantedWords(question: string): string[] {
  const asked = question.slice(0, longestQuestion).replace(howItWorks, '$1').replace(manner, ' ')
  const inOurWords = piecesOf(asked).map((word) => ourWords[word] ?? word)
  return [...new Set(wordsOf(inOurWords.join(' ; ')))]
}

/** Recognises "How does a transformer work?", which is not about work in physics. */
const howItWorks = /\b(how do(?:es)?\b.{0,80}?)\bwork\b/gi

/** How a student types "and" and "why", and how simple the answer should be. "N type" and "nth" are matter, and so is "simple interest". */
const manner =
  /(?<=\b(?!(?:and|or|of|the|for|find|is)\b)\p{L}{3,}\s)n(?=\s(?!type)\p{L}{3,})|^\W*y(?=\s(?:d[eo]y?|does|is|are|did|can)\b)|(?<=\d\s?)[kc]?[mg]\/\w+[²³]?|\b(?:in|with) (?:a )?(?:(?:very|more) )?(?:simpl\w+|eas\w+|plain|layman\S*)(?: (?:terms?|words?|english|way))+/giu

/** Combining marks beyond what any letter has. Normalising a long run of them takes quadratic time. */
const heapOfMarks = /(?<=\p{M}{4})\p{M}+/gu

/** A function written together with its number, as in "2sin30". */
const joinedFunction = /(?<!\p{L})(sin|cos|tan|log)(?=\p{N})/gu

/**
 * Splits a text into words. "A.P." equals "AP", "Hooke's" equals "Hookes", "x²" equals "x^2", and "sin30" equals "sin 30". An equation is
 * added as a word.
 */
export function piecesOf(text: string): string[] {
  const plain = text.replaceAll(heapOfMarks, '').normalize('NFKD').toLowerCase()
  const pieces = plain
    .replaceAll(/[\u0300-\u036f]|['’]s\b|['’]|(?<=\b\p{L})\.(?=\p{L}\b)|(?<=[\p{L}\p{N})])\^(?=[\p{L}\p{N}])/gu, '')
    .replaceAll(joinedFunction, ' $1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '')
  return plain.includes('=') ? [...pieces, ...equationsOf(plain)] : pieces
}

/** Longer equations are steps of a worked example, which nobody searches for. */
const longestEquation = 24

/** Reads "v = u + at" and "v=u+at" alike. An equation counts as a law only with letters on both sides; "x = 4" is a result. */
function equationsOf(plain: string): string[] {
  const signs = plain
    .replaceAll('^', '')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/\s?[×·*]\s?/g, '')
  const runs = signs.match(/(?<![\w.()/])[\w.()/]+(?:\s?[=+-]\s?[\w.()/]+)+/g) ?? []
  return runs.flatMap((run) => {
    const [left = '', right = ''] = run.replaceAll(/\s/g, '').split('=')
    const equation = `${left}=${right.replace(/\.$/, '')}`
    return equation.length <= longestEquation && isLaw.test(equation) ? [equation] : []
  })
}

const isLaw = /[a-z].*=(?:.*[a-z]|0$)/

/**
 * Gives "reacts", "reacted" and "reaction" one stem; also "ionise" and "ionization", "colour" and "color", and "difussion". A z at
 * the beginning stays, so that "zinc" is not "since".
 */
function stemOf(word: string): string {
  const spelled =
    word.length < 4
      ? word
      : word.replace(/oes$/, 'o').replaceAll(/\Bz/g, 's').replaceAll(/[ao]e/g, 'e').replaceAll('ph', 'f')
  const stem = spelled
    .replace(/our/, 'or')
    .replace(/(?<=..)(?<![su]|^len)s$/, '')
    .replace(/(?<=.{4})i(?:a|um)$/, '')
    .replace(/(?<=.{5})at(?:e|ed|ing|ion|or)$|(?<=.{3})(?:e|ed|ing|ion|ly)$/, '')
    .replace(/(?<=..)y$/, 'i')
  return stem.replaceAll(/([a-z])\1/g, '$1')
}

/** Students' terms and what the notes call them. */
const ourWords: Readonly<Record<string, string>> = {
  ap: 'arithmetic progression',
  gp: 'geometric progression',
  shm: 'simple harmonic motion',
  dna: 'dna gene',
  electromotive: 'emf',
  fast: 'speed',
  sulphuric: 'tetraoxosulphate',
  sulfuric: 'tetraoxosulphate',
  nitric: 'trioxonitrate',
  nitrate: 'trioxonitrate',
  carbonate: 'trioxocarbonate',
  dioxide: 'oxide',
  alcohol: 'alkanol',
  aldehyde: 'alkanal',
  ketone: 'alkanone',
  carboxylic: 'alkanoic',
  acetic: 'ethanoic',
  acetylene: 'ethyne',
}

/** Stop words: words of any question that say nothing about its topic, in English and Pidgin, with common misspellings. */
const emptyWords = new Set(
  (
    'a abeg about abt after again also always am an and another any are as ask at be because been before between both ' +
    'briefly btw but by calculate can clearly could d dat de def define definition dem describe detail dey diff ' +
    'difference differences different dis discuss distinguish do does doing dont down during e each easily easy em ' +
    'every example examples explain explanation find for formula formulae formular formulas from full get give given ' +
    'go good got had has have he hello help her here hi his how hw i if im in into is it its just know let like list ' +
    'look looks make many may me meaning means mention might more most much my na name nd need no not now of off oga ok ' +
    'on one or our out outline over please pls plz q question say shall she should show simply so solve some state steps ' +
    'such sure take talk tell than thank thanks that the their them then there these they thing this those through ' +
    'to too topic two type types u una understand up ur us use used uses using versus very vs wan want was wat we well were ' +
    'wetin what whats when where which while who whom why will with without word words works would write you your'
  ).split(' '),
)

/** Words for a side of a topic, as in "functions of the liver". They say less than the name of the topic. */
export const sides = new Set(
  wordsOf(
    'function role importance advantage disadvantage part feature characteristic kind cause effect stage happen concept term',
  ),
)
