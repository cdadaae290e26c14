import type { Question } from '@sabi/shared/content/question'
import { shortHash } from '../build/hash.ts'
import { withPlainSigns } from '../lint/normalised.ts'

/**
 * The id of an imported question. It does not depend on how often, from which file or with which order of options it is imported. A
 * figure or a picture is part of the question.
 */
export function identityOf({ text, options, figure, imageUrl = null }: Asked): string {
  const drawn = [figure?.svg ?? [], imageUrl ?? []].flat()
  const parts = [withPlainSigns(text).replace(/[\s.:?…_-]+$/, ''), ...options.map(withPlainSigns).sort(), ...drawn]
  return `import-${shortHash(JSON.stringify(parts))}`
}

type Asked = Pick<Question, 'text' | 'options'> & Partial<Pick<Question, 'figure' | 'imageUrl'>>

/** First versions of imported questions are numbered up to this. Versions edited by administrators are higher. */
const firstVersions = 999_999

/**
 * The number of the first version, derived from the order of its options. If a bank loses the import and imports the question again with
 * another order, answers to the one must not count as answers to the other. With the same order the number is the same, and they count.
 */
export function firstVersionOf({ options }: { options: readonly string[] }): number {
  const order = JSON.stringify(options.map(withPlainSigns))
  return 1 + (Number.parseInt(shortHash(order), 16) % firstVersions)
}
