import type { Random } from '../../engine/random.ts'
import { foodWebFigure, foodWebWidth } from '../../figures/web-of-food.ts'

/** Organisms in rows from the producers up, and who eats whom. */
export interface Web {
  place: string
  rows: readonly (readonly string[])[]
  links: readonly (readonly [eaten: string, eater: string])[]
}

interface Habitat {
  place: string
  rows: readonly (readonly string[])[]
  /** The food of each animal, as far as it is in the rows. */
  eats: Readonly<Record<string, readonly string[]>>
}

const habitats: readonly Habitat[] = [
  {
    place: 'farmland',
    rows: [
      ['grass', 'maize', 'cowpea'],
      ['grasshopper', 'rat', 'hare', 'aphid'],
      ['lizard', 'toad', 'snake', 'mongoose'],
      ['hawk', 'eagle'],
    ],
    eats: {
      grasshopper: ['grass', 'maize'],
      rat: ['grass', 'maize', 'cowpea'],
      hare: ['grass', 'cowpea'],
      aphid: ['maize', 'cowpea'],
      lizard: ['grasshopper', 'aphid'],
      toad: ['grasshopper', 'aphid'],
      snake: ['rat', 'hare'],
      mongoose: ['rat', 'hare', 'grasshopper'],
      hawk: ['rat', 'lizard', 'toad', 'snake'],
      eagle: ['hare', 'snake', 'mongoose'],
    },
  },
  {
    place: 'a pond',
    rows: [
      ['algae', 'pondweed', 'duckweed'],
      ['water flea', 'snail', 'tadpole', 'mayfly'],
      ['water bug', 'perch', 'mudfish'],
      ['heron', 'crocodile', 'kingfisher'],
    ],
    eats: {
      'water flea': ['algae'],
      snail: ['algae', 'pondweed', 'duckweed'],
      tadpole: ['algae', 'pondweed'],
      mayfly: ['algae'],
      'water bug': ['tadpole', 'mayfly'],
      perch: ['water flea', 'tadpole', 'mayfly'],
      mudfish: ['snail', 'tadpole', 'water flea'],
      heron: ['perch', 'mudfish', 'tadpole'],
      crocodile: ['perch', 'mudfish'],
      kingfisher: ['perch', 'tadpole', 'water bug'],
    },
  },
  {
    place: 'a village garden',
    rows: [
      ['cassava', 'maize', 'mango'],
      ['caterpillar', 'weevil', 'fruit bat', 'weaver bird'],
      ['spider', 'chameleon', 'snake', 'fowl'],
      ['kite', 'owl'],
    ],
    eats: {
      caterpillar: ['cassava', 'maize', 'mango'],
      weevil: ['maize'],
      'fruit bat': ['mango'],
      'weaver bird': ['maize'],
      spider: ['caterpillar', 'weevil'],
      chameleon: ['caterpillar', 'weevil'],
      snake: ['fruit bat', 'weaver bird'],
      fowl: ['caterpillar', 'weevil'],
      kite: ['weaver bird', 'chameleon', 'snake', 'fowl'],
      owl: ['fruit bat', 'weaver bird', 'chameleon', 'snake'],
    },
  },
]

/** Half the width of a printed letter. */
const letterWidth = 3.6

/** How many organisms of each row a web has. */
const sizes = [2, 3, 2, 2] as const

/** A web in which every animal has food and every other organism is eaten, or null. */
export function drawWeb(random: Random): Web | null {
  const { place, rows: all, eats } = random.pick(habitats)
  const rows = all.map((row, level) => random.shuffle(row).slice(0, sizes[level]))
  const present = new Set(rows.flat())
  const links = [...present].flatMap((eater) =>
    (eats[eater] ?? []).filter((eaten) => present.has(eaten)).map((eaten) => [eaten, eater] as const),
  )
  const web = { place, rows, links }
  const animals = rows.slice(1).flat()
  const isFed = animals.every((animal) => foodOf(web, animal).length > 0)
  const isEaten = rows
    .slice(0, -1)
    .flat()
    .every((organism) => eatersOf(web, organism).length > 0)
  return isFed && isEaten && isClear(web) ? web : null
}

/** Whether no arrow that skips a row runs through a name in it. */
function isClear({ rows, links }: Web): boolean {
  const places = rows.map((row) => row.map((_, index) => (foodWebWidth * (index + 0.5)) / row.length))
  const find = (organism: string) => {
    const level = rows.findIndex((row) => row.includes(organism))
    return { level, x: places[level]?.[rows[level]?.indexOf(organism) ?? 0] ?? 0 }
  }
  return links.every(([eaten, eater]) => {
    const [from, to] = [find(eaten), find(eater)]
    const between = from.level + 1
    if (to.level === between) return true
    const crossing = (from.x + to.x) / 2
    return (rows[between] ?? []).every(
      (name, index) => Math.abs(crossing - (places[between]?.[index] ?? 0)) > letterWidth * name.length + 8,
    )
  })
}

export function animalsOf({ rows }: Web): string[] {
  return rows.slice(1).flat()
}

export function foodOf({ links }: Web, animal: string): string[] {
  return links.filter(([, eater]) => eater === animal).map(([eaten]) => eaten)
}

export function eatersOf({ links }: Web, organism: string): string[] {
  return links.filter(([eaten]) => eaten === organism).map(([, eater]) => eater)
}

/** The orders at which an animal feeds: 1 as a primary consumer, 2 as a secondary one, and so on. */
export function ordersOf(web: Web, animal: string): number[] {
  const orders = foodOf(web, animal).flatMap((eaten) =>
    web.rows[0]?.includes(eaten) === true ? [1] : ordersOf(web, eaten).map((order) => order + 1),
  )
  return [...new Set(orders)].sort((a, b) => a - b)
}

/** 'the rat, the hare and the snake'. */
export function named(organisms: readonly string[]): string {
  const all = organisms.map((organism) => `the ${organism}`)
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

export function figureOf(web: Web) {
  return foodWebFigure({
    rows: web.rows,
    links: web.links,
    alt: `Food web of ${web.place}. Arrows lead from food to feeder: ${web.links.map((link) => link.join(' to ')).join('; ')}.`,
  })
}
