import { evaluate } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { machines, type Axle, type Jack, type Pulleys, type Ramp } from './p28-machines.ts'

// All routes go by the work done while the load moves, with no use of mechanical advantage or velocity ratio.
proves(machines, {
  'efficiency-of-pulleys': ({ sections, load, effort }: Pulleys) => {
    const rise = 0.25
    // Each supporting section shortens by the rise, and the effort draws all of that string out.
    let drawn = 0
    for (let section = 0; section < sections; section++) drawn += rise
    return (100 * load * rise) / (effort * drawn)
  },
  'effort-on-a-ramp': ({ load, height, length, efficiency }: Ramp) =>
    rootOf((effort) => effort * length * (efficiency / 100) - load * height, 0, 100_000),
  'screw-jack': ({ arm, pitch }: Jack): number =>
    evaluate('number(2 * (22 / 7) * arm / pitch)', { arm: evaluate(`${arm} cm`), pitch: evaluate(`${pitch} mm`) }),
  'load-of-wheel-and-axle': ({ wheel, axle, effort, efficiency }: Axle) => {
    const turn = 0.1
    const useful = (efficiency / 100) * effort * wheel * turn
    return rootOf((load) => load * axle * turn - useful, 0, 100_000)
  },
})
