/** A dominant and a recessive trait: as words for an organism, and as features that the two alleles are for. */
export interface Contrast {
  dominant: string
  recessive: string
  features: readonly [dominant: string, recessive: string]
}

/** Contrasts that breeders have shown to follow a single gene. */
export const contrasts = {
  growth: { dominant: 'tall', recessive: 'dwarf', features: ['tall growth', 'dwarf growth'] },
  flowers: {
    dominant: 'purple-flowered',
    recessive: 'white-flowered',
    features: ['purple flowers', 'white flowers'],
  },
  seedShape: { dominant: 'round', recessive: 'wrinkled', features: ['round seeds', 'wrinkled seeds'] },
  seedColour: { dominant: 'yellow', recessive: 'green', features: ['yellow seeds', 'green seeds'] },
  fruit: { dominant: 'red-fruited', recessive: 'yellow-fruited', features: ['red fruit', 'yellow fruit'] },
  grains: { dominant: 'purple-grained', recessive: 'yellow-grained', features: ['purple grains', 'yellow grains'] },
  blackOrWhite: { dominant: 'black', recessive: 'white', features: ['a black coat', 'a white coat'] },
  blackOrBrown: { dominant: 'black', recessive: 'brown', features: ['a black coat', 'a brown coat'] },
  brownOrWhite: { dominant: 'brown', recessive: 'white', features: ['a brown coat', 'a white coat'] },
  hair: { dominant: 'short-haired', recessive: 'long-haired', features: ['short hair', 'long hair'] },
  wings: { dominant: 'long-winged', recessive: 'short-winged', features: ['long wings', 'short wings'] },
} as const
