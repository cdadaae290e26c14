import { proves } from '../../engine/prove.ts'
import { energyProfiles, type Catalysed, type Profile } from './c47-energy-profile.ts'

/** Energy taken in when the reaction goes through levels one after the other; falls give energy out and cost nothing. */
function climbOf(levels: readonly number[]): number {
  return levels.slice(1).reduce((climbed, level, index) => climbed + Math.max(0, level - (levels[index] ?? level)), 0)
}

proves(energyProfiles, {
  // What goes in on the way up less what comes out on the way down.
  'enthalpy-change': ({ reactants, peak, products }: Profile) =>
    climbOf([reactants, peak, products]) - climbOf([products, peak, reactants]),
  'activation-energy': ({ reactants, peak, products }: Profile) => climbOf([reactants, peak, products]),
  'reverse-activation-energy': ({ reactants, peak, products }: Profile) => climbOf([products, peak, reactants]),
  'lowered-by-catalyst': ({ reactants, lowered, products }: Catalysed) => climbOf([reactants, lowered, products]),
})
