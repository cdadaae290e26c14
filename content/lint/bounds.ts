import type { Finding } from './rule.ts'

/**
 * The number of sources per thousand that may have each warning, taken from the best real papers, because a warning may be a false
 * alarm. A bound is never raised to let a fault pass.
 */
export const boundsPerThousand: Readonly<Record<string, number>> = {
  'long-option': 5,
  'explanation-length': 0,
  'short-reason': 10,
  'long-key': 6,
  'absolute-only-wrong': 15,
  clang: 10,
  article: 0,
  'number-of-verb': 2,
  'short-stem': 2,
  'long-stem': 5,
  'quiet-negation': 0,
  'reading-grade': 20,
  'near-duplicate': 10,
}

export interface Warnings {
  rule: string
  /** Families and hand-written questions with the warning. All variants of a family count once. */
  sources: readonly string[]
  bound: number
  findings: readonly Finding[]
}

/** Groups warnings by rule, with the bound for a bank of this many sources. Throws if a rule has no bound. */
export function warningsByRule(findings: readonly Finding[], sourceById: ReadonlyMap<string, string>): Warnings[] {
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const sourceCount = new Set(sourceById.values()).size
  return [...new Set(warnings.map(({ rule }) => rule))].sort().map((rule) => {
    const perThousand = boundsPerThousand[rule]
    if (perThousand === undefined) throw new Error(`The rule ${rule} has no bound`)
    const ofRule = warnings.filter((finding) => finding.rule === rule)
    const sources = [...new Set(ofRule.flatMap(({ ids }) => ids.map((id) => sourceById.get(id) ?? id)))]
    return { rule, sources, bound: Math.ceil((perThousand * sourceCount) / 1000), findings: ofRule }
  })
}
