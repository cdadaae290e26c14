/**
 * The words of a text as they count in a search: small, without endings, in one spelling; those that say nothing left out.
 * Who reads many texts hands in `known`, so that no word is worked out twice.
 */
export function wordsOf(text: string, known = new Map<string, string>()): string[] {
  return piecesOf(text).flatMap((piece) => {
    const word = known.get(piece) ?? (emptyWords.has(piece) ? '' : stemOf(piece))
    known.set(piece, word)
    return word === '' ? [] : [word]
  })
}

/** What a question asks for is said by then; reading on would only take time. */
const longestQuestion = 4000

/** The words that a question asks for, each once, in the words of our notes: "sulphuric acid" is tetraoxosulphate there. */
export function wantedWords(question: string): string[] {
  const asked = question.slice(0, longestQuestion).replace(howItWorks, '$1')
  const inOurWords = piecesOf(asked).map((word) => ourWords[word] ?? word)
  return [...new Set(wordsOf(inOurWords.join(' ; ')))]
}

/** "How does a transformer work?" is not about work. */
const howItWorks = /\b(how do(?:es)?\b.{0,80}?)\bwork\b/gi

/** Beyond the few that a letter has; to bring a heap of them into order takes the square of its height. */
const heapOfMarks = /(?<=\p{M}{4})\p{M}+/gu

/** "A.P." and "AP" are one word, and so are "Hooke's" and "Hookes", and "x²" and "x^2". An equation is a word beside its parts. */
export function piecesOf(text: string): string[] {
  const plain = text.replaceAll(heapOfMarks, '').normalize('NFKD').toLowerCase()
  const pieces = plain
    .replaceAll(/[\u0300-\u036f]|['’]s\b|['’]|(?<=\b\p{L})\.(?=\p{L}\b)|(?<=[\p{L}\p{N})])\^(?=[\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => piece !== '')
  return plain.includes('=') ? [...pieces, ...equationsOf(plain)] : pieces
}

/** Longer ones are steps of a worked example, which nobody looks for. */
const longestEquation = 24

/** "v = u + at" and "v=u+at" alike. Only what has letters on both sides is a law; "x = 4" is a result. */
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

/** One for "reacts", "reacted", "reaction"; for "ionise" and "ionization"; for "colour" and "color"; for "difussion". */
function stemOf(word: string): string {
  const spelled =
    word.length < 4
      ? word
      : word.replace(/oes$/, 'o').replaceAll('z', 's').replaceAll(/[ao]e/g, 'e').replaceAll('ph', 'f')
  const stem = spelled
    .replace(/our/, 'or')
    .replace(/(?<=..)(?<![su]|^len)s$/, '')
    .replace(/(?<=.{4})i(?:a|um)$/, '')
    .replace(/(?<=.{5})at(?:e|ed|ing|ion|or)$|(?<=.{3})(?:e|ed|ing|ion|ly)$/, '')
    .replace(/(?<=..)y$/, 'i')
  return stem.replaceAll(/([a-z])\1/g, '$1')
}

/** What students call things by, in the words of the notes. */
const ourWords: Readonly<Record<string, string>> = {
  ap: 'arithmetic progression',
  gp: 'geometric progression',
  shm: 'simple harmonic motion',
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

/** Words of any question that say nothing of its matter, in English and Pidgin, well and badly spelled. */
const emptyWords = new Set(
  (
    'a abeg about after again also always am an and another any are as ask at be because been before between both ' +
    'briefly btw but by calculate can clearly could d dat de def define definition dem describe detail dey diff ' +
    'difference differences different dis discuss distinguish do does doing dont down during e each easily easy em ' +
    'every example examples explain explanation find for formula formulae formular formulas from full get give given ' +
    'go good got had has have he hello help her here hi his how i if im in into is it its just know let like list ' +
    'look looks make many may me meaning means mention might more most much my na name need no not now of off oga ok ' +
    'on one or our out outline over please pls plz q question say shall she should show so solve some state steps ' +
    'such sure take talk tell than thank thanks that the their them then there these they thing this those through ' +
    'to too topic two type types u una understand up ur us use used uses using very wan want was wat we well were ' +
    'wetin what whats when where which while who whom why will with without word words works would write you your'
  ).split(' '),
)
