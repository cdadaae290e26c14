import { shortHash } from '../build/hash.ts'
import { normalised } from '../lint/words.ts'

/**
 * The id of an imported question: the same however often, from whichever file and with its options in whichever order it
 * is imported.
 */
export function identityOf({ text, options }: { text: string; options: readonly string[] }): string {
  const parts = [withPlainSigns(text).replace(/[\s.:?…_-]+$/, ''), ...options.map(withPlainSigns).sort()]
  return `import-${shortHash(JSON.stringify(parts))}`
}

/** A text as `normalised`, with one sign for all dashes and one for all quotation marks. */
export function withPlainSigns(text: string): string {
  return normalised(
    text
      .replaceAll(/[‐‑‒–—−]/g, '-')
      .replaceAll(/[‘’′`]/g, "'")
      .replaceAll(/[“”″]/g, '"'),
  )
}
