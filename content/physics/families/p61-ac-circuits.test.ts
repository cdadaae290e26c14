import { abs, add, complex, divide, evaluate, multiply, type Complex } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { peakOf } from '../search.ts'
import { acCircuits, type Heated, type Inductor, type Resonant, type Series } from './p61-ac-circuits.ts'

const samples = 360

/** The mean of a quantity over one cycle of the phase. */
function meanOverCycle(valueAt: (phase: number) => number): number {
  let sum = 0
  for (let i = 0; i < samples; i++) sum += valueAt((2 * Math.PI * i) / samples)
  return sum / samples
}

proves(acCircuits, {
  // A current of peak 1 A: the voltages of the three parts are added instant by instant; their largest sum is sought.
  impedance: ({ resistance, inductive, capacitive }: Series) => {
    const total = (phase: number) =>
      resistance * Math.sin(phase) + inductive * Math.cos(phase) - capacitive * Math.cos(phase)
    return inductive > capacitive ? peakOf(total, 0, Math.PI / 2) : peakOf(total, Math.PI / 2, Math.PI)
  },
  'inductor-current': ({ voltage, frequency, inductance }: Inductor): number =>
    evaluate(`number(${voltage} V / (2 * (22 / 7) * ${frequency} Hz * ${inductance} H), A)`),
  'voltage-at-resonance': ({ resistance, reactance, voltage }: Resonant) => {
    const inductor = complex(0, reactance)
    const parts: Complex[] = [complex(resistance, 0), inductor, complex(0, -reactance)]
    const whole = parts.reduce((sum, part) => add(sum, part), complex(0, 0))
    return Number(abs(multiply(divide(voltage, whole), inductor)))
  },
  'mean-power': ({ peak, resistance }: Heated) => meanOverCycle((phase) => (peak * Math.sin(phase)) ** 2 * resistance),
})
