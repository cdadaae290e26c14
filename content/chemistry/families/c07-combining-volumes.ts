import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positive, slip, terminates } from '../drafting.ts'
import { gasUnions, hydrocarbons, type Hydrocarbon } from '../facts/gas-volumes.ts'
import { subscript } from '../facts/formula.ts'

const cubic = (value: number) => quantity(value, 'cm³', 1)
const law = "By Gay-Lussac's law the volumes of reacting gases are in the ratio of their numbers in the equation."

const formulaOf = (carbons: number, hydrogens: number) => `C${subscript(carbons)}H${subscript(hydrogens)}`
const front = (count: number) => (count === 1 ? '' : String(count))
const oxygenFor = ({ carbons, hydrogens }: Hydrocarbon) => carbons + hydrogens / 4

function equationOf(gas: Hydrocarbon): string {
  const times = Number.isInteger(oxygenFor(gas)) ? 1 : 2
  const { carbons, hydrogens } = gas
  return `${front(times)}${formulaOf(carbons, hydrogens)} + ${front(times * oxygenFor(gas))}O₂ → ${front(times * carbons)}CO₂ + ${front((times * hydrogens) / 2)}H₂O`
}

const oxygenNeeded = form<{ gas: Hydrocarbon; volume: number; ofAir: boolean }>({
  id: 'oxygen-needed',
  difficulty: 'easy',
  draw: (random) => ({
    gas: random.pick(hydrocarbons),
    volume: random.step(10, 100, 10),
    ofAir: random.int(0, 2) === 0,
  }),
  write: ({ gas, volume, ofAir }) => {
    const oxygen = oxygenFor(gas) * volume
    const wanted = ofAir ? oxygen * 5 : oxygen
    const key = cubic(wanted)
    const scale = ofAir ? 5 : 1
    return {
      stem: ofAir
        ? `What volume of air is needed to burn ${volume} cm³ of ${gas.name} completely, all volumes being measured under the same conditions? [${equationOf(gas)}; air is 20% oxygen by volume]`
        : `The volume of oxygen needed for the complete combustion of ${volume} cm³ of ${gas.name} at the same temperature and pressure is [${equationOf(gas)}]`,
      key,
      slips: [
        slip(cubic(volume * scale), 'This takes equal volumes of the two gases, whatever the equation says.'),
        slip(cubic((volume / oxygenFor(gas)) * scale), 'This turns the ratio in the equation upside down.'),
        slip(
          cubic(gas.carbons * volume * scale),
          'This counts the oxygen for carbon and leaves out that for hydrogen.',
        ),
        slip(
          cubic((gas.carbons + gas.hydrogens / 2) * volume * scale),
          'This gives a whole molecule of oxygen to each molecule of water.',
        ),
        slip(cubic(oxygen * 2 * scale), 'This counts oxygen atoms in place of oxygen molecules.'),
        ofAir
          ? slip(cubic(oxygen), 'This is the volume of pure oxygen; air holds only a fifth of it.')
          : slip(cubic(oxygen * 5), 'This is the volume of air that holds the oxygen, not of the oxygen.'),
        slip(cubic((oxygen + volume) * scale), 'This adds the volume of the fuel to the volume that burns it.'),
      ],
      principle: law,
      working: [
        `1 volume of ${gas.name} needs ${printed(oxygenFor(gas), 1)} volumes of oxygen`,
        `Oxygen = ${printed(oxygenFor(gas), 1)} × ${volume} = ${cubic(oxygen).text}`,
        ...(ofAir ? [`Air = ${printed(oxygen, 1)} × 100 ÷ 20 = ${key.text}`] : []),
      ],
      hints: [
        'What ratio of volumes does the equation give?',
        ofAir ? 'What share of the air is oxygen?' : 'Water and carbon(IV) oxide play no part here.',
      ],
    }
  },
})

interface Mixed {
  union: (typeof gasUnions)[number]
  first: number
  second: number
}

function drawMixed(random: {
  pick<T>(list: readonly T[]): T
  step(low: number, high: number, step: number): number
}): Mixed | null {
  const mixed = { union: random.pick(gasUnions), first: random.step(10, 100, 5), second: random.step(10, 100, 5) }
  const runs = [mixed.first / mixed.union.a, mixed.second / mixed.union.b]
  const isClean = runs.every((run) => terminates(run, 1))
  return isClean && Math.abs((runs[0] ?? 0) - (runs[1] ?? 0)) >= 5 ? mixed : null
}

const outline = ({ union, first, second }: Mixed) =>
  `${first} cm³ of ${union.first} reacts with ${second} cm³ of ${union.second} until one of the gases is used up.`

const finalMixture = form<Mixed>({
  id: 'total-volume-after',
  difficulty: 'hard',
  draw: drawMixed,
  write: (mixed) => {
    const {
      union: { equation, first: firstName, second: secondName, to, a, b, c },
      first,
      second,
    } = mixed
    const runs = Math.min(first / a, second / b)
    const most = Math.max(first / a, second / b)
    const left = first - a * runs + (second - b * runs)
    const isFirstLeft = first / a > second / b
    const [short, over] = isFirstLeft ? [secondName, firstName] : [firstName, secondName]
    const [there, used] = isFirstLeft ? [first, a * runs] : [second, b * runs]
    const key = cubic(left + c * runs)
    return {
      stem: `${outline(mixed)} What is the total volume of gas at the end, measured at the same temperature and pressure? [${equation}, all gases]`,
      key,
      slips: positive([
        slip(cubic(first + second), 'This adds the volumes at the start, though molecules join in the reaction.'),
        slip(cubic(c * runs), 'This is the product alone; the gas left over counts as well.'),
        slip(cubic(left), 'This is the gas left over alone; the product counts as well.'),
        slip(cubic(c * most), 'This works from the gas in excess as though all of it reacted.'),
        slip(cubic(first + second - runs), 'This takes away only one volume for each time the reaction runs.'),
        slip(cubic(first + second + c * runs), 'This adds the product and takes away nothing for the gases used.'),
        slip(cubic(left + runs), 'This forgets the number in front of the product in the equation.'),
      ]),
      principle: law,
      working: [
        `All ${isFirstLeft ? second : first} cm³ of ${short} is used up: it needs ${printed(used, 1)} cm³ of ${over}, and ${there} cm³ is there`,
        `Left over: ${there} − ${printed(used, 1)} = ${printed(left, 1)} cm³ of ${over}`,
        `Formed: ${printed(c * runs, 1)} cm³ of ${to}`,
        `Total = ${printed(left, 1)} + ${printed(c * runs, 1)} = ${key.text}`,
      ],
      hints: ['Which of the two gases is used up?', 'Add what is left over and what is formed.'],
    }
  },
})

const excess = form<Mixed>({
  id: 'volume-left-over',
  difficulty: 'medium',
  draw: drawMixed,
  write: (mixed) => {
    const {
      union: { equation, first: firstName, second: secondName, a, b, c },
      first,
      second,
    } = mixed
    const isFirstLeft = first / a > second / b
    const runs = Math.min(first / a, second / b)
    const there = isFirstLeft ? first : second
    const used = (isFirstLeft ? a : b) * runs
    const over = there - used
    const name = isFirstLeft ? firstName : secondName
    const short = isFirstLeft ? secondName : firstName
    const key = cubic(over)
    return {
      stem: `${outline(mixed)} At the same temperature and pressure, the volume of the other gas left over is [${equation}, all gases]`,
      key,
      slips: positive([
        slip(
          cubic(Math.abs(first - second)),
          'This takes equal volumes of the gases to react, whatever the equation says.',
        ),
        slip(cubic(used), `This is the volume of ${name} that reacts and not what is left.`),
        slip(cubic(there), `This is all of the ${name}, as though none of it had reacted.`),
        slip(cubic(over + c * runs), 'This adds the product formed to the gas that is left over.'),
        slip(cubic(c * runs), 'This is the volume of the product and not of the gas left over.'),
        slip(cubic(over / 2), 'This halves the rest, though the equation does not ask for it.'),
        slip(cubic(there - runs / 2), 'This takes away too little of the gas for the equation.'),
      ]),
      principle: law,
      working: [
        `All ${printed(isFirstLeft ? second : first, 1)} cm³ of ${short} is used up: it needs ${printed(used, 1)} cm³ of ${name}, and ${there} cm³ is there`,
        `${name[0]?.toUpperCase()}${name.slice(1)} left = ${there} − ${printed(used, 1)} = ${key.text}`,
      ],
      hints: ['Which gas is used up first?', 'How much of the other gas does that need?'],
    }
  },
})

const formulaFromVolumes = form<{ gas: Hydrocarbon; volume: number }>({
  id: 'formula-from-volumes',
  difficulty: 'hard',
  draw: (random) => ({ gas: random.pick(hydrocarbons), volume: random.step(10, 40, 5) }),
  write: ({ gas, volume }) => {
    const { carbons, hydrogens } = gas
    const text = (c: number, h: number) => ({ text: formulaOf(c, h) })
    const key = text(carbons, hydrogens)
    const half = hydrogens / 2
    return {
      stem: `On complete combustion, ${volume} cm³ of a gaseous hydrocarbon gives ${carbons * volume} cm³ of carbon(IV) oxide and ${half * volume} cm³ of steam at the same temperature and pressure. Its formula is`,
      key,
      slips: [
        slip(text(carbons, half), 'This takes one hydrogen atom from each molecule of steam, but it has two.'),
        slip(text(half, carbons * 2), 'This exchanges the volumes of carbon(IV) oxide and of steam.'),
        slip(text(carbons * 2, hydrogens), 'This counts two carbon atoms for each molecule of carbon(IV) oxide.'),
        slip(text(carbons * 2, hydrogens * 2), 'This doubles both numbers, as though two molecules had been one.'),
        slip(text(carbons + 1, hydrogens + 2), 'This counts one carbon atom too many and adds its hydrogen.'),
        hydrogens > 2 * carbons && carbons > 1
          ? slip(text(carbons, hydrogens - 2), 'This counts one molecule of steam too few in the ratio.')
          : slip(text(carbons, hydrogens + 2), 'This counts one molecule of steam too many in the ratio.'),
      ],
      principle: 'Equal volumes of gases hold equal numbers of molecules under the same conditions.',
      working: [
        `1 molecule gives ${carbons} CO₂, so it has ${carbons} C`,
        `It gives ${half} H₂O, so it has 2 × ${half} = ${hydrogens} H`,
        `The formula is ${key.text}`,
      ],
      hints: ['What are the simplest ratios of the volumes?', 'How many hydrogen atoms are in a molecule of steam?'],
    }
  },
})

export const combiningVolumes = family(
  {
    id: 'c07',
    edition: 1,
    title: "Combining volumes and Gay-Lussac's law",
    subject: 'chemistry',
    topicId: 'che-laws',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [oxygenNeeded, finalMixture, excess, formulaFromVolumes],
)
