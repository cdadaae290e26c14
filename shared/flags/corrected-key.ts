/** A stored version of a question, with its options as they are compared and the key that marks are made with. */
export interface KeyedVersion {
  version: number
  options: readonly string[]
  /** Null where no option is right. */
  key: number | null
}

/** A stored version whose key was wrong: what it was, and what it is; null where no option was right. */
export interface ChangedKey {
  version: number
  oldKey: number
  newKey: number | null
}

/**
 * Which keys change when `next` takes the place of `edited`: that of the version that was edited and of every other one that
 * calls the same words right. None where the edit changes words alone. Where no option of a version says what is right now, its
 * new key is null and everybody gets the mark. Options are compared letter by letter: they come normalised.
 */
export function changedKeys(edited: KeyedVersion, next: KeyedVersion, others: readonly KeyedVersion[]): ChangedKey[] {
  if (edited.key === null) return []
  const newKey = meantOption(edited.options, next)
  if (newKey === edited.key) return []
  const wrong = edited.options[edited.key]
  const right = newKey === null ? wordsOfKey(next) : edited.options[newKey]
  const alike = others.flatMap(({ version, options, key }): ChangedKey[] =>
    key === null || options[key] !== wrong || version === edited.version
      ? []
      : [{ version, oldKey: key, newKey: placeOf(right, options) }],
  )
  return [{ version: edited.version, oldKey: edited.key, newKey }, ...alike]
}

/** The option that the key of another version means: the one that says the same, else the one whose words were edited. */
function meantOption(options: readonly string[], next: KeyedVersion): number | null {
  const sameWords = placeOf(wordsOfKey(next), options)
  if (sameWords !== null || next.key === null) return sameWords
  const inItsPlace = options[next.key]
  return inItsPlace === undefined || next.options.includes(inItsPlace) ? null : next.key
}

function wordsOfKey({ options, key }: KeyedVersion): string | undefined {
  return key === null ? undefined : options[key]
}

function placeOf(words: string | undefined, options: readonly string[]): number | null {
  const place = options.findIndex((option) => option === words)
  return place === -1 ? null : place
}
