import { longestNickname } from '@sabi/shared/accounts/account'
import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity'

/** Shorter names occur in too many other words to be searched for within a nickname. */
const shortestTellingName = 6
/** As many digits as a telephone number has without its first ones; a year or two have fewer. */
const tellingDigits = 7

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

/** The normalised form in which nicknames are compared: case, spaces and dots don't count. */
export function nicknameKey(nickname: string): string {
  return nickname
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/**
 * Returns whether a nickname may be used on the leaderboard: it must not reveal a name, e-mail or telephone number to
 * strangers, look official, be abusive, or contain invisible characters.
 */
export function isFitNickname(
  nickname: string,
  { name, email, siteName }: { name: string; email: string; siteName: string },
): boolean {
  const key = nicknameKey(nickname)
  if (key === '' || nickname.length > longestNickname) return false
  if (/\p{Default_Ignorable_Code_Point}|\p{M}{3}/u.test(nickname)) return false
  if (key.replace(/\P{N}/gu, '').length >= tellingDigits) return false
  const siteKey = nicknameKey(siteName)
  if (siteKey !== '' && key.includes(siteKey)) return false
  if (ownNames({ name, email }).some((own) => tells(key, own))) return false
  return !unfitWords.hasMatch(nickname) && !unfitWords.hasMatch(withoutGaps(nickname))
}

function ownNames({ name, email }: { name: string; email: string }): string[] {
  const words = name.split(/\s+/).map(nicknameKey).filter(Boolean)
  const pairs = words.flatMap((one, place) => words.toSpliced(place, 1).map((other) => one + other))
  return [...[name, email, email.split('@')[0] ?? ''].map(nicknameKey), ...pairs]
}

function tells(key: string, own: string): boolean {
  return own !== '' && (key === own || (own.length >= shortestTellingName && key.includes(own)))
}

/** Joins single letters that spell a word: 'f u n' becomes 'fun'. */
function withoutGaps(nickname: string): string {
  return nickname.replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}])[ ._-]+(?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '$1')
}
