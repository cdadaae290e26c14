import { longestNickname } from '@sabi/shared/accounts/account'
import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/** Shorter names occur in too many other words to be searched for within a nickname. */
const shortestTellingName = 6
/** As many digits as a telephone number has without its first ones; a year or two have fewer. */
const tellingDigits = 7

/**
 * Letters of English and of Nigerian languages, with their accents and dots, and digits. Other scripts have letters that look like
 * these. Left out are Latin letters that look like one of these: ð, ı, ĸ and small capitals.
 */
const plainNickname =
  /^(?:[A-Za-z0-9 ._\-\u00c0-\u00cf\u00d1-\u00d6\u00d8-\u00ef\u00f1-\u00f6\u00f8-\u0130\u0132-\u0137\u0139-\u017e\u01cd-\u01d4\u01f8\u01f9\u1e00-\u1ef9ƁɓƊɗƘƙƳƴƎǝƐɛƆɔ]|[\u0300-\u0304\u0308\u030c\u0323\u0329\u0331])+$/u

/** Words of abuse and of office, also with figures for letters. The exceptions are honest names and words. */
const unfitWords = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .addPhrase((phrase) =>
      phrase
        .setMetadata({ originalWord: 'admin' })
        // Doubled letters are single when it looks.
        .addPattern(pattern`admin`)
        .addPattern(pattern`moderator`)
        .addPattern(pattern`|mod|`)
        .addPattern(pattern`oficial`)
        .addPattern(pattern`|staf|`)
        .addPattern(pattern`|suport|`)
        .addWhitelistedTerm('badminton')
        .addWhitelistedTerm('unofficial'),
    )
    .addPhrase((phrase) =>
      phrase
        .setMetadata({ originalWord: 'surname' })
        .addWhitelistedTerm('shittu')
        .addWhitelistedTerm('shitta')
        .addWhitelistedTerm('dickson'),
    )
    .build(),
  ...englishRecommendedTransformers,
})

/** A nickname in the form in which it is kept and shown: one form of each letter, single spaces. */
export function tidyNickname(nickname: string): string {
  return nickname.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/**
 * The normalised form in which nicknames are compared: case, spaces and dots don't count, nor what tells I, l and 1 or O and 0 apart.
 */
export function nicknameKey(nickname: string): string {
  return lettersOf(nickname).replace(/[i1]/g, 'l').replaceAll('0', 'o')
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Returns whether a nickname has only letters that nobody takes for others. */
export function hasPlainLetters(nickname: string): boolean {
  return plainNickname.test(nickname)
}

/**
 * Returns whether a nickname may be used on the leaderboard: it must not reveal a name, e-mail or telephone number to
 * strangers, look official, be abusive, or contain invisible characters.
 */
export function isFitNickname(
  nickname: string,
  { name, email, userName = '', siteName }: OwnNames & { siteName: string },
): boolean {
  const key = nicknameKey(nickname)
  if (key === '' || nickname.length > longestNickname) return false
  if (/\p{Default_Ignorable_Code_Point}|\p{M}{3}/u.test(nickname)) return false
  if (nickname.replace(/\P{N}/gu, '').length >= tellingDigits) return false
  const siteKey = nicknameKey(siteName)
  if (siteKey !== '' && key.includes(siteKey)) return false
  if (ownNames({ name, email, userName }).some((own) => tells(key, own))) return false
  return !unfitWords.hasMatch(nickname) && !unfitWords.hasMatch(withoutGaps(nickname))
}

interface OwnNames {
  name: string
  email: string
  userName?: string
}

function ownNames({ name, email, userName = '' }: OwnNames): string[] {
  const words = name.split(/\s+/).map(nicknameKey).filter(Boolean)
  const pairs = words.flatMap((one, place) => words.toSpliced(place, 1).map((other) => one + other))
  return [...[name, email, email.split('@')[0] ?? '', userName].map(nicknameKey), ...pairs]
}

function tells(key: string, own: string): boolean {
  return own !== '' && (key === own || (own.length >= shortestTellingName && key.includes(own)))
}

/** Joins single letters that spell a word: 'f u n' becomes 'fun'. */
function withoutGaps(nickname: string): string {
  return nickname.replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}])[ ._-]+(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '$1')
}
