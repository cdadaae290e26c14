import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import {
  stringsAndPipes,
  type ClosedPipe,
  type ResonanceTube,
  type TunedString,
  type TwoPipes,
} from './p47-strings-and-pipes.ts'

/**
 * The frequency at which a standing wave with an antinode at the open end has its node number `nodes` at the closed
 * end: the displacement cos(2πfl/v) is zero there for the `nodes`-th time.
 */
function closedPipeSounds(speed: number, length: number, nodes: number): number {
  const displacement = (frequency: number) => Math.cos((2 * Math.PI * frequency * length) / speed)
  const turn = speed / (2 * length)
  return rootOf(displacement, (nodes - 1) * turn, nodes * turn)
}

const overtoneNodes = (harmonic: number) => (harmonic === 3 ? 2 : 3)

proves(stringsAndPipes, {
  'overtone-of-closed-pipe': ({ speed, length, harmonic }: ClosedPipe) =>
    closedPipeSounds(speed, length / 100, overtoneNodes(harmonic)),
  // A wire with this note is made up: its mass per length follows from the first note, the second note from that.
  'tension-of-string': ({ frequency, tension, newTension }: TunedString) => {
    const length = 0.8
    const massPerLength = tension / (2 * length * frequency) ** 2
    const waveSpeed = Math.sqrt(newTension / massPerLength)
    return waveSpeed / (2 * length)
  },
  // The end correction, which the student does not know, makes the first column exactly a quarter of a wavelength.
  'resonance-tube': ({ frequency, first, endCorrection }: ResonanceTube) =>
    rootOf((speed) => closedPipeSounds(speed, (first + endCorrection) / 100, 1) - frequency, 100, 1000),
  'open-and-closed-pipe': ({ open, harmonic }: TwoPipes) => {
    const speed = 340
    const fundamental = speed / (2 * (open / 100))
    const tooHigh = (length: number) => closedPipeSounds(speed, length, overtoneNodes(harmonic)) - fundamental
    return 100 * rootOf(tooHigh, 0.01, 10)
  },
})
