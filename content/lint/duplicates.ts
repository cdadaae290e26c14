import { hashText } from '../engine/random.ts'
import type { Finding, LintedQuestion } from './rule.ts'
import { normalised } from './normalised.ts'
import { numbersIn } from './words.ts'

const hashes = 48
const bandSize = 4
const similar = 0.8
const same = 0.9
const negation = /\b(?:not|non|no|never|except|least|un\w+|in\w+|dis\w+|im\w+|a?sym\w*)\b/gi

interface Face {
  question: LintedQuestion
  text: string
  trigrams: Set<string>
  numbers: string
  negations: string
  options: string
}

/**
 * Finds questions that ask the same: errors if wording, numbers, negations and options agree, warnings if only the wording does.
 * Variants of one family share their wording by design, so for them only errors count.
 */
export function duplicatesAmong(questions: readonly LintedQuestion[]): Finding[] {
  const faces = questions.map(faceOf)
  return [...candidatePairs(faces)].flatMap(([a, b]) => findingOf(a, b) ?? [])
}

function faceOf(question: LintedQuestion): Face {
  const options = question.options.map(normalised).sort().join(' | ')
  const text =
    `${normalised(question.text)} ${question.figure?.alt ?? ''} ${question.passage?.title ?? ''} | ${options}`.toLowerCase()
  return {
    question,
    text,
    trigrams: trigramsOf(text),
    numbers: numbersIn(text)
      .sort((a, b) => a - b)
      .join(' '),
    negations: (text.match(negation) ?? []).sort().join(' '),
    options,
  }
}

function trigramsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(1, text.length - 2) }, (_, start) => text.slice(start, start + 3)))
}

function findingOf(a: Face, b: Face): Finding | null {
  const likeness = jaccard(a.trigrams, b.trigrams)
  if (likeness < similar) return null
  const ids = [a.question.id, b.question.id]
  const asksSame = a.numbers === b.numbers && a.negations === b.negations && a.options === b.options
  if (likeness >= same && asksSame)
    return { rule: 'duplicate', severity: 'error', ids, fault: 'the same question twice' }
  return { rule: 'near-duplicate', severity: 'warning', ids, fault: `${Math.round(likeness * 100)} % alike` }
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared++
  return shared / (a.size + b.size - shared)
}

/** Pairs that agree in one band of their MinHash signatures: nearly all with a similarity of 0.8, and few others. */
function* candidatePairs(faces: readonly Face[]): Generator<[Face, Face]> {
  const seen = new Set<string>()
  for (const bucket of buckets(faces)) {
    for (const [place, a] of bucket.entries()) {
      for (const b of bucket.slice(place + 1)) {
        const pair = `${a.question.id} ${b.question.id}`
        if (isVariantOfOther(a, b) || seen.has(pair)) continue
        seen.add(pair)
        yield [a, b]
      }
    }
  }
}

function isVariantOfOther(a: Face, b: Face): boolean {
  return a.question.family !== null && a.question.family === b.question.family && a.text !== b.text
}

function buckets(faces: readonly Face[]): Face[][] {
  const facesByBand = new Map<string, Face[]>()
  for (const face of faces) {
    const signature = signatureOf(face.trigrams)
    for (let start = 0; start < hashes; start += bandSize) {
      const band = `${start} ${signature.slice(start, start + bandSize).join(' ')}`
      const others = facesByBand.get(band)
      if (others === undefined) facesByBand.set(band, [face])
      else others.push(face)
    }
  }
  return [...facesByBand.values()].filter((bucket) => bucket.length > 1)
}

function signatureOf(trigrams: ReadonlySet<string>): number[] {
  const signature = Array.from({ length: hashes }, () => Number.POSITIVE_INFINITY)
  for (const trigram of trigrams) {
    const base = hashText(trigram)
    for (let index = 0; index < hashes; index++) {
      const hash = Math.imul(base ^ (index * 0x9e3779b1), 0x85ebca6b) >>> 0
      if (hash < (signature[index] ?? 0)) signature[index] = hash
    }
  }
  return signature
}
