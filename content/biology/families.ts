import type { Family } from '../engine/family.ts'
import { osmosis } from './families/b06-osmosis.ts'
import { magnification } from './families/b07-magnification.ts'
import { surfaceToVolume } from './families/b08-surface-to-volume.ts'
import { stagesInOrder } from './families/b09-stages.ts'
import { dentalFormula } from './families/b16-dental-formula.ts'
import { bloodGroups } from './families/b18-blood-groups.ts'
import { respiratoryQuotient } from './families/b20-respiratory-quotient.ts'
import { populationEstimates } from './families/b28-population.ts'
import { energyFlow } from './families/b29-energy-flow.ts'
import { soilExperiments } from './families/b33-soil-experiments.ts'
import { crosses } from './families/b36-crosses.ts'
import { potometer } from './families/b37-potometer.ts'
import { heartAndBreathing } from './families/b38-heart-and-breathing.ts'
import { chromosomeNumbers } from './families/b39-chromosome-numbers.ts'
import { familyChances } from './families/b40-family-chances.ts'
import { pathsOfBlood } from './families/b41-paths.ts'
import { foodWebs } from './families/b43-food-webs.ts'
import { pedigrees } from './families/b44-pedigrees.ts'
import { growthCurves } from './families/b45-growth-curves.ts'
import { plantCellParts } from './families/b47-plant-cell.ts'
import { leafLayers } from './families/b48-leaf-section.ts'
import { flowerParts } from './families/b49-flower-parts.ts'
import { keysAndGroups } from './families/b50-keys.ts'
import { levelsOfOrganization } from './families/b51-levels.ts'
import { drugTests, microbeCounts } from './families/b52-microbe-counts.ts'
import { plantGroups } from './families/b54-plant-groups.ts'
import { habitatData } from './families/b55-habitats.ts'
import { pollutionData } from './families/b56-pollution-data.ts'
import { managedStocks } from './families/b57-stocks.ts'
import { selectionData } from './families/b58-selection.ts'
import { offspringTables } from './families/b59-offspring-tables.ts'
import { livingThings } from './families/b60-statements-on-living-things.ts'
import { organizationFacts } from './families/b61-statements-on-organization.ts'
import { microbeFacts } from './families/b62-statements-on-microbes.ts'
import { plantFacts } from './families/b63-statements-on-plants.ts'
import { habitatFacts } from './families/b64-statements-on-habitats.ts'
import { pollutionFacts } from './families/b65-statements-on-pollution.ts'
import { conservationFacts } from './families/b66-statements-on-conservation.ts'
import { evolutionFacts } from './families/b67-statements-on-evolution.ts'
import { limitingFactors } from './families/b68-limiting-factors.ts'
import { foodTests } from './families/b69-food-tests.ts'
import { respirometer } from './families/b70-respirometer.ts'
import { germinationTubes } from './families/b71-germination.ts'

/** The families of biology, in the order of their codes. */
export const biologyFamilies: readonly Family[] = [
  osmosis,
  magnification,
  surfaceToVolume,
  stagesInOrder,
  dentalFormula,
  bloodGroups,
  respiratoryQuotient,
  populationEstimates,
  energyFlow,
  soilExperiments,
  crosses,
  potometer,
  heartAndBreathing,
  chromosomeNumbers,
  familyChances,
  pathsOfBlood,
  foodWebs,
  pedigrees,
  growthCurves,
  plantCellParts,
  leafLayers,
  flowerParts,
  keysAndGroups,
  levelsOfOrganization,
  microbeCounts,
  drugTests,
  plantGroups,
  habitatData,
  pollutionData,
  managedStocks,
  selectionData,
  offspringTables,
  livingThings,
  organizationFacts,
  microbeFacts,
  plantFacts,
  habitatFacts,
  pollutionFacts,
  conservationFacts,
  evolutionFacts,
  limitingFactors,
  foodTests,
  respirometer,
  germinationTubes,
]
