/** A word with its underlined letters, or an underlined expression. */
const underlined = /([\w-]*)<u>(.+?)<\/u>([\w-]*)/
const quoted = /(?:^|\s)'([\w-]+)'/

/** The word that a question is about, by its stem in HTML or as plain text: the underlined one, else the one in quotes, else null. */
export function headwordOf(stem: string): string | null {
  const word = underlined.exec(stem)?.slice(1).join('') ?? quoted.exec(stem)?.[1]
  return word?.toLowerCase() ?? null
}
