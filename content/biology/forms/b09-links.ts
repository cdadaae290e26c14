import type { SecondRoute } from '../../engine/prove.ts'

type Link = readonly [step: string, next: string]

/** The second route for sequences: it follows links from step to step and never sees the sequence as a whole. */
export function routesByLinks(linksByWhole: Readonly<Record<string, readonly Link[]>>): Record<string, SecondRoute> {
  const linksOf = (whole: string): readonly Link[] => linksByWhole[whole] ?? []
  const nextOf = (whole: string, step: string) => linksOf(whole).find(([from]) => from === step)?.[1] ?? ''
  const lastOf = (whole: string, step: string) => linksOf(whole).find(([, to]) => to === step)?.[0] ?? ''
  /** How many links lead on from a step until the end: the later a step, the fewer. */
  const stepsLeft = (whole: string, step: string): number => {
    const next = nextOf(whole, step)
    return next === '' ? 0 : 1 + stepsLeft(whole, next)
  }
  return {
    neighbour: ({ whole, known, isAfter }: { whole: string; known: string; isAfter: boolean }) =>
      isAfter ? nextOf(whole, known) : lastOf(whole, known),
    gap: ({ whole, from, to }: { whole: string; from: string; to: string }) => {
      const [forward, back] = [nextOf(whole, from), lastOf(whole, to)]
      return forward === back ? forward : ''
    },
    order: ({ whole, steps }: { whole: string; steps: readonly string[] }) =>
      [...steps].sort((a, b) => stepsLeft(whole, b) - stepsLeft(whole, a)).join(', '),
  }
}
