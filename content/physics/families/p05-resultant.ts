import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { positiveSlips } from '../slips.ts'

export interface Pair {
  first: number
  second: number
}

export interface PairAtAngle extends Pair {
  angle: number
  resultant: number
}

const rightAngledTriples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 35, 37],
  [9, 40, 41],
] as const

/** Whole numbers with a² + b² + 2ab cos θ = c². */
const triplesAtAngle = [
  [60, 3, 5, 7],
  [60, 7, 8, 13],
  [60, 5, 16, 19],
  [60, 16, 39, 49],
  [60, 11, 24, 31],
  [60, 7, 33, 37],
  [60, 13, 35, 43],
  [120, 3, 8, 7],
  [120, 5, 8, 7],
  [120, 7, 15, 13],
  [120, 8, 15, 13],
  [120, 5, 21, 19],
  [120, 16, 21, 19],
  [120, 7, 40, 37],
  [120, 11, 35, 31],
  [120, 13, 48, 43],
] as const

const walkers = ['Amina', 'Tunde', 'Chioma', 'A surveyor', 'A scout', 'Ibrahim'] as const

const newtons = (value: number) => quantity(value, 'N', 1)
const degrees = (value: number) => quantity(value, '°', 0)
const inDegrees = (radians: number) => (radians * 180) / Math.PI

const atRightAngles = form<Pair & { resultant: number }>({
  id: 'at-right-angles',
  difficulty: 'easy',
  draw: (random) => {
    const scale = random.int(1, 8)
    const [short, long, hypotenuse] = random.pick(rightAngledTriples)
    return { first: short * scale, second: long * scale, resultant: hypotenuse * scale }
  },
  write: ({ first, second, resultant }) => ({
    stem:
      `Two forces of ${first} N and ${second} N act at right angles to each other on a body. ` +
      'The magnitude of their resultant is',
    key: newtons(resultant),
    slips: positiveSlips(newtons, [
      [first + second, 'This adds the two forces as though they acted in the same direction.'],
      [
        Math.sqrt(first ** 2 + second ** 2 + first * second),
        'This adds the product of the forces, as for an angle of 60° between them.',
      ],
      [Math.SQRT2 * Math.max(first, second), 'This uses the rule for two equal forces, with the larger one for both.'],
      [Math.abs(first - second), 'This subtracts the forces as though they acted in opposite directions.'],
      [
        Math.sqrt(Math.abs(first ** 2 - second ** 2)),
        "This subtracts the squares of the forces, where Pythagoras' rule adds them.",
      ],
      [(first + second) / 2, 'This averages the forces, but two forces at right angles give more than either of them.'],
    ]),
    principle:
      "Two perpendicular vectors are the sides of a right-angled triangle, so Pythagoras' rule gives the resultant.",
    working: [
      `$R = \\sqrt{${first}^2 + ${second}^2} = \\sqrt{${first ** 2 + second ** 2}}$`,
      `The resultant is ${newtons(resultant).text}`,
    ],
    hints: ['Draw the two forces head to tail.', 'The resultant is the longest side of a right-angled triangle.'],
  }),
})

const atAnAngle = form<PairAtAngle>({
  id: 'at-an-angle',
  difficulty: 'hard',
  draw: (random) => {
    const [angle, first, second, resultant] = random.pick(triplesAtAngle)
    const scale = random.int(1, 6)
    return { angle, first: first * scale, second: second * scale, resultant: resultant * scale }
  },
  write: ({ angle, first, second, resultant }) => {
    const squares = first ** 2 + second ** 2
    const product = first * second
    const crossTerm = angle === 60 ? product : -product
    const root3 = Math.sqrt(3)
    return {
      stem:
        `Two forces of ${first} N and ${second} N act on a particle with an angle of ${angle}° between them. ` +
        'The magnitude of their resultant is',
      key: newtons(resultant),
      slips: positiveSlips(newtons, [
        [first + second, 'This adds the magnitudes, which is right only for forces in the same direction.'],
        [Math.abs(first - second), 'This subtracts the magnitudes, which is right only for opposite forces.'],
        [Math.sqrt(squares), "This uses Pythagoras' rule, which is right only at an angle of 90°."],
        [Math.sqrt(squares - crossTerm), 'This gives the term with the cosine the wrong sign.'],
        [
          Math.sqrt(squares + root3 * product),
          `This uses sin ${angle}° where the parallelogram law has cos ${angle}°.`,
        ],
        [
          Math.sqrt(squares - root3 * product),
          `This uses sin ${angle}° for the cosine and also subtracts the term that holds it.`,
        ],
        [(first + second) / 2, 'This averages the two forces and takes no account of the angle.'],
        [
          Math.max(first, second) * (angle === 60 ? root3 : 1),
          'This uses the rule for two equal forces, with the larger one for both.',
        ],
      ]),
      principle:
        'By the parallelogram law $R^2 = a^2 + b^2 + 2ab\\cos\\theta$, ' +
        `and cos ${angle}° is ${angle === 60 ? '0.5' : '−0.5'}.`,
      working: [
        `$R^2 = ${first}^2 + ${second}^2 ${angle === 60 ? '+' : '-'} ${first} \\times ${second} = ${resultant ** 2}$`,
        `The resultant is ${newtons(resultant).text}`,
      ],
      hints: ['Which law adds two vectors at any angle?', `What is the sign of cos ${angle}°?`],
    }
  },
})

const direction = form<Pair & { walker: string }>({
  id: 'direction',
  difficulty: 'medium',
  draw: (random) => {
    const [short, long] = random.pick(rightAngledTriples)
    const scale = random.step(10, 60, 10)
    const [first, second] = random.shuffle([short * scale, long * scale])
    if (first === undefined || second === undefined || first + second > 1200) return null
    return { first, second, walker: random.pick(walkers) }
  },
  write: ({ first, second, walker }) => {
    const angle = inDegrees(Math.atan(second / first))
    const angleOf = (ratio: number) => inDegrees(Math.atan(ratio))
    return {
      stem:
        `${walker} walks ${first} m due east and then ${second} m due north. To the nearest degree, ` +
        'the angle between the displacement and due east is',
      key: degrees(angle),
      slips: positiveSlips(degrees, [
        [90 - angle, 'This puts the ratio upside down and so measures the angle from the north.'],
        [45, 'This takes the displacement to lie halfway between east and north.'],
        [
          (90 * second) / (first + second),
          'This shares 90° in the ratio of the distances, but angles do not share so.',
        ],
        [
          angleOf((second / first) ** 2),
          'This compares the squares of the distances, though the tangent is their simple ratio.',
        ],
        [
          angleOf(second / (first + second)),
          'This divides by the whole distance walked in place of the distance east.',
        ],
        [
          angleOf(second / Math.hypot(first, second)),
          'This divides by the displacement, as for a sine, but then takes the inverse tangent.',
        ],
        [angleOf((first + second) / first), 'This divides the whole distance walked by the distance east.'],
        [
          angleOf(Math.hypot(first, second) / first),
          'This divides the displacement by the distance east, which is no tangent.',
        ],
      ]),
      principle: 'The tangent of the angle from the first direction is the second displacement divided by the first.',
      working: [
        `$\\tan\\theta = \\frac{${second}}{${first}} = ${printed(second / first, 3)}$`,
        `To the nearest degree, θ = ${degrees(angle).text}`,
      ],
      hints: ['Sketch the two displacements head to tail.', 'Which ratio joins the opposite and the adjacent side?'],
    }
  },
})

export const resultant = family(
  {
    id: 'p05',
    edition: 1,
    title: 'Resultant of two vectors',
    subject: 'physics',
    topicId: 'phy-vectors',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [atRightAngles, atAnAngle, direction],
)
