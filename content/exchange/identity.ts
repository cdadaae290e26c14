import { shortHash } from '../build/hash.ts'
import { withPlainSigns } from '../lint/normalised.ts'

/**
 * The id of an imported question: the same however often, from whichever file and with its options in whichever order it
 * is imported.
 */
export function identityOf({ text, options }: { text: string; options: readonly string[] }): string {
  const parts = [withPlainSigns(text).replace(/[\s.:?…_-]+$/, ''), ...options.map(withPlainSigns).sort()]
  return `import-${shortHash(JSON.stringify(parts))}`
}
