/** The words of a search as patterns for `like`, each to be found anywhere. Wildcards in them are escaped. */
export function likePatterns(search: string): string[] {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
