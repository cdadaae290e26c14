import { family, form } from '../../engine/family.ts'
import { slip } from '../drafting.ts'
import { electrodes, type Electrode } from '../facts/potentials.ts'

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
const volts = (value: number) => ({ text: `${signed(value)} V`, value: Number(value.toFixed(2)) })
const given = (list: readonly Electrode[]) =>
  `[E°: ${list.map(({ ion, symbol, potential }) => `${ion}/${symbol} = ${signed(potential)} V`).join(', ')}]`

/** Two different electrodes, the more reactive metal first. */
function twoOf(random: { int(low: number, high: number): number }): { anode: Electrode; cathode: Electrode } | null {
  const a = random.int(0, electrodes.length - 1)
  const b = random.int(0, electrodes.length - 1)
  const anode = electrodes[Math.min(a, b)]
  const cathode = electrodes[Math.max(a, b)]
  return anode === undefined || cathode === undefined || a === b ? null : { anode, cathode }
}

const doubled = ({ electrons, potential }: Electrode) => (electrons === 1 ? 2 * potential : potential)

const electromotiveForce = form<{ anode: Electrode; cathode: Electrode; wording: number }>({
  id: 'electromotive-force',
  difficulty: 'medium',
  draw: (random) => {
    const two = twoOf(random)
    return two === null ? null : { ...two, wording: random.int(0, 2) }
  },
  write: ({ anode, cathode, wording }) => {
    const force = cathode.potential - anode.potential
    const key = volts(force)
    const data = given([anode, cathode])
    const cell = `${anode.symbol} | ${anode.ion} || ${cathode.ion} | ${cathode.symbol}`
    return {
      stem:
        wording === 0
          ? `The standard e.m.f. of the cell ${cell} is ${data}`
          : wording === 1
            ? `What is the standard e.m.f. of a cell made of ${anode.metal} as the anode and ${cathode.metal} as the cathode? ${data}`
            : `Calculate the standard e.m.f. of the cell in which ${anode.metal} dissolves and ${cathode.metal} is deposited. ${data}`,
      key,
      slips: [
        slip(volts(-force), 'This takes the cathode from the anode instead of the other way round.'),
        slip(volts(cathode.potential + anode.potential), 'This adds the two potentials, but the anode is subtracted.'),
        slip(volts(cathode.potential), 'This is the potential of the cathode alone without the anode.'),
        slip(volts(-anode.potential), 'This is the part of the anode alone without the cathode.'),
        slip(
          volts(doubled(cathode) - anode.potential),
          'This doubles a potential because the half-equation is doubled.',
        ),
        slip(volts(force / 2), 'This halves the difference, but the whole difference is the e.m.f. of the cell.'),
        slip(
          volts(Math.abs(cathode.potential) + Math.abs(anode.potential)),
          'This adds the sizes of the potentials and forgets their signs.',
        ),
        slip(
          volts(Math.abs(cathode.potential) - Math.abs(anode.potential)),
          'This subtracts the sizes of the potentials and forgets their signs.',
        ),
      ],
      principle: 'The e.m.f. of a cell is the electrode potential of the cathode minus that of the anode.',
      working: [
        `Anode: ${anode.symbol}; cathode: ${cathode.symbol}`,
        `E = ${signed(cathode.potential)} − (${signed(anode.potential)}) = ${key.text}`,
      ],
      hints: ['At which electrode are electrons given up?', 'Mind the sign when you subtract.'],
    }
  },
})

const unknownPotential = form<{ anode: Electrode; cathode: Electrode; isAnodeUnknown: boolean }>({
  id: 'unknown-potential',
  difficulty: 'hard',
  draw: (random) => {
    const two = twoOf(random)
    return two === null ? null : { ...two, isAnodeUnknown: random.int(0, 1) > 0 }
  },
  write: ({ anode, cathode, isAnodeUnknown }) => {
    const force = cathode.potential - anode.potential
    const known = isAnodeUnknown ? cathode : anode
    const value = isAnodeUnknown ? anode.potential : cathode.potential
    const key = volts(value)
    const role = isAnodeUnknown ? 'the anode' : 'the cathode'
    return {
      stem: `A metal X forms ${role} of a cell whose other electrode is ${known.metal} in a solution of its ions. If the standard e.m.f. is ${signed(force)} V, the standard electrode potential of X is ${given([known])}`,
      key,
      slips: [
        slip(volts(-value), 'This finds the right size but gives it the opposite sign.'),
        slip(
          volts(isAnodeUnknown ? known.potential + force : known.potential - force),
          'This takes X for the other electrode of the cell.',
        ),
        slip(
          volts(isAnodeUnknown ? -force : force),
          'This takes the potential of the known electrode to be zero and leaves it out.',
        ),
        slip(
          volts(isAnodeUnknown ? force : -force),
          isAnodeUnknown
            ? 'This is the e.m.f. of the whole cell and not the potential of one electrode.'
            : 'This leaves out the known potential and takes X for the anode as well.',
        ),
        slip(
          volts(isAnodeUnknown ? -known.potential - force : force - known.potential),
          'This takes X for the other electrode and turns the sign as well.',
        ),
        slip(volts(-known.potential), 'This turns the sign of the known potential and leaves out the e.m.f.'),
      ],
      principle: 'The e.m.f. of a cell is the electrode potential of the cathode minus that of the anode.',
      working: isAnodeUnknown
        ? [
            `${signed(force)} = ${signed(cathode.potential)} − E(X)`,
            `E(X) = ${signed(cathode.potential)} − (${signed(force)}) = ${key.text}`,
          ]
        : [
            `${signed(force)} = E(X) − (${signed(anode.potential)})`,
            `E(X) = ${signed(force)} + (${signed(anode.potential)}) = ${key.text}`,
          ],
      hints: ['Write the e.m.f. as a difference of two potentials.', 'Which of the two is X?'],
    }
  },
})

const displacement = form<{ key: Electrode; others: readonly Electrode[]; below: Electrode; above: Electrode }>({
  id: 'displacement',
  difficulty: 'medium',
  draw: (random) => {
    const place = random.int(1, electrodes.length - 2)
    const key = electrodes[place]
    const above = electrodes[random.int(0, place - 1)]
    const below = electrodes[random.int(place + 1, electrodes.length - 1)]
    if (key === undefined || above === undefined || below === undefined) return null
    const outside = electrodes.filter(({ potential }) => potential < above.potential || potential > below.potential)
    const others = random.shuffle(outside).slice(0, 3)
    return others.length === 3 ? { key, others, below, above } : null
  },
  write: ({ key, others, below, above }) => ({
    stem: `Which of these metals displaces ${below.metal} from a solution of its salt and is itself displaced by ${above.metal}? ${given([...others, key, above, below].sort((a, b) => a.potential - b.potential))}`,
    key: { text: key.metal },
    slips: others.map((metal) =>
      slip(
        { text: metal.metal },
        metal.potential < above.potential
          ? `Its potential is lower still, so ${above.metal} cannot displace ${metal.metal}.`
          : `Its potential is higher, so ${metal.metal} does not displace ${below.metal} at all.`,
      ),
    ),
    principle: 'A metal displaces another whose electrode potential is higher than its own.',
    working: [
      `The potential must lie between ${signed(above.potential)} V and ${signed(below.potential)} V`,
      `${key.symbol} has ${signed(key.potential)} V, so the metal is ${key.metal}`,
    ],
    hints: [
      'Which metals have a lower potential than the one displaced?',
      'Put the metals in order of their potentials.',
    ],
  }),
})

const greatestForce = form<{ four: readonly Electrode[] }>({
  id: 'greatest-force',
  difficulty: 'medium',
  draw: (random) => ({
    four: random
      .shuffle(electrodes)
      .slice(0, 4)
      .sort((a, b) => a.potential - b.potential),
  }),
  write: ({ four }) => {
    const [a, b, c, d] = four
    if (a === undefined || b === undefined || c === undefined || d === undefined)
      throw new RangeError('Four electrodes are asked for')
    const pair = (first: Electrode, second: Electrode) => ({ text: `${first.metal} and ${second.metal}` })
    const force = (first: Electrode, second: Electrode) =>
      `Their potentials differ by only ${(second.potential - first.potential).toFixed(2)} V, less than those of another pair.`
    return {
      stem: `Which pair of metals, each in a solution of its ions, gives the cell with the greatest standard e.m.f.? ${given(four)}`,
      key: pair(a, d),
      slips: [
        slip(pair(b, d), force(b, d)),
        slip(pair(a, c), force(a, c)),
        slip(pair(a, b), force(a, b)),
        slip(pair(c, d), force(c, d)),
        slip(pair(b, c), force(b, c)),
      ],
      principle:
        'The e.m.f. is the difference of the two electrode potentials, so it is greatest for those furthest apart.',
      working: [
        `Lowest: ${signed(a.potential)} V; highest: ${signed(d.potential)} V`,
        `E = ${signed(d.potential)} − (${signed(a.potential)}) = ${signed(d.potential - a.potential)} V`,
        `The pair is ${pair(a, d).text}`,
      ],
      hints: ['Look for the lowest and the highest potential.', 'The e.m.f. is a difference.'],
    }
  },
})

export const cellsAndDisplacement = family(
  {
    id: 'c36',
    edition: 1,
    title: 'Cell e.m.f. and displacement',
    subject: 'chemistry',
    topicId: 'che-cells',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [electromotiveForce, unknownPotential, displacement, greatestForce],
)
