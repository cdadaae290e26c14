/** The tags of a source text that mark underlined, italic and bold words. They have no attributes. */
export const emphasisTag = /<\/?[biu]>/g

/** Whether a text marks words, with every tag closed in the reverse order in which the tags were opened. */
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
