import type { ExamType, Figure } from '@sabi/shared/content/question'
import { drawExam } from './exam.ts'
import type { BoundForm, Choice, Draft, Family, Slip } from './family.ts'
import { at, randomFrom, type Random } from './random.ts'

/** A finished variant, still as source text (LaTeX between dollar signs). */
export interface Variant {
  id: string
  formId: string
  difficulty: Family['forms'][number]['difficulty']
  examType: ExamType
  stem: string
  options: string[]
  correctOption: number
  /** One entry an option; null for the key. */
  reasons: (string | null)[]
  explanation: string
  hints: string[]
  figure: Figure | null
  canShuffle: boolean
  /** What the form drew; a proof computes the key from these by another route. */
  parameters: unknown
  key: Choice
}

/** Every family is proved up to this index (prove.ts); no variant behind it is made. */
export const provenIndexes = 10_000

const optionCount = 4
const maximumDraws = 500
/** How often other parameters are tried for the sake of the key's rank. */
const drawsForRank = 6
/** How many indexes are tried for each published variant. */
const triesForOne = 10
const mostPublished = 60
/** No publication reaches this index, so that an id given to a student is never one of the bank. */
export const firstFreshIndex = mostPublished * triesForOne
const smallestGap = 0.02

/**
 * The variant of a family with this index: a pure function of family id, edition and index, so that published variants
 * stay as they are when families or variants are added. Throws when 500 draws give nothing usable: the form's condition
 * is too narrow and wants another way of drawing.
 */
export function variantOf(family: Family, index: number): Variant {
  const form = at(family.forms, index % family.forms.length)
  const random = randomFrom(`${family.id}.${family.edition}.${index}`)
  const { draft, parameters, arranged } = drawVariant(family, form, random)
  return {
    id: variantId(family, index),
    formId: form.id,
    difficulty: form.difficulty,
    examType: drawExam(family.exams, random),
    stem: draft.stem,
    options: arranged.options,
    correctOption: arranged.correctOption,
    reasons: arranged.reasons,
    explanation: [draft.principle, ...draft.working].join('\n'),
    hints: [...draft.hints],
    figure: draft.figure ?? null,
    canShuffle: arranged.canShuffle,
    parameters,
    key: draft.key,
  }
}

interface Drawn {
  draft: Draft
  parameters: unknown
  arranged: Arranged
}

/**
 * The first draw in which sorted numbers put the key at the rank that was chosen beforehand; where several draws cannot
 * (all slips of the form are too large, say), the first usable one.
 */
function drawVariant(family: Family, form: BoundForm, random: Random): Drawn {
  const rank = random.int(0, optionCount - 1)
  let firstUsable: Drawn | null = null
  let usable = 0
  for (let draws = 0; draws < maximumDraws; draws++) {
    const drawn = form.attempt(random)
    if (drawn === null) continue
    const arranged = arrange(drawn.draft, rank, random)
    if (arranged === null) continue
    const candidate = { ...drawn, arranged }
    if (arranged.canShuffle || arranged.correctOption === rank) return candidate
    firstUsable ??= candidate
    usable++
    if (usable === drawsForRank) return firstUsable
  }
  if (firstUsable !== null) return firstUsable
  throw new Error(`Family ${family.id}, form ${form.id}: no usable variant in ${maximumDraws} draws`)
}

/**
 * The published variants of a family: the first `published` indexes whose stem or figure differs from all before them.
 * Throws when there are too few different ones.
 */
export function publishedVariants(family: Family): Variant[] {
  const variants: Variant[] = []
  const seen = new Set<string>()
  for (let index = 0; variants.length < family.published; index++) {
    if (index >= family.published * triesForOne)
      throw new Error(`Family ${family.id} has fewer than ${family.published} variants`)
    const variant = variantOf(family, index)
    if (seen.has(askedBy(variant))) continue
    seen.add(askedBy(variant))
    variants.push(variant)
  }
  return variants
}

/** What a variant asks: two that agree in it are one question to a student. */
export function askedBy({ stem, figure }: Variant): string {
  return `${stem}\n${figure?.alt ?? ''}`
}

function variantId(family: Family, index: number): string {
  return `${family.id}-${family.edition}-${String(index + 1).padStart(2, '0')}`
}

interface Arranged {
  options: string[]
  correctOption: number
  reasons: (string | null)[]
  canShuffle: boolean
}

/**
 * Four options with the key among them, or null where the slips do not give three that differ. Numbers are sorted, and the
 * slips are chosen to give the key its rank as nearly as they can: taking them as they come puts the key at the ends.
 */
function arrange({ key, slips }: Draft, rank: number, random: Random): Arranged | null {
  const usable = distinctSlips(key, slips)
  if (usable.length < optionCount - 1) return null
  const isNumeric = key.value !== undefined && usable.every((slip) => slip.value !== undefined)
  const chosen = isNumeric
    ? slipsForRank({ key, slips: usable, rank, random })
    : random.shuffle(usable).slice(0, optionCount - 1)
  const choices: (Choice & { because?: string })[] = [key, ...chosen]
  const ordered = isNumeric ? [...choices].sort((a, b) => numberOf(a) - numberOf(b)) : random.shuffle(choices)
  return {
    options: ordered.map((choice) => choice.text),
    correctOption: ordered.indexOf(key),
    reasons: ordered.map((choice) => choice.because ?? null),
    canShuffle: !isNumeric,
  }
}

function distinctSlips(key: Choice, slips: readonly Slip[]): Slip[] {
  const kept: Slip[] = []
  for (const slip of slips) {
    if ([key, ...kept].every((other) => isDistinct(slip, other))) kept.push(slip)
  }
  return kept
}

function isDistinct(a: Choice, b: Choice): boolean {
  if (a.text === b.text) return false
  if (a.value === undefined || b.value === undefined) return true
  if (!Number.isFinite(a.value) || !Number.isFinite(b.value)) return false
  return Math.abs(a.value - b.value) >= smallestGap * Math.max(Math.abs(a.value), Math.abs(b.value))
}

interface Ranking {
  key: Choice
  slips: readonly Slip[]
  rank: number
  random: Random
}

function slipsForRank({ key, slips, rank, random }: Ranking): Slip[] {
  const below = random.shuffle(slips.filter((slip) => numberOf(slip) < numberOf(key)))
  const above = random.shuffle(slips.filter((slip) => numberOf(slip) > numberOf(key)))
  const wanted = optionCount - 1
  const fewest = Math.max(0, wanted - above.length)
  const most = Math.min(wanted, below.length)
  const reachable = Math.min(Math.max(rank, fewest), most)
  return [...below.slice(0, reachable), ...above.slice(0, wanted - reachable)]
}

function numberOf({ text, value }: Choice): number {
  if (value === undefined) throw new Error(`Option '${text}' has no value to sort by`)
  return value
}
