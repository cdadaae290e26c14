const raised = /[¹²³⁰⁴-⁻ⁿ]+/g
const lowered = /[₀-₉₊₋]+/g
const ordinaryWords = /^\p{Lu}?[\p{Ll}\s,'’-]{4,}$/u

/** The same for texts that a reader takes for the same: width and form of signs, spaces, a capital at the start. */
export function normalised(text: string): string {
  const marked = text.trim().replace(raised, '^$&').replace(lowered, '_$&')
  const plain = marked.normalize('NFKC').replace(/\s+/g, ' ').replace(/\.$/, '')
  return ordinaryWords.test(plain) ? plain.toLowerCase() : plain
}

/** A text as `normalised`, with one sign for all dashes and one for all quotation marks. */
export function withPlainSigns(text: string): string {
  return normalised(
    text
      .replaceAll(/[‐-—−]/g, '-')
      .replaceAll(/[‘’′`]/g, "'")
      .replaceAll(/[“”″]/g, '"'),
  )
}
