import type { ExamType, Figure } from '@sabi/shared/content/question'
import { drawExam } from './exam.ts'
import type { BoundForm, Choice, Draft, Family, Slip } from './family.ts'
import { at, randomFrom, type Random } from './random.ts'

/** The options of a variant in order. */
export interface Arrangement {
  options: string[]
  correctOption: number
  /** One entry per option; null for the key. */
  reasons: (string | null)[]
}

/** A finished variant, still as source text (LaTeX between dollar signs). */
export interface Variant extends Arrangement {
  id: string
  formId: string
  difficulty: Family['forms'][number]['difficulty']
  examType: ExamType
  stem: string
  /** The same question with five options, for boards whose papers have five. Null if the form has too few slips. */
  five: Arrangement | null
  explanation: string
  hints: string[]
  figure: Figure | null
  canShuffle: boolean
  /** The parameters the form drew, from which a proof computes the key by another route. */
  parameters: unknown
  key: Choice
  isAboutOptions: boolean
  twinKeys: readonly string[]
}

/** Every family is proved up to this index (prove.ts). No variants are made beyond it. */
export const provenIndexes = 10_000

const optionCount = 4
/**
 * The ranks that the key may get among five numbers. The first and the last are drawn more often, because few drafts have four slips on one
 * side of the key. Over all drafts, each rank is then about as frequent.
 */
const ranksOfFive = [0, 0, 0, 1, 2, 3, 4, 4, 4]
const maximumDraws = 500
/** How many times parameters are redrawn to give the key its rank. */
const drawsForRank = 6
/** Number of indexes set apart for each variant that a family may publish. */
const triesForOne = 10
const mostPublished = 60
/** Publication never reaches this index, so that an id given to a student is never one of the bank. */
export const firstFreshIndex = mostPublished * triesForOne
const mostOfForm = 20
const smallestGap = 0.02

/**
 * Creates the variant of a family with this index. It is a pure function of family id, edition and index, so published variants don't
 * change when families or variants are added. Throws if 500 draws give nothing usable: then the form's condition is too narrow,
 * and the form needs another way of drawing.
 */
export function variantOf(family: Family, index: number): Variant {
  const form = at(family.forms, index % family.forms.length)
  const random = randomFrom(`${family.id}.${family.edition}.${index}`)
  const { draft, parameters, arranged } = drawVariant(family, form, random)
  const examType = drawExam(family.exams, random)
  return {
    id: variantId(family, index),
    formId: form.id,
    difficulty: form.difficulty,
    examType,
    stem: draft.stem,
    options: arranged.options,
    correctOption: arranged.correctOption,
    reasons: arranged.reasons,
    five: arrangeFive(draft, random),
    explanation: [draft.principle, ...draft.working].join('\n'),
    hints: [...draft.hints],
    figure: draft.figure ?? null,
    canShuffle: arranged.canShuffle,
    parameters,
    key: draft.key,
    isAboutOptions: draft.isAboutOptions === true,
    twinKeys: draft.twinKeys ?? [],
  }
}

interface Drawn {
  draft: Draft
  parameters: unknown
  arranged: Arranged
}

/**
 * The first draw whose sorted options put the key at the rank chosen beforehand. If several draws fail to (because all slips of the
 * form are too large, say), the first usable one.
 */
function drawVariant(family: Family, form: BoundForm, random: Random): Drawn {
  const rank = random.int(0, optionCount - 1)
  const rankWithin = (lowest: number, highest: number) => Math.min(Math.max(rank, lowest), highest)
  let firstUsable: Drawn | null = null
  let usable = 0
  for (let draws = 0; draws < maximumDraws; draws++) {
    const drawn = form.attempt(random)
    if (drawn === null) continue
    const arranged = arrange(drawn.draft, { count: optionCount, rankWithin, random })
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

const publishedByFamily = new WeakMap<Family, Variant[]>()

/**
 * The published variants of a family: the first ones that ask something else than all earlier ones (`askedBy`), and which share no twin
 * key with them or with those of the families that this one keeps apart from. Throws if there are too few.
 */
export function publishedVariants(family: Family): readonly Variant[] {
  const known = publishedByFamily.get(family)
  if (known !== undefined) return known
  const variants = choosePublished(family)
  publishedByFamily.set(family, variants)
  return variants
}

function choosePublished(family: Family): Variant[] {
  const variants: Variant[] = []
  const seen = new Set((family.apartFrom ?? []).flatMap(publishedVariants).flatMap(claimsOf))
  for (let index = 0; variants.length < family.published; index++) {
    if (index >= firstFreshIndex) throw new Error(`Family ${family.id} has fewer than ${family.published} variants`)
    const variant = variantOf(family, index)
    const claims = claimsOf(variant)
    const ofForm = variants.filter(({ formId }) => formId === variant.formId).length
    if (ofForm === mostOfForm || claims.some((one) => seen.has(one))) continue
    for (const one of claims) seen.add(one)
    variants.push(variant)
  }
  return variants
}

/** Everything that no other question of the topic may share with a variant. */
export function claimsOf(variant: Variant): string[] {
  return [askedBy(variant), ...variant.twinKeys]
}

/** The question that a variant asks. Variants with the same result are the same question to a student. */
export function askedBy({ stem, figure, isAboutOptions, options }: Variant): string {
  return [stem, figure?.alt ?? '', ...(isAboutOptions ? [...options].sort() : [])].join('\n')
}

function variantId(family: Family, index: number): string {
  return `${family.id}-${family.edition}-${String(index + 1).padStart(2, '0')}`
}

interface Arranged extends Arrangement {
  canShuffle: boolean
}

interface Arranging {
  /** The number of options, including the key. */
  count: number
  /** Chooses the rank of the key among numbers, from the lowest to the highest that the slips allow. */
  rankWithin: (lowest: number, highest: number) => number
  random: Random
}

/**
 * Arranges the options, or returns null if the slips don't give enough different ones. Numbers are sorted, and slips are chosen to bring
 * the key close to the rank; taking them in order would put the key at either end.
 */
function arrange({ key, slips }: Pick<Draft, 'key' | 'slips'>, arranging: Arranging): Arranged | null {
  const { count, random } = arranging
  const usable = distinctSlips(key, slips)
  if (usable.length < count - 1) return null
  const isNumeric = key.value !== undefined && usable.every((slip) => slip.value !== undefined)
  const chosen = isNumeric
    ? slipsForRank({ key, slips: usable, ...arranging })
    : random.shuffle(usable).slice(0, count - 1)
  const choices: (Choice & { because?: string })[] = [key, ...chosen]
  const ordered = isNumeric ? [...choices].sort((a, b) => numberOf(a) - numberOf(b)) : random.shuffle(choices)
  return {
    options: ordered.map((choice) => choice.text),
    correctOption: ordered.indexOf(key),
    reasons: ordered.map((choice) => choice.because ?? null),
    canShuffle: !isNumeric,
  }
}

/** Arranges five options from all slips, or returns null if there are fewer than four. */
function arrangeFive({ key, slips, moreSlips = [] }: Draft, random: Random): Arrangement | null {
  const rankWithin = (lowest: number, highest: number) =>
    random.pick(ranksOfFive.filter((rank) => rank >= lowest && rank <= highest))
  const arranged = arrange({ key, slips: [...slips, ...moreSlips] }, { count: 5, rankWithin, random })
  if (arranged === null) return null
  const { options, correctOption, reasons } = arranged
  return { options, correctOption, reasons }
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

interface Ranking extends Arranging {
  key: Choice
  slips: readonly Slip[]
}

function slipsForRank({ key, slips, count, rankWithin, random }: Ranking): Slip[] {
  const below = random.shuffle(slips.filter((slip) => numberOf(slip) < numberOf(key)))
  const above = random.shuffle(slips.filter((slip) => numberOf(slip) > numberOf(key)))
  const wanted = count - 1
  const rank = rankWithin(Math.max(0, wanted - above.length), Math.min(wanted, below.length))
  return [...below.slice(0, rank), ...above.slice(0, wanted - rank)]
}

function numberOf({ text, value }: Choice): number {
  if (value === undefined) throw new Error(`Option '${text}' has no value to sort by`)
  return value
}
