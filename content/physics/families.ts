import type { Family } from '../engine/family.ts'
import { dimensions } from './families/p02-dimensions.ts'
import { resultant } from './families/p05-resultant.ts'
import { relativeVelocity } from './families/p07-relative-velocity.ts'
import { uniformAcceleration } from './families/p09-uniform-acceleration.ts'
import { motionGraphs } from './families/p11-motion-graphs.ts'
import { projectiles } from './families/p13-projectiles.ts'
import { newtonsSecondLaw } from './families/p15-newtons-second-law.ts'
import { impulses } from './families/p16-impulse.ts'
import { collisions } from './families/p17-collisions.ts'
import { circularMotion } from './families/p18-circular-motion.ts'
import { periods } from './families/p19-periods.ts'
import { gravitation } from './families/p21-gravitation.ts'
import { moments } from './families/p22-moments.ts'
import { limitingFriction } from './families/p24-limiting-friction.ts'
import { energyConversion } from './families/p26-energy-conversion.ts'
import { powerAndEfficiency } from './families/p27-power-and-efficiency.ts'
import { machines } from './families/p28-machines.ts'
import { hookesLaw } from './families/p30-hookes-law.ts'
import { pressures } from './families/p32-pressure.ts'
import { upthrust } from './families/p33-upthrust.ts'
import { thermometers } from './families/p35-thermometers.ts'
import { expansion } from './families/p36-expansion.ts'
import { gasLaws } from './families/p37-gas-laws.ts'
import { mixtures } from './families/p38-mixtures.ts'
import { latentHeat } from './families/p40-latent-heat.ts'
import { conduction } from './families/p42-conduction.ts'
import { waveSpeed } from './families/p44-wave-speed.ts'
import { echoes } from './families/p46-echoes.ts'
import { stringsAndPipes } from './families/p47-strings-and-pipes.ts'
import { mirrors } from './families/p49-mirrors.ts'
import { refraction } from './families/p51-refraction.ts'
import { lensFormula } from './families/p52-lens-formula.ts'
import { electrostatics } from './families/p55-electrostatics.ts'
import { capacitorNetworks } from './families/p56-capacitor-networks.ts'
import { resistorNetworks } from './families/p57-resistor-networks.ts'
import { cells } from './families/p58-cells.ts'
import { measuringResistance } from './families/p59-measuring-resistance.ts'
import { electricityBill } from './families/p60-electricity-bill.ts'
import { acCircuits } from './families/p61-ac-circuits.ts'
import { decayAndPhotons } from './families/p62-decay-and-photons.ts'
import { electricalGraphs } from './families/p63-electrical-graphs.ts'
import { transformers } from './families/p64-transformers.ts'
import { forceOnWire } from './families/p65-force-on-wire.ts'

/** The families of physics, in the order of their codes. */
export const physicsFamilies: readonly Family[] = [
  dimensions,
  resultant,
  relativeVelocity,
  uniformAcceleration,
  motionGraphs,
  projectiles,
  newtonsSecondLaw,
  impulses,
  collisions,
  circularMotion,
  periods,
  gravitation,
  moments,
  limitingFriction,
  energyConversion,
  powerAndEfficiency,
  machines,
  hookesLaw,
  pressures,
  upthrust,
  thermometers,
  expansion,
  gasLaws,
  mixtures,
  latentHeat,
  conduction,
  waveSpeed,
  echoes,
  stringsAndPipes,
  mirrors,
  refraction,
  lensFormula,
  electrostatics,
  capacitorNetworks,
  resistorNetworks,
  cells,
  measuringResistance,
  electricityBill,
  acCircuits,
  decayAndPhotons,
  electricalGraphs,
  transformers,
  forceOnWire,
]
