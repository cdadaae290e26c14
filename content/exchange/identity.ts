import type { Question } from '@sabi/shared/content/question'
import { shortHash } from '../build/hash.ts'
import { withPlainSigns } from '../lint/normalised.ts'

/**
 * The id of an imported question: the same however often, from whichever file and with its options in whichever order it
 * is imported. A drawing or a picture is part of what is asked.
 */
export function identityOf({ text, options, figure, imageUrl = null }: Asked): string {
  const drawn = [figure?.svg ?? [], imageUrl ?? []].flat()
  const parts = [withPlainSigns(text).replace(/[\s.:?…_-]+$/, ''), ...options.map(withPlainSigns).sort(), ...drawn]
  return `import-${shortHash(JSON.stringify(parts))}`
}

type Asked = Pick<Question, 'text' | 'options'> & Partial<Pick<Question, 'figure' | 'imageUrl'>>

/** The first version of an imported question has a number of these: those that administrators edit have higher ones. */
const firstVersions = 999_999

/**
 * The number of its first version, which says in which order its options stand: a bank that lost the import, and took it in
 * again from a file with another order, must not take answers to the one for answers to the other. With the same order it is
 * the same number, and they count.
 */
export function firstVersionOf({ options }: { options: readonly string[] }): number {
  const order = JSON.stringify(options.map(withPlainSigns))
  return 1 + (Number.parseInt(shortHash(order), 16) % firstVersions)
}
