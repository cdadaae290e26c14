/** A version of a question, with its normalised options and the key used for marking. */
export interface KeyedVersion {
  version: number
  options: readonly string[]
  /** Null if no option is right. */
  key: number | null
}

/** A stored version, with the effects of corrections on it. */
export interface StoredVersion extends KeyedVersion {
  /** The key it was published with. */
  publishedKey: number
  /** The version that replaced it in an edit; null if none did. */
  replacedBy: number | null
  /** The version whose edit last changed its key; null if its key was never changed. */
  correctedWith: number | null
}

/** A stored version whose key was wrong, with the old and new keys; null if no option is right. */
export interface ChangedKey {
  version: number
  oldKey: number | null
  newKey: number | null
}

/** A version and its option that is right from now on. */
interface Understood extends KeyedVersion {
  right: number | null
}

/**
 * Finds the keys that change when `next` replaces `edited`: the key of the edited version, those of the versions it replaced, and
 * those of all other versions with the same right words as one of these. Returns none if the edit only changes words. If no option
 * of a version matches the new answer, its new key is null and everyone gets the mark. Options must be normalised, because they
 * are compared character by character.
 */
export function changedKeys(edited: KeyedVersion, next: KeyedVersion, stored: readonly StoredVersion[]): ChangedKey[] {
  if (!isKeyWrong(edited, next)) return []
  const right = meantOption(edited.options, next)
  const line = lineOf({ ...edited, right }, next, stored)
  const others = stored.flatMap((version): Understood[] => {
    const alike = line.find((one) => isAlike(one, version))
    if (line.some((one) => one.version === version.version) || alike === undefined) return []
    return [{ ...version, right: placeOf(rightWords(alike, next), version.options) }]
  })
  return [...line, ...others]
    .filter((one) => one.key !== one.right)
    .map((one) => ({ version: one.version, oldKey: one.key, newKey: one.right }))
}

/** Returns true if `next` has a different right option from `edited`, or none. False if `edited` had no right option. */
export function isKeyWrong(
  edited: Pick<KeyedVersion, 'options' | 'key'>,
  next: Pick<KeyedVersion, 'options' | 'key'>,
): boolean {
  return edited.key !== null && meantOption(edited.options, next) !== edited.key
}

/**
 * Finds the earlier version whose corrected mistake a newly stored version repeats, and the key that correction leads to. Returns
 * undefined if it repeats none. `present` is the version that students currently get.
 */
export function keyOfRepeated<Known extends StoredVersion>(
  { options, key }: KeyedVersion,
  { known, present }: { known: readonly Known[]; present: KeyedVersion },
): { newKey: number | null; like: Known } | undefined {
  if (key === null) return undefined
  const like = known
    .filter((one) => one.options[one.publishedKey] === options[key])
    .sort((one, other) => one.version - other.version)
    .at(-1)
  if (like === undefined || like.key === like.publishedKey) return undefined
  return { newKey: placeOf(rightWords({ ...like, right: like.key }, present), options), like }
}

/** The edited version and all the versions it replaced. Each one's right option is expressed in its own words. */
function lineOf(last: Understood, next: KeyedVersion, stored: readonly StoredVersion[]): Understood[] {
  const before = stored.find(({ replacedBy }) => replacedBy === last.version)
  if (before === undefined) return [last]
  const right =
    last.right === null
      ? placeOf(wordsOfKey(next), before.options)
      : meantOption(before.options, { options: last.options, key: last.right })
  return [last, ...lineOf({ ...before, right }, next, stored)]
}

/** Returns true if another version has the same right words, or lost its key because of this one. */
function isAlike(one: Understood, other: StoredVersion): boolean {
  if (other.key === null) return other.correctedWith === one.version
  return one.key !== null && one.options[one.key] === other.options[other.key]
}

/** The words of the right option of a version, or those of the next version if it has none. */
function rightWords({ options, right }: Pick<Understood, 'options' | 'right'>, next: KeyedVersion): string | undefined {
  return right === null ? wordsOfKey(next) : options[right]
}

/** Finds the option that another version's key refers to: the one with the same words, or else the one whose words were edited. */
function meantOption(options: readonly string[], next: Pick<KeyedVersion, 'options' | 'key'>): number | null {
  const sameWords = placeOf(wordsOfKey(next), options)
  return sameWords !== null || next.key === null ? sameWords : placeBefore(next.key, next.options, options)
}

/**
 * The index of an option before its words were edited: at the same distance from the unchanged options on either side. Null if
 * options were added, removed or moved next to it, so that nobody can tell. Options added at the end don't matter.
 */
function placeBefore(place: number, now: readonly string[], before: readonly string[]): number | null {
  const stayed = now.map((option) => before.indexOf(option))
  let left = place - 1
  while (stayed[left] === -1) left--
  let right = place + 1
  while (stayed[right] === -1) right++
  const [from, to] = [stayed[left] ?? -1, stayed[right] ?? before.length]
  const isClear = to - from === right - left || (right === now.length && to - from < right - left)
  const found = from + place - left
  const option = before[found]
  return isClear && option !== undefined && !now.includes(option) ? found : null
}

function wordsOfKey({ options, key }: Pick<KeyedVersion, 'options' | 'key'>): string | undefined {
  return key === null ? undefined : options[key]
}

function placeOf(words: string | undefined, options: readonly string[]): number | null {
  const place = options.findIndex((option) => option === words)
  return place === -1 ? null : place
}
