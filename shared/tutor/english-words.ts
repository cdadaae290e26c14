import { noteText } from '../content/rich-text.ts'
import type { Matter } from './passages.ts'
import type { Found, TextbookSearch } from './textbook-search.ts'

const indefinite = '(?:every|some|any|no)(?:body|one)|each|every'
const oneOf = (some: string) => new RegExp(String.raw`\b(?:${some})\b`, 'gi')
const decide = 'Concord: Small words that decide'

/** Words of grammar and the sections with their rules, as "note: section". */
const sectionsByWords: readonly (readonly [string, ...string[]])[] = [
  ['been|being|gone', 'Tense and aspect: Been, being, gone'],
  [indefinite, decide],
  [
    String.raw`has|are|were|does|(?:do|does|did|has|have|is|was|are|were)n['’]?t`,
    'Concord: Find the real subject',
    decide,
  ],
  ['since|for', 'Prepositions and phrasal verbs: Time', 'Tense and aspect: Clues and tenses'],
  ['whom?|whose|which|that', 'Pronouns and determiners: Reflexive, reciprocal, relative'],
  ['whom?|whose|i|me|us|them|him|mine|its', 'Pronouns and determiners: Case'],
]
const grammarWords = oneOf(
  `${sectionsByWords.map(([some]) => some).join('|')}|in|have|had|is|was|do|be|s?he|we|they|you|it`,
)

/** One or more words of grammar, each behind its mark: "has been", "they were", "you and I". */
const phrase = "#[a-z'’]+(?: (?:and )?#[a-z'’]+){0,3}"
const words = `(?:${phrase}|["“‘']${phrase}["”’'])`
const or = '(?:or|vs)'

/** The ways to ask about words of grammar, which any other question uses without being about them. */
const askedAbout = [
  String.raw`\b(?:when|how)\b.{0,25}\buse (${words}(?:,? (?:(?:and|${or}) )?${words})*)(?=\W*(?:$|with\b|#in))`,
  String.raw`\bdiff(?:er\w*)?\b.{0,15}? (${words} (?:and|${or}) ${words})`,
  String.raw`^(?=.{1,80}$).*?(${words} ${or} ${words})`,
].map((pattern) => new RegExp(pattern, 'i'))

/** One word whose stress or sound is asked for, and the rules. "The stress in a wire" is one of physics. */
const word = String.raw` (?:the word )?["“‘']?(?<word>[a-z]{2,})`
const soundAsked: readonly (readonly [string, string, string])[] = [
  [
    String.raw`\b(?:stress (?:of|in|on)|(?:do i|do you|to) stress|syllable (?:of|in))${word}["”’']?\W*(?:$|is )`,
    'Word stress: Rules from the ending',
    'Word stress: Two syllables',
  ],
  [
    String.raw`\b(?:pronounce|pronunciation of|(?:vowel|consonant|sound) in)${word}`,
    'Vowels and their symbols: The twelve pure vowels',
    'Consonants and their symbols: Spellings that mislead',
  ],
]

/** Other ways to ask about English that no other subject knows, and the rules. */
const turns: readonly (readonly [RegExp, string, ...string[]])[] = [
  [
    /^(?=.{1,90}$).*(?:\ba number of\b.*\b(?:and|but|or|vs)\b.{0,9}\bthe number of\b|\bthe number of\b.*\b(?:and|but|or|vs)\b.{0,9}\ba number of\b|\bnumber of\b.*\bis or are\b)/i,
    decide,
  ],
  [
    /\bparts? of speech\b|\b(?:is|are|be|define) (?:an? )?(?:noun|adjective|adverb)s?\W*$/i,
    'Word forms and degree: Word class',
  ],
  [
    /\/(?:[td]?[ʃʒ]|[θðŋ])\//u,
    'Consonants and their symbols: The consonants',
    'Consonants and their symbols: Spellings that mislead',
  ],
  [
    /\/(?:[aeiuɔəɪʊ]?[ɪæɑɒɔʊʌɜə]ː?|[iu]ː|e)\//u,
    'Vowels and their symbols: The twelve pure vowels',
    'Vowels and their symbols: The eight diphthongs',
  ],
]

/** What the notes of English have on the words that a question is about. */
export interface EnglishMatter<P extends Matter> {
  passages: Found<P>[]
  /** The word whose stress or sound is asked for, if the notes lack it. */
  missing?: string | undefined
}

/** Nobody asks about a word in more than this. */
const longestAsked = 300

/** Finds the rules for words of grammar, or for the stress or sound of one word; null if a question is about neither. */
export function findOnEnglish<P extends Matter>(search: TextbookSearch<P>, asked: string): EnglishMatter<P> | null {
  const plain = asked.slice(0, longestAsked).replaceAll('#', '')
  for (const [pattern, ...names] of turns) if (pattern.test(plain)) return { passages: sectionsCalled(search, names) }
  const onSound = findOnSound(search, plain)
  if (onSound !== null) return onSound
  const marked = plain.replaceAll(grammarWords, '#$&')
  const about = askedAbout.flatMap((pattern) => pattern.exec(marked)?.[1] ?? []).join(' ')
  if (about === '') return null
  const whole = [about, ...(plain.match(oneOf(indefinite)) ?? [])].join(' ')
  const names = sectionsByWords.flatMap(([some, ...sections]) => (oneOf(some).test(whole) ? sections : []))
  const passages = sectionsCalled(search, names)
  return passages.length === 0 ? null : { passages }
}

function findOnSound<P extends Matter>(search: TextbookSearch<P>, asked: string): EnglishMatter<P> | null {
  for (const [pattern, ...names] of soundAsked) {
    const missing = new RegExp(pattern, 'i').exec(asked)?.groups?.['word']
    const rules = missing === undefined ? [] : sectionsCalled(search, names)
    if (missing === undefined || rules.length === 0) continue
    const named = [...new Set(names.map(noteIn))]
      .flatMap((note) => noteCalled(search, note))
      .filter(({ heading, html }) => heading !== 'Common mistakes' && oneOf(missing).test(noteText(html)))
    if (named.length === 0) return { passages: rules, missing }
    return { passages: named }
  }
  return null
}

function sectionsCalled<P extends Matter>(search: TextbookSearch<P>, names: readonly string[]): Found<P>[] {
  return [...new Set(names)].flatMap((name) =>
    noteCalled(search, noteIn(name)).filter(({ title, heading }) => `${title}: ${heading}` === name),
  )
}

function noteIn(name: string): string {
  return name.replace(/:.*/, '')
}

/** The sections of a note. All of them are indexed under its title. */
function noteCalled<P extends Matter>(search: TextbookSearch<P>, title: string): Found<P>[] {
  return search.find(title, Infinity).filter((passage) => passage.kind === 'note' && passage.title === title)
}
