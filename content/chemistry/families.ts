import type { Family } from '../engine/family.ts'
import { rfValue } from './families/c02-rf-value.ts'
import { formulae } from './families/c04-formulae.ts'
import { percentageComposition } from './families/c05-composition.ts'
import { balancing } from './families/c06-balancing.ts'
import { combiningVolumes } from './families/c07-combining-volumes.ts'
import { moleConversions } from './families/c09-moles.ts'
import { reactingMasses } from './families/c10-reacting-masses.ts'
import { gasLaws } from './families/c11-gas-laws.ts'
import { graham } from './families/c12-graham.ts'
import { partialPressures } from './families/c13-partial-pressure.ts'
import { particles } from './families/c14-particles.ts'
import { isotopes } from './families/c15-isotopes.ts'
import { configurations } from './families/c16-configuration.ts'
import { isoelectronic } from './families/c17-isoelectronic.ts'
import { radioactiveDecay } from './families/c18-decay.ts'
import { solubility } from './families/c23-solubility.ts'
import { solubilityCurves } from './families/c24-solubility-curve.ts'
import { acidity } from './families/c27-ph.ts'
import { titration } from './families/c28-titration.ts'
import { oxidationNumbers } from './families/c31-oxidation-number.ts'
import { faradayLaws } from './families/c34-faraday.ts'
import { cellsAndDisplacement } from './families/c36-cells.ts'
import { enthalpyChanges } from './families/c37-enthalpy.ts'
import { gibbsEnergy } from './families/c38-free-energy.ts'
import { ratesOfReaction } from './families/c39-rates.ts'
import { equilibriumShifts } from './families/c40-le-chatelier.ts'
import { metalsAndOres } from './families/c42-metals.ts'
import { isomersAndHomologues } from './families/c44-isomers.ts'
import { energyProfiles } from './families/c47-energy-profile.ts'
import { gasVolumeGraphs } from './families/c48-gas-volume-graph.ts'
import { heatingCurves } from './families/c49-heating-curve.ts'
import { bondsAndShapes } from './families/c50-bonds.ts'
import { hardness, kindsOfHardness } from './families/c51-hardness.ts'
import { gasesOfNitrogen, nitrogenCompounds } from './families/c52-nitrogen.ts'

/** The families of chemistry, in the order of their codes. */
export const chemistryFamilies: readonly Family[] = [
  rfValue,
  formulae,
  percentageComposition,
  balancing,
  combiningVolumes,
  moleConversions,
  reactingMasses,
  gasLaws,
  graham,
  partialPressures,
  particles,
  isotopes,
  configurations,
  isoelectronic,
  radioactiveDecay,
  solubility,
  solubilityCurves,
  acidity,
  titration,
  oxidationNumbers,
  faradayLaws,
  cellsAndDisplacement,
  enthalpyChanges,
  gibbsEnergy,
  ratesOfReaction,
  equilibriumShifts,
  metalsAndOres,
  isomersAndHomologues,
  energyProfiles,
  gasVolumeGraphs,
  heatingCurves,
  bondsAndShapes,
  hardness,
  kindsOfHardness,
  nitrogenCompounds,
  gasesOfNitrogen,
]
