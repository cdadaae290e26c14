import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { atomsIn, molarMassOf, relativeAtomicMass } from '../facts/formula.ts'
import { percentageComposition } from './c05-composition.ts'

const tenths = (value: number) => Math.round(value * 10 + 1e-9) / 10

// What is asked for is what the others leave: all the other parts are taken from one hundred per cent.
proves(percentageComposition, {
  'percentage-of-element': ({ compound }: { compound: { formula: string; symbol: string } }) => {
    let rest = 100
    for (const [symbol, count] of atomsIn(compound.formula)) {
      if (symbol !== compound.symbol) rest -= (count * relativeAtomicMass(symbol) * 100) / molarMassOf(compound.formula)
    }
    return tenths(rest)
  },
  'percentage-of-water': ({ hydrate }: { hydrate: { anhydrous: string; water: number } }) => {
    const whole = molarMassOf(`${hydrate.anhydrous}·${hydrate.water}H₂O`)
    return tenths(100 - (molarMassOf(hydrate.anhydrous) * 100) / whole)
  },
  'mass-of-element': (sample: { compound: { formula: string; symbol: string }; mass: number; unit: string }) => {
    const { formula, symbol } = sample.compound
    const atoms = atomsIn(formula).get(symbol) ?? 0
    return evaluate(
      `number(${sample.mass} ${sample.unit} / (${molarMassOf(formula)} g/mol) * ${atoms} * (${relativeAtomicMass(symbol)} g/mol), ${sample.unit})`,
    )
  },
})
