export interface Body {
  organism: string
  /** Chromosomes of a body cell. */
  diploid: number
}

export const animals: readonly Body[] = [
  { organism: 'a fruit fly', diploid: 8 },
  { organism: 'a house fly', diploid: 12 },
  { organism: 'a cat', diploid: 38 },
  { organism: 'a mouse', diploid: 40 },
  { organism: 'a rabbit', diploid: 44 },
  { organism: 'a sheep', diploid: 54 },
  { organism: 'a goat', diploid: 60 },
  { organism: 'a horse', diploid: 64 },
  { organism: 'a dog', diploid: 78 },
]

export const plants: readonly Body[] = [
  { organism: 'a garden pea', diploid: 14 },
  { organism: 'an onion', diploid: 16 },
  { organism: 'a cabbage', diploid: 18 },
  { organism: 'a maize plant', diploid: 20 },
  { organism: 'a cowpea', diploid: 22 },
  { organism: 'a tomato plant', diploid: 24 },
  { organism: 'a cassava plant', diploid: 36 },
]
