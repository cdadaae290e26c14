import { proves } from '../../engine/prove.ts'
import { respirometer, type Breath, type Controlled, type Creatures } from './b70-respirometer.ts'

proves(respirometer, {
  control: ({ minutes, seeds, beads }: Controlled) => seeds / minutes - beads / minutes,
  'oxygen-used': ({ minute, inspired, expired }: Breath) => minute * 0.01 * inspired - minute * 0.01 * expired,
  'per-gram': ({ mass, used }: Creatures) =>
    [...'PQRS']
      .filter((_, row) =>
        mass.every((other, index) => (used[row] ?? 0) * other >= (used[index] ?? 0) * (mass[row] ?? 0)),
      )
      .join(),
})
