/** Tags for underlined, italic and bold words in a source text. They have no attributes. */
export const emphasisTag = /<\/?[biu]>/g

/** Returns true if a text contains emphasis and all its tags are properly nested. */
export function hasEmphasis(source: string): boolean {
  const open: string[] = []
  let count = 0
  for (const [tag] of source.matchAll(emphasisTag)) {
    const name = tag.at(-2) ?? ''
    count += 1
    if (!tag.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return false
  }
  return count > 0 && open.length === 0
}

export function withoutEmphasis(source: string): string {
  return hasEmphasis(source) ? source.replaceAll(emphasisTag, '') : source
}
