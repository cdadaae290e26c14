/** A version of a question, with its options as they are compared and the key that marks are made with. */
export interface KeyedVersion {
  version: number
  options: readonly string[]
  /** Null where no option is right. */
  key: number | null
}

/** A version as it is stored, with what corrections made of it. */
export interface StoredVersion extends KeyedVersion {
  /** The key that it was published with. */
  publishedKey: number
  /** The version that an edit put in its place; null where none did. */
  replacedBy: number | null
  /** The version that was edited when its key was changed last; null where it never was. */
  correctedWith: number | null
}

/** A stored version whose key was wrong: what it was, and what it is; null where no option was right. */
export interface ChangedKey {
  version: number
  oldKey: number | null
  newKey: number | null
}

/** A version with the option of it that is right from now on. */
interface Understood extends KeyedVersion {
  right: number | null
}

/**
 * Which keys change when `next` takes the place of `edited`: that of the version that was edited, of those that came to it by
 * edits, and of every other one that calls the same words right as one of these. None where the edit changes words alone. Where
 * no option of a version says what is right now, its new key is null and everybody gets the mark. Options are compared letter by
 * letter: they come normalised.
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

/** Whether `next` says that another option of `edited` is right than its key, or none. False where none was right. */
export function isKeyWrong(
  edited: Pick<KeyedVersion, 'options' | 'key'>,
  next: Pick<KeyedVersion, 'options' | 'key'>,
): boolean {
  return edited.key !== null && meantOption(edited.options, next) !== edited.key
}

/**
 * The key of a version that is stored later and repeats a mistake which was corrected, and the version that it repeats; undefined
 * where it repeats none. `present` is the version that students get.
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

/** The version that was edited, and before it those whose places it took. Each says in its own words what the next one says. */
function lineOf(last: Understood, next: KeyedVersion, stored: readonly StoredVersion[]): Understood[] {
  const before = stored.find(({ replacedBy }) => replacedBy === last.version)
  if (before === undefined) return [last]
  const right =
    last.right === null
      ? placeOf(wordsOfKey(next), before.options)
      : meantOption(before.options, { options: last.options, key: last.right })
  return [last, ...lineOf({ ...before, right }, next, stored)]
}

/** Whether another version calls the same words right, or lost its key because of this one. */
function isAlike(one: Understood, other: StoredVersion): boolean {
  if (other.key === null) return other.correctedWith === one.version
  return one.key !== null && one.options[one.key] === other.options[other.key]
}

/** What is right by a version, in its own words; in those of the next one where it has none. */
function rightWords({ options, right }: Pick<Understood, 'options' | 'right'>, next: KeyedVersion): string | undefined {
  return right === null ? wordsOfKey(next) : options[right]
}

/** The option that the key of another version means: the one that says the same, else the one whose words were edited. */
function meantOption(options: readonly string[], next: Pick<KeyedVersion, 'options' | 'key'>): number | null {
  const sameWords = placeOf(wordsOfKey(next), options)
  return sameWords !== null || next.key === null ? sameWords : placeBefore(next.key, next.options, options)
}

/**
 * Where an option stood before its words were edited: as far behind an option that stayed, with as many options up to the next
 * one that stayed. Null where options came, went or moved beside it, so that nobody can tell; they may be added at the end.
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
