/** Letters of Nigerian and other Latin alphabets that are no base letter with marks. */
const plainByLetter: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}

/** Without 0 and 1, which look like o and l. */
const digits = '23456789'
const longestFirstName = 12
/** For a name without any Latin letter. */
const otherwise = 'learner'
/** Digits of the candidates: few while there are few of the name, then enough for any number. */
const digitCounts = [2, 2, 2, 3, 3, 4, 4, 6, 8] as const

/**
 * User names to try for a name, in this order: 'Amina Bello' gives 'amina.b42', then others with more digits. `randomBelow` gives a whole
 * number from 0, below its argument.
 */
export function userNamesFor(name: string, randomBelow: (limit: number) => number): string[] {
  const [first = '', ...others] = plainLetters(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
  const initial = others.at(-1)?.[0]
  const stem = (first || otherwise).slice(0, longestFirstName) + (initial === undefined ? '' : `.${initial}`)
  const digit = () => digits[randomBelow(digits.length)]
  return digitCounts.map((count) => stem + Array.from({ length: count }, digit).join(''))
}

/** The name in small letters of English, without accents, dots and apostrophes; other letters stay as they are. */
function plainLetters(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => plainByLetter[letter] ?? letter)
}
