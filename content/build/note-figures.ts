import { biologyFigures } from '../biology/figures/biology.ts'
import { chemistryFigures } from '../chemistry/figures/chemistry.ts'
import { graphFigures } from '../mathematics/figures/graphs.ts'
import { planeFigures } from '../mathematics/figures/plane.ts'
import { electricityFigures } from '../physics/figures/electricity.ts'
import { lightFigures } from '../physics/figures/light.ts'
import { mechanicsFigures } from '../physics/figures/mechanics.ts'
import type { NoteFigures } from './notes.ts'

/** All figures of notes. A note shows one with a line such as `![Caption](figure:name)`. */
export const noteFigures: NoteFigures = {
  ...mechanicsFigures,
  ...lightFigures,
  ...electricityFigures,
  ...chemistryFigures,
  ...biologyFigures,
  ...graphFigures,
  ...planeFigures,
}
