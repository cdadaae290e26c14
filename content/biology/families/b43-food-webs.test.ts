import { proves } from '../../engine/prove.ts'
import type { Web } from '../forms/b43-webs.ts'
import { foodWebs, type Named } from './b43-food-webs.ts'

const isProducer = (web: Web, organism: string) => !web.links.some(([, eater]) => eater === organism)

/** How many ways lead from the producers to each organism after so many arrows, carried from row to row. */
function waysAfter(web: Web, arrows: number): Map<string, number> {
  let ways = new Map(
    web.rows
      .flat()
      .filter((organism) => isProducer(web, organism))
      .map((organism) => [organism, 1]),
  )
  for (let done = 0; done < arrows; done++) {
    const next = new Map<string, number>()
    for (const [eaten, eater] of web.links) next.set(eater, (next.get(eater) ?? 0) + (ways.get(eaten) ?? 0))
    ways = next
  }
  return ways
}

/** The only organism that passes a test, or an error. */
function only(web: Web, passes: (organism: string) => boolean): string {
  const found = web.rows.flat().filter(passes)
  if (found.length !== 1) throw new Error(`${found.length} organisms of the web pass`)
  return found[0] ?? ''
}

proves(foodWebs, {
  chains: (web: Web) => {
    const top = web.rows.at(-1)?.[0] ?? ''
    return [1, 2, 3, 4, 5].reduce((sum, arrows) => sum + (waysAfter(web, arrows).get(top) ?? 0), 0)
  },
  // The organism is taken out of the web, and the animals to which no arrow leads any more are looked for.
  'without-food': (web: Named) => {
    const left = web.links.filter((link) => !link.includes(web.organism))
    return only(
      web,
      (organism) =>
        organism !== web.organism && !isProducer(web, organism) && !left.some(([, eater]) => eater === organism),
    )
  },
  competitors: ({ links, organism }: Named) =>
    links
      .flatMap(([eaten, eater]) => (eaten === organism ? [eater] : []))
      .sort()
      .join(' and '),
  'two-orders': (web: Web) =>
    only(
      web,
      (organism) => [1, 2, 3, 4].filter((arrows) => (waysAfter(web, arrows).get(organism) ?? 0) > 0).join() === '2,3',
    ),
})
