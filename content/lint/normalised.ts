const raised = /[¹²³⁰⁴-⁻ⁿ]+/g
const lowered = /[₀-₉₊₋]+/g
const ordinaryWords = /^\p{Lu}?[\p{Ll}\s,'’-]{4,}$/u

/** Normalises a text so that texts that look the same are equal: width and form of characters, spaces, initial capital. */
export function normalised(text: string): string {
  const marked = text.trim().replace(raised, '^$&').replace(lowered, '_$&')
  const plain = marked.normalize('NFKC').replace(/\s+/g, ' ').replace(/\.$/, '')
  return ordinaryWords.test(plain) ? plain.toLowerCase() : plain
}

/** Like `normalised`, with one character for all dashes and one for all quotation marks. */
export function withPlainSigns(text: string): string {
  return normalised(
    text
      .replaceAll(/[‐-—−]/g, '-')
      .replaceAll(/[‘’′`]/g, "'")
      .replaceAll(/[“”″]/g, '"'),
  )
}
