import type { ExamType } from '@sabi/shared/content/question'
import type { Family } from './family.ts'
import { hashText } from './random.ts'
import { claimsOf, firstFreshIndex, provenIndexes, publishedVariants, variantOf, type Variant } from './variant.ts'

/** Number of consecutive indexes without a new variant after which a search is given up until the next one. */
const patience = 300

/**
 * The unpublished variants of a family in the order of their indexes, leaving out any that ask the same as a published or earlier
 * one, or are its twins. Results are cached, so that all students get the same variants in the same order.
 */
export class FreshVariants {
  readonly family: Family
  readonly #found: { index: number; id: string; examType: ExamType }[] = []
  /** Hashes of the questions asked and of their twin keys. A collision costs one variant. */
  readonly #claimed: Set<number>
  #next = firstFreshIndex

  constructor(family: Family) {
    this.family = family
    this.#claimed = new Set(
      [...(family.apartFrom ?? []), family].flatMap(publishedVariants).flatMap(claimsOf).map(hashText),
    )
  }

  /** The first variant for this exam whose id is not taken; null if none is found soon enough. */
  find(examType: ExamType, isTaken: (id: string) => boolean): Variant | null {
    if (!this.family.exams.includes(examType)) return null
    const known = this.#found.find((entry) => entry.examType === examType && !isTaken(entry.id))
    if (known !== undefined) return variantOf(this.family, known.index)
    for (let tries = 0; tries < patience && this.#next < provenIndexes; tries++) {
      const variant = this.#explore()
      if (variant?.examType === examType && !isTaken(variant.id)) return variant
    }
    return null
  }

  #explore(): Variant | null {
    const index = this.#next++
    const variant = variantOf(this.family, index)
    const claims = claimsOf(variant).map(hashText)
    if (claims.some((claim) => this.#claimed.has(claim))) return null
    for (const claim of claims) this.#claimed.add(claim)
    this.#found.push({ index, id: variant.id, examType: variant.examType })
    return variant
  }
}
