import { proves } from '../../engine/prove.ts'
import { forceOnWire, type Changed, type Crossed, type Wire } from './p65-force-on-wire.ts'

const arrows = { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] } as const
const names: Readonly<Record<string, string>> = {
  '1,0': 'to the right',
  '-1,0': 'to the left',
  '0,1': 'towards the top of the page',
  '0,-1': 'towards the bottom of the page',
}

proves(forceOnWire, {
  force: ({ field, current, length, angle }: Wire) =>
    Math.round(field * current * length * Math.sin((angle * Math.PI) / 180) * 1e6) / 1e6,
  // The vector product of a current along z and the field.
  direction: ({ field, isOut }: Crossed) => {
    const [x, y] = arrows[field]
    const current = isOut ? 1 : -1
    return names[[-current * y + 0, current * x + 0].join()] ?? ''
  },
  change: ({ up, down }: Changed) => (1 * up * 1) / down,
})
