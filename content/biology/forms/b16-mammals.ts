import type { Random } from '../../engine/random.ts'

/** Teeth on one side of a jaw. */
interface Row {
  incisors: number
  canines: number
  premolars: number
  molars: number
}

/** A mammal with the permanent teeth of its kind. */
export interface Mammal {
  mammal: string
  upper: Row
  lower: Row
}

interface Dentition {
  mammals: readonly string[]
  upper: Row
  lower: Row
}

const row = (incisors: number, canines: number, premolars: number, molars: number): Row => ({
  incisors,
  canines,
  premolars,
  molars,
})

/** Kinds whose formula books agree on; mares, bats and squirrels vary and are left out. */
const dentitions: readonly Dentition[] = [
  { mammals: ['a hyena'], upper: row(3, 1, 4, 1), lower: row(3, 1, 3, 1) },
  { mammals: ['a cat', 'a lion', 'a leopard', 'a cheetah'], upper: row(3, 1, 3, 1), lower: row(3, 1, 2, 1) },
  { mammals: ['a dog', 'a jackal', 'a fox'], upper: row(3, 1, 4, 2), lower: row(3, 1, 4, 3) },
  { mammals: ['a hedgehog'], upper: row(3, 1, 3, 3), lower: row(2, 1, 2, 3) },
  {
    mammals: ['an adult human', 'a baboon', 'a chimpanzee', 'a gorilla', 'a mona monkey'],
    upper: row(2, 1, 2, 3),
    lower: row(2, 1, 2, 3),
  },
  { mammals: ['a bushbaby', 'a potto'], upper: row(2, 1, 3, 3), lower: row(2, 1, 3, 3) },
  { mammals: ['a pig'], upper: row(3, 1, 4, 3), lower: row(3, 1, 4, 3) },
  {
    mammals: ['a cow', 'a goat', 'a sheep', 'a buffalo', 'a kob', 'a giraffe'],
    upper: row(0, 0, 3, 3),
    lower: row(3, 1, 3, 3),
  },
  { mammals: ['a camel'], upper: row(1, 1, 3, 3), lower: row(3, 1, 2, 3) },
  { mammals: ['a stallion'], upper: row(3, 1, 3, 3), lower: row(3, 1, 3, 3) },
  { mammals: ['a rabbit', 'a hare'], upper: row(2, 0, 3, 3), lower: row(1, 0, 2, 3) },
  { mammals: ['a guinea pig', 'a grasscutter', 'a porcupine'], upper: row(1, 0, 1, 3), lower: row(1, 0, 1, 3) },
  { mammals: ['a rat', 'a mouse'], upper: row(1, 0, 0, 3), lower: row(1, 0, 0, 3) },
]

const mammals: readonly Mammal[] = dentitions.flatMap(({ mammals: names, upper, lower }) =>
  names.map((mammal) => ({ mammal, upper, lower })),
)

/** One of the mammals, each as likely as another. */
export function drawMammal(random: Random): Mammal {
  return random.pick(mammals)
}

/** The teeth of both jaws on one side, kind by kind. */
export function oneSide({ upper, lower }: Mammal): Row {
  return row(
    upper.incisors + lower.incisors,
    upper.canines + lower.canines,
    upper.premolars + lower.premolars,
    upper.molars + lower.molars,
  )
}

/** All teeth of a row, whatever their kind. */
export function sum({ incisors, canines, premolars, molars }: Row): number {
  return incisors + canines + premolars + molars
}

const shortNames = { incisors: 'i', canines: 'c', premolars: 'pm', molars: 'm' } as const

/** The dental formula, or the part of it that shows these kinds of teeth. */
export function formula(
  { upper, lower }: Mammal,
  kinds: readonly (keyof Row)[] = ['incisors', 'canines', 'premolars', 'molars'],
): string {
  return kinds.map((kind) => `${shortNames[kind]} $\\frac{${upper[kind]}}{${lower[kind]}}$`).join(', ')
}
