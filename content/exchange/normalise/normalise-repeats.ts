import { fault, isFault, type Fault } from '../clean/clean-fault.ts'
import { withPlainSigns } from '../../lint/normalised.ts'
import { identityOf } from '../identity.ts'
import type { ImportedQuestion } from '../imported-question.ts'

/**
 * Keeps one of several equal questions in a file. If their keys differ, nobody knows which one is right, so none is kept.
 */
export function withoutRepeats(outcomes: readonly (ImportedQuestion | Fault)[]): (ImportedQuestion | Fault)[] {
  const groups = new Map<string, ImportedQuestion[]>()
  const identities = outcomes.map((outcome) => (isFault(outcome) ? null : identityOf(outcome)))
  for (const [index, outcome] of outcomes.entries()) {
    const identity = identities[index] ?? null
    if (identity === null || isFault(outcome)) continue
    const group = groups.get(identity)
    if (group === undefined) groups.set(identity, [outcome])
    else group.push(outcome)
  }
  return outcomes.map((outcome, index) => {
    if (isFault(outcome)) return outcome
    const group = groups.get(identities[index] ?? '') ?? [outcome]
    return faultAmong(outcome, group) ?? outcome
  })
}

function faultAmong(question: ImportedQuestion, group: readonly ImportedQuestion[]): Fault | null {
  const [first] = group
  const opponent = group.find((other) => keyOf(other) !== keyOf(question))
  if (opponent !== undefined)
    return fault('key-conflict', `${opponent.place} says ${keyOf(opponent)}: ${question.text}`)
  return first === undefined || first === question ? null : fault('duplicate-in-file', `as ${first.place}`)
}

function keyOf({ options, correctOption }: ImportedQuestion): string {
  return withPlainSigns(options[correctOption] ?? '')
}
