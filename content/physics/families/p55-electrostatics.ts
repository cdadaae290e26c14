import { family, form } from '../../engine/family.ts'
import { printed, quantity, standardForm } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

/** Charges in microcoulombs, distances in metres. */
export interface Pair {
  first: number
  second: number
  apart: number
}

export interface Changed {
  force: number
  times: number
  distance: number
}

export interface Between {
  first: number
  second: number
  apart: number
  areLike: boolean
}

export interface Plates {
  volts: number
  millimetres: number
  /** In units of 10⁻¹⁹ C. */
  charge: number
}

/** The constant of Coulomb's law in N m² C⁻². */
const coulomb = 9e9
const newtons = (value: number) => quantity(value, 'N', 2)
const field = (value: number) => ({ ...quantity(value, 'N C⁻¹', 0), text: `${standardForm(value, 2)} N C⁻¹` })
const tiny = (value: number) => ({ text: `${standardForm(value, 1)} N`, value })

const force = form<Pair>({
  id: 'coulomb-force',
  difficulty: 'easy',
  draw: (random) => {
    const [first, second] = [random.int(1, 20), random.int(2, 20)]
    const apart = random.pick([0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.9, 1.2, 1.5, 2, 3])
    const result = (coulomb * first * second * 1e-12) / apart ** 2
    return first !== second && isMultipleOf(result, 0.01) && result >= 0.05 && result <= 40
      ? { first, second, apart }
      : null
  },
  write: ({ first, second, apart }) => {
    const product = coulomb * first * second * 1e-12
    const key = newtons(product / apart ** 2)
    return {
      stem:
        `Two small charged spheres with charges of ${first} µC and ${second} µC are ${printed(apart)} m apart in air. The force ` +
        'between them is [k = 9 × 10⁹ N m² C⁻²]',
      key,
      slips: nearSlips(newtons, key, [
        [product / apart, 'This divides by the distance and not by its square.'],
        [product, 'This leaves out the distance, so it holds for 1 m.'],
        [product * apart ** 2, 'This multiplies by the square of the distance where it should divide.'],
        [product / apart ** 2 / 2, 'This takes half of the force for each of the spheres.'],
        [(2 * product) / apart ** 2, 'This adds the forces on the two spheres together.'],
        [
          (coulomb * (first + second) * 1e-12) / apart ** 2,
          `This adds ${first} and ${second}, where the charges should be multiplied.`,
        ],
        [product / (2 * apart) ** 2, 'This squares twice the distance in place of the distance.'],
        [(10 * product) / apart ** 2, 'This slips by one power of ten with the microcoulombs.'],
        [product / apart ** 3, 'This divides by the cube of the distance and not by its square.'],
      ]),
      principle: "By Coulomb's law the force is kq₁q₂ ÷ r².",
      working: [
        `q₁ = ${first} × 10⁻⁶ C and q₂ = ${second} × 10⁻⁶ C`,
        `$F = \\frac{9 \\times 10^{9} \\times ${first} \\times 10^{-6} \\times ${second} \\times 10^{-6}}{${printed(apart)}^2}$`,
        `The force is ${key.text}`,
      ],
      hints: ["Write down Coulomb's law.", 'How many coulombs are a microcoulomb?'],
    }
  },
})

const timesWord = (times: number) => (times === 2 ? 'doubled' : times === 3 ? 'trebled' : 'made four times as large')
const distanceWord = (times: number) =>
  times < 1 ? (times === 0.5 ? 'halved' : 'made one third as large') : timesWord(times)

const changed = form<Changed>({
  id: 'changed-distance',
  difficulty: 'medium',
  draw: (random) => {
    const [given, times] = [random.step(0.6, 36, 0.6), random.pick([2, 3, 4])]
    const distance = random.pick([1 / 3, 0.5, 2, 3, 4])
    const result = (given * times) / distance ** 2
    const isClear = Math.abs(times - distance ** 2) > 0.01 && Math.abs(times - distance) > 0.01
    return isClear && isMultipleOf(result, 0.01) && result <= 400 ? { force: given, times, distance } : null
  },
  write: ({ force: given, times, distance }) => {
    const key = newtons((given * times) / distance ** 2)
    return {
      stem:
        `Two point charges repel each other with a force of ${printed(given)} N. If one of the charges is ${timesWord(times)} and the ` +
        `distance between them is ${distanceWord(distance)}, the force becomes`,
      key,
      slips: nearSlips(newtons, key, [
        [(given * times) / distance, 'This divides by the change of the distance and not by its square.'],
        [given * times * distance ** 2, 'This multiplies by the square of the distance where it should divide.'],
        [given * times * distance, 'This lets the force grow in proportion to the distance.'],
        [given * times, 'This changes the charge and forgets the change of the distance.'],
        [given / distance ** 2, 'This changes the distance and forgets the change of the charge.'],
        [(given * times ** 2) / distance ** 2, 'This squares the change of the charge, as though both were changed.'],
        [given / times / distance ** 2, 'This lets the force shrink as the charge grows.'],
        [given, 'This takes the two changes to balance each other.'],
      ]),
      principle: 'The force is proportional to each charge and inversely proportional to the square of the distance.',
      working: [
        `The charge multiplies the force by ${times}, the distance divides it by ${squareOf(distance)}`,
        `$F = ${printed(given)} \\times ${times} ${distance < 1 ? `\\times ${Math.round(1 / distance ** 2)}` : `\\div ${distance ** 2}`}$`,
        `The force becomes ${key.text}`,
      ],
      hints: ['What does the charge alone do to the force?', 'What does the distance alone do to it?'],
    }
  },
})

function squareOf(distance: number): string {
  if (distance >= 1) return `${distance}² = ${distance ** 2}`
  const under = Math.round(1 / distance)
  return `$\\left(\\frac{1}{${under}}\\right)^2 = \\frac{1}{${under ** 2}}$`
}

const midpoint = form<Between>({
  id: 'field-between-charges',
  difficulty: 'hard',
  draw: (random) => {
    const [first, second] = [random.int(2, 16), random.int(2, 16)]
    const [apart, areLike] = [random.pick([0.2, 0.4, 0.6, 1.2, 2, 3, 4]), random.pick([true, false])]
    const net = ((areLike ? Math.abs(first - second) : first + second) * 9) / (apart / 2) ** 2
    const [mantissa] = net.toExponential(8).split('e')
    return Math.abs(first - second) < 2 || !isMultipleOf(Number(mantissa), 0.01)
      ? null
      : { first, second, apart, areLike }
  },
  write: ({ first, second, apart, areLike }) => {
    const half = apart / 2
    const [one, two] = [(coulomb * first * 1e-6) / half ** 2, (coulomb * second * 1e-6) / half ** 2]
    const [net, other] = areLike ? [Math.abs(one - two), one + two] : [one + two, Math.abs(one - two)]
    const key = field(net)
    return {
      stem:
        `Point charges of +${first} µC and ${areLike ? '+' : '−'}${second} µC are ${printed(apart)} m apart in air. The electric field ` +
        'strength midway between them is [k = 9 × 10⁹ N m² C⁻²]',
      key,
      slips: nearSlips(field, key, [
        [
          other,
          areLike
            ? 'This adds the two fields, but they point against each other.'
            : 'This subtracts the two fields, but they point the same way.',
        ],
        [net / 4, 'This uses the distance between the charges and not half of it.'],
        [other / 4, 'This combines the fields wrongly and uses the whole distance as well.'],
        [net * half, 'This divides by the distance and not by its square, as for a potential.'],
        [one, 'This is the field of the first charge alone.'],
        [two, 'This is the field of the second charge alone.'],
        [net / 2, 'This averages the two fields where they combine in full.'],
        [4 * net, 'This halves the distance twice on the way to the middle.'],
        [net / half, 'This divides by the cube of the distance and not by its square.'],
        [2 * net, 'This counts each of the two fields twice.'],
        [other * half, 'This combines potentials, which have no direction, and not fields.'],
      ]),
      principle: 'Each charge gives a field kq ÷ r², and fields at a point combine as vectors.',
      working: [
        `r = ${printed(half)} m; the charges give ${standardForm(one, 4)} and ${standardForm(two, 4)} N C⁻¹`,
        areLike
          ? 'Between like charges these fields are opposite and subtract'
          : 'Between unlike charges these fields have one direction and add',
        `The field strength is ${key.text}`,
      ],
      hints: ['How far is the point from each charge?', 'Which way would a positive test charge be pushed by each?'],
    }
  },
})

const drop = form<Plates>({
  id: 'force-between-plates',
  difficulty: 'medium',
  draw: (random) => {
    const [volts, millimetres] = [random.step(50, 2000, 50), random.pick([2, 4, 5, 8, 10, 12.5, 16, 20, 25, 40])]
    const charge = random.pick([1.6, 3.2, 4.8, 6.4, 8])
    const [mantissa] = (((volts * 1000) / millimetres) * charge * 1e-19).toExponential(6).split('e')
    return isMultipleOf(Number(mantissa), 0.1) && volts / millimetres < 300 ? { volts, millimetres, charge } : null
  },
  write: ({ volts, millimetres, charge }) => {
    const [metres, coulombs] = [millimetres / 1000, charge * 1e-19]
    const key = tiny((coulombs * volts) / metres)
    return {
      stem:
        `Two parallel metal plates ${printed(millimetres)} mm apart have a potential difference of ${volts} V. The electric force on an ` +
        `oil drop between them with a charge of ${printed(charge)} × 10⁻¹⁹ C is`,
      key,
      slips: nearSlips(tiny, key, [
        [coulombs * volts, 'This is the work done from plate to plate, in joules and not in newtons.'],
        [coulombs * volts * metres, 'This multiplies by the distance of the plates where it should divide.'],
        [(coulombs * volts) / metres / 10, 'This takes 100 mm for a metre when the distance is changed.'],
        [(coulombs * volts) / metres ** 2, 'This divides by the square of the distance, as for point charges.'],
        [(coulombs * volts) / metres / 2, 'This uses the mean of the potentials in place of their difference.'],
        [(2 * coulombs * volts) / metres, 'This uses half of the distance, as though the drop were in the middle.'],
        [(1.6e-19 * volts) / metres, 'This uses the charge of one electron in place of the charge of the drop.'],
        [
          (coulombs * volts * charge) / metres / 1.6,
          'This multiplies by the number of electrons on the drop once more.',
        ],
        [
          (1.6 * coulombs * volts) / metres,
          'This multiplies the charge by 1.6 again, as though a number of electrons were given.',
        ],
        [(10 * coulombs * volts) / metres, 'This slips by one power of ten with the millimetres.'],
      ]),
      principle: 'Between parallel plates the field strength is V ÷ d, and the force on a charge is qE.',
      working: [
        `E = ${volts} ÷ ${printed(metres)} = ${standardForm(volts / metres, 4)} V m⁻¹`,
        `F = ${printed(charge)} × 10⁻¹⁹ × ${standardForm(volts / metres, 4)}`,
        `The force is ${key.text}`,
      ],
      hints: ['Find the field strength first.', 'The distance must be in metres.'],
    }
  },
})

export const electrostatics = family(
  {
    id: 'p55',
    edition: 1,
    title: "Coulomb's law and electric fields",
    subject: 'physics',
    topicId: 'phy-electrostatics',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [force, changed, midpoint, drop],
)
