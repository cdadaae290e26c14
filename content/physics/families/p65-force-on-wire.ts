import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { at, type Random } from '../../engine/random.ts'
import { arrow, centred, circle, dot, drawing, line, type Shape } from '../../figures/svg.ts'
import { isMultipleOf, nearSlips } from '../slips.ts'

export interface Wire {
  field: number
  current: number
  /** In metres. */
  length: number
  /** Between wire and field, in degrees. */
  angle: 30 | 90
}

type Direction = 'up' | 'down' | 'left' | 'right'

export interface Crossed {
  field: Direction
  isOut: boolean
}

const newtons = (value: number) => quantity(value, 'N', 3)

const force = form<Wire>({
  id: 'force',
  difficulty: 'easy',
  draw: (random) => {
    const wire = {
      field: random.pick([0.2, 0.4, 0.5, 0.8, 1.2, 1.5]),
      current: random.pick([2, 3, 4, 5, 6, 8]),
      length: random.pick([0.1, 0.2, 0.25, 0.4, 0.5]),
      angle: random.pick([30, 90] as const),
    }
    const force = wire.field * wire.current * wire.length * (wire.angle === 30 ? 0.5 : 1)
    return isMultipleOf(force, 0.01) ? wire : null
  },
  write: ({ field, current, length, angle }) => {
    const sine = angle === 30 ? 0.5 : 1
    const product = field * current * length
    const key = newtons(Math.round(product * sine * 1e6) / 1e6)
    return {
      stem: `A straight wire of length ${printed(length * 100)} cm carries a current of ${current} A ${angle === 90 ? 'at right angles' : 'at 30°'} to a uniform magnetic field of ${field} T. The force on the wire is`,
      key,
      slips: nearSlips(newtons, key, [
        [
          angle === 30 ? product : product / 2,
          angle === 30
            ? 'You left out the sine of the angle between wire and field.'
            : 'You multiplied by sin 30°, but the wire is at right angles to the field.',
        ],
        [product * sine * 10, 'You changed the length from centimetres to metres by dividing by 10 and not by 100.'],
        [field * current, 'You left out the length of the wire; the force grows with it.'],
        [(current * length) / field, 'You divided by the flux density where you should multiply by it.'],
        [product * sine * current, 'You squared the current, as in the heating of a wire.'],
        [(field * current) / length, 'You divided by the length of the wire; a longer wire feels a larger force.'],
        [2 * product, 'You counted the field twice, once for each pole of the magnet.'],
      ]),
      principle: 'The force on a conductor in a magnetic field is F = BIl sin θ.',
      working: [
        `l = ${printed(length * 100)} cm = ${length} m and sin ${angle}° = ${sine}`,
        `F = ${field} × ${current} × ${length} × ${sine} = ${key.text}`,
      ],
      hints: ['Write the length in metres.', 'What is the sine of the angle between wire and field?'],
    }
  },
})

/** Fleming's left-hand rule: the direction of the force for a current out of the page. */
const forceOut: Readonly<Record<Direction, Direction>> = { right: 'up', up: 'left', left: 'down', down: 'right' }
const opposite: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' }
const said: Readonly<Record<Direction, string>> = {
  up: 'towards the top of the page',
  down: 'towards the bottom of the page',
  left: 'to the left',
  right: 'to the right',
}

function drawCrossed(random: Random): Crossed {
  return { field: random.pick(['up', 'down', 'left', 'right'] as const), isOut: random.int(0, 1) === 1 }
}

function forceOn({ field, isOut }: Crossed): Direction {
  return isOut ? forceOut[field] : opposite[forceOut[field]]
}

function wireFigure({ field, isOut }: Crossed) {
  const middle = [120, 80] as const
  const turn = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] } as const
  const [dx, dy] = turn[field]
  const lines = [-42, 0, 42].flatMap((aside): Shape[] => {
    const [x, y] = [middle[0] - aside * dy, middle[1] + aside * dx]
    if (aside === 0)
      return [
        ...arrow([x - 60 * dx, y - 60 * dy], [x - 16 * dx, y - 16 * dy]),
        ...arrow([x + 16 * dx, y + 16 * dy], [x + 60 * dx, y + 60 * dy]),
      ]
    return arrow([x - 60 * dx, y - 60 * dy], [x + 60 * dx, y + 60 * dy])
  })
  const sign: Shape[] = isOut ? [dot(middle)] : [line([113, 73], [127, 87]), line([127, 73], [113, 87])]
  return drawing(
    {
      width: 240,
      height: 160,
      alt: `The cross-section of a wire in a uniform magnetic field. The field lines have arrows that point ${said[field]}. The current in the wire flows ${isOut ? 'out of the page, marked with a dot' : 'into the page, marked with a cross'}.`,
    },
    [
      ...lines,
      circle(middle, 11),
      ...sign,
      centred('B', [field === 'up' || field === 'down' ? 196 : 28, field === 'up' || field === 'down' ? 30 : 14]),
    ],
  )
}

const direction = form<Crossed>({
  id: 'direction',
  difficulty: 'medium',
  draw: drawCrossed,
  write: (given) => {
    const { field, isOut } = given
    const key = forceOn(given)
    const others = (['up', 'down', 'left', 'right'] as const).filter((one) => one !== key)
    return {
      stem: `The diagram below shows a wire in a magnetic field B. The current flows ${isOut ? 'out of' : 'into'} the page. The force on the wire acts`,
      key: { text: said[key] },
      slips: others.map((one) => ({
        text: said[one],
        because:
          one === opposite[key]
            ? 'You used the right hand or reversed the current; the left-hand rule gives the opposite.'
            : one === field
              ? 'You took the force along the field, but it is always at right angles to the field.'
              : 'You took the force against the field, but it is at right angles to the field lines.',
      })),
      principle:
        "By Fleming's left-hand rule the first finger shows the field, the second the current, and the thumb the force.",
      working: [
        `First finger ${said[field]}, second finger ${isOut ? 'out of' : 'into'} the page`,
        `The thumb points ${said[key]}`,
      ],
      hints: [
        'At which angle to field and current is the force?',
        'Use the left hand, with thumb and two fingers at right angles.',
      ],
      figure: wireFigure(given),
    }
  },
})

const sides = ['length', 'current', 'field'] as const

export interface Changed {
  up: number
  down: number
  which: number
}

const changes = form<Changed>({
  id: 'change',
  difficulty: 'medium',
  draw: (random) => ({ up: random.pick([3, 4, 6, 8]), down: 2, which: random.int(0, 2) }),
  write: ({ up, down, which }) => {
    const raised = at(sides, which)
    const lowered = at(sides, (which + 1) % sides.length)
    const named = { length: 'the length of the wire in the field', current: 'the current', field: 'the flux density' }
    const times = (value: number) => ({ text: `${printed(value, 3)} times its first value`, value })
    const key = times(up / down)
    return {
      stem: `A wire lies at right angles to a magnetic field. If ${named[raised]} is made ${up} times as large and ${named[lowered]} is halved, the force on the wire becomes`,
      key,
      slips: [
        {
          ...times(up),
          because: `You allowed for ${named[raised]} only and forgot that ${named[lowered]} was halved.`,
        },
        { ...times(up * down), because: `You doubled for ${named[lowered]}, but the force is halved with it.` },
        {
          ...times(down / up),
          because: 'You turned the fraction over; the force grows with each of the three quantities.',
        },
        { ...times(1 / down), because: `You allowed for ${named[lowered]} only and forgot the other change.` },
        {
          ...times(up ** 2 / down),
          because: `You squared the change of ${named[raised]}, but the force is in plain proportion.`,
        },
        { ...times(up - down), because: 'You subtracted the two factors, but they have to be multiplied.' },
      ].filter(({ value }) => value > 0),
      principle: 'F = BIl, so the force is proportional to flux density, current and length.',
      working: [`The factors are ${up} and 1/${down}`, `${up} × 1/${down} gives ${key.text}`],
      hints: ['Write the formula of the force.', 'Multiply the factors of the two changes.'],
    }
  },
})

export const forceOnWire = family(
  {
    id: 'p65',
    edition: 1,
    title: 'The force on a wire in a magnetic field',
    subject: 'physics',
    topicId: 'phy-motor-effect',
    exams: ['JAMB', 'WAEC'],
    isCalculation: true,
    published: 12,
  },
  [force, direction, changes],
)
