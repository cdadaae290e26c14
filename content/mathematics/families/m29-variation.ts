import { family, form, type Draft } from '../../engine/family.ts'
import { naira, superscript } from '../../engine/quantity.ts'
import type { Random } from '../../engine/random.ts'
import { fraction } from '../notation.ts'
import { countSlips, positiveSlips } from '../slips.ts'

/** y varies as a power of x (or inversely); x goes from `from` to `from`·scale. */
export interface Power {
  power: 2 | 3
  factor: number
  from: number
  scale: number
}

/** x varies directly as y and inversely as the square of z. */
export interface Joint {
  constant: number
  y: number
  z: number
  nextY: number
  nextZ: number
}

/** cost = fixed + each·number */
export interface PartlyConstant {
  what: string
  fixed: number
  each: number
  first: number
  second: number
  asked: number
}

const bills = [
  { what: 'printing copies of a handbook', fixedStep: 500, eachStep: 50 },
  { what: 'feeding the guests of a wedding', fixedStep: 5000, eachStep: 500 },
  { what: 'sewing uniforms for a school', fixedStep: 1000, eachStep: 250 },
  { what: 'hiring chairs for a meeting', fixedStep: 500, eachStep: 20 },
] as const

const powerNames = { 2: 'square', 3: 'cube' } as const

export const variation = family(
  {
    id: 'm29',
    edition: 1,
    title: 'Direct, inverse, joint and partial variation',
    subject: 'mathematics',
    topicId: 'mat-variation',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [
    form<Power>({ id: 'direct', difficulty: 'easy', draw: drawPower, write: writeDirect }),
    form<Power>({ id: 'inverse', difficulty: 'medium', draw: drawPower, write: writeInverse }),
    form<Joint>({ id: 'joint', difficulty: 'medium', draw: drawJoint, write: writeJoint }),
    form<PartlyConstant>({ id: 'partial', difficulty: 'hard', draw: drawPartial, write: writePartial }),
  ],
)

function drawPower(random: Random): Power {
  const power = random.pick([2, 2, 3] as const)
  const scale = power === 3 ? 2 : random.int(2, 4)
  return { power, factor: random.int(2, 9), from: random.int(2, 5), scale }
}

function writeDirect({ power, factor, from, scale }: Power): Draft {
  const to = from * scale
  const [before, after] = [factor * from ** power, factor * to ** power]
  const key = fraction(after, 1)
  return {
    stem: `y varies directly as the ${powerNames[power]} of x, and y = ${before} when x = ${from}. When x = ${to}, the value of y is`,
    key,
    slips: positiveSlips([
      [fraction(before * scale, 1), `This takes y as proportional to x itself and forgets the ${powerNames[power]}.`],
      [
        fraction(factor * to, 1),
        `This finds the constant but then multiplies it by x instead of its ${powerNames[power]}.`,
      ],
      [fraction(before * to ** power, 1), 'This multiplies the first value of y, not the constant, by the power of x.'],
      [
        fraction(before * scale ** (power + 1), 1),
        'This raises the ratio of the two values of x to a power too high by one.',
      ],
      [
        fraction(before * scale * power, 1),
        `This multiplies by ${power} where the ratio must be raised to the power ${power}.`,
      ],
      [fraction(factor + to ** power, 1), 'This adds the constant to the power of x where it must multiply it.'],
      [
        fraction(before + factor * (to - from), 1),
        `This finds k = ${factor}, but adds ${factor} × (${to} − ${from}) to y, as if y rose evenly with x.`,
      ],
      [fraction((factor * to) ** power, 1), 'This raises the constant to the power too, together with x.'],
    ]).filter(({ value = 0 }) => value < 12 * after),
    principle: `y varies directly as the ${powerNames[power]} of x means y = kx${superscript(power)} with a constant k.`,
    working: [
      `${before} = k × ${from}${superscript(power)}, so k = ${factor}`,
      `y = ${factor} × ${to}${superscript(power)} = ${key.text}`,
    ],
    hints: [
      `Put y = ${before} and x = ${from} into y = kx${superscript(power)}: what is k?`,
      'Use the same constant with the new value of x.',
    ],
  }
}

function writeInverse({ power, factor, from, scale }: Power): Draft {
  const to = from * scale
  const before = factor * scale ** power
  const constant = before * from ** power
  const key = fraction(factor, 1)
  return {
    stem: `P varies inversely as the ${powerNames[power]} of Q, and P = ${before} when Q = ${from}. When Q = ${to}, the value of P is`,
    key,
    slips: positiveSlips([
      [
        fraction(before, scale),
        `This takes P as inversely proportional to Q itself and forgets the ${powerNames[power]}.`,
      ],
      [fraction(before * scale ** power, 1), 'This lets P grow with Q; in inverse variation it becomes smaller.'],
      [fraction(constant, to), `This divides the constant by Q instead of by its ${powerNames[power]}.`],
      [
        fraction(before * from, to ** power),
        `This takes ${before} × ${from} for the constant, without the ${powerNames[power]}.`,
      ],
      [
        fraction(before, scale ** (power + 1)),
        'This raises the ratio of the two values of Q to a power too high by one.',
      ],
      [fraction(before, to ** power), 'This divides the first value of P, not the constant, by the power of Q.'],
      [
        fraction(before, scale * power),
        `This divides by ${power} where the ratio must be raised to the power ${power}.`,
      ],
    ]),
    principle: `P varies inversely as the ${powerNames[power]} of Q means that the product PQ${superscript(power)} is constant.`,
    working: [
      `k = ${before} × ${from}${superscript(power)} = ${constant}`,
      `$P = \\frac{${constant}}{${to}^${power}}$ = ${key.text}`,
    ],
    hints: [
      'Which product of P and a power of Q stays the same?',
      `Find its value from P = ${before} and Q = ${from}.`,
    ],
  }
}

function drawJoint(random: Random): Joint | null {
  const [constant, z, nextZ] = [random.int(2, 9), random.int(2, 4), random.int(2, 5)]
  const [y, nextY] = [random.int(1, 6) * z ** 2, random.int(1, 6) * nextZ ** 2]
  const isAlike = y === nextY || z === nextZ || y / z ** 2 === nextY / nextZ ** 2
  return isAlike ? null : { constant, y, z, nextY, nextZ }
}

function writeJoint({ constant, y, z, nextY, nextZ }: Joint): Draft {
  const x = (constant * y) / z ** 2
  const key = fraction(constant * nextY, nextZ ** 2)
  return {
    stem:
      `x varies directly as y and inversely as the square of z. If x = ${x} when y = ${y} and z = ${z}, ` +
      `what is x when y = ${nextY} and z = ${nextZ}?`,
    key,
    slips: countSlips([
      [
        fraction(x * nextY * z, y * nextZ),
        'This takes x as inversely proportional to z itself and forgets the square.',
      ],
      [fraction(x * nextY * nextZ ** 2, y * z ** 2), 'This lets x grow with the square of z; it varies inversely.'],
      [fraction(x * nextY, y), 'This uses only the change in y and leaves z out of account.'],
      [fraction(x * z ** 2, nextZ ** 2), 'This uses only the change in z and leaves y out of account.'],
      [fraction(x * y * z ** 2, nextY * nextZ ** 2), 'This lets x fall as y grows; it varies directly as y.'],
      [fraction(constant * nextY, nextZ), 'This finds the constant but then divides by z instead of its square.'],
      [
        fraction(constant * nextY * nextZ, 1),
        'This multiplies by z where the constant and y must be divided by its square.',
      ],
      [fraction(constant, 1), 'This stops at the constant of variation and does not use the new values.'],
    ]),
    principle: 'x varies directly as y and inversely as z² means $x = \\frac{ky}{z^2}$ with a constant k.',
    working: [
      `$k = \\frac{${x} \\times ${z}^2}{${y}} = ${constant}$`,
      `$x = \\frac{${constant} \\times ${nextY}}{${nextZ}^2}$ = ${key.text}`,
    ],
    hints: [
      'Where do y and z² stand in the law with a constant k, above or below?',
      `Find k from x = ${x}, y = ${y} and z = ${z}.`,
    ],
  }
}

function drawPartial(random: Random): PartlyConstant {
  const { what, fixedStep, eachStep } = random.pick(bills)
  const first = random.step(20, 60, 10)
  const second = first + random.step(10, 40, 10)
  return {
    what,
    fixed: fixedStep * random.int(2, 12),
    each: eachStep * random.int(1, 6),
    first,
    second,
    asked: second + random.step(20, 80, 10),
  }
}

function writePartial({ what, fixed, each, first, second, asked }: PartlyConstant): Draft {
  const cost = (count: number) => fixed + each * count
  const key = naira(cost(asked))
  return {
    stem:
      `The cost of ${what} is partly constant and partly varies as their number. It is ${naira(cost(first)).text} for ${first} ` +
      `and ${naira(cost(second)).text} for ${second}. The cost for ${asked} is`,
    key,
    slips: countSlips([
      [naira(each * asked), 'This gives only the part that varies and leaves out the constant part.'],
      [
        naira((cost(second) * asked) / second),
        'This takes the whole cost as proportional to the number, without a constant part.',
      ],
      [naira((cost(first) * asked) / first), 'This multiplies the first cost up, as if nothing of it were constant.'],
      [naira(cost(second) + cost(asked - second)), 'This counts the constant part twice, once for each group.'],
      [naira(cost(asked) - 2 * fixed), 'This subtracts the constant part where it must be added.'],
      [
        naira(cost(second) + each * (asked - first)),
        'This adds the varying part for too many: it counts from the first number.',
      ],
      [
        naira(cost(first) + each * (asked - second)),
        'This adds the varying part for too few: it starts from the first cost.',
      ],
    ]).filter(({ value = 0 }) => value > cost(first)),
    principle: 'Partial variation means C = a + bn with two constants, so two known costs give two equations.',
    working: [
      `b = (${naira(cost(second)).text} − ${naira(cost(first)).text}) ÷ (${second} − ${first}) = ${naira(each).text}`,
      `a = ${naira(cost(first)).text} − ${first} × ${naira(each).text} = ${naira(fixed).text}`,
      `C = ${naira(fixed).text} + ${asked} × ${naira(each).text} = ${key.text}`,
    ],
    hints: [
      `Write the cost as a + bn, once with n = ${first} and once with n = ${second}.`,
      'Subtract the two known costs to find b.',
    ],
  }
}
