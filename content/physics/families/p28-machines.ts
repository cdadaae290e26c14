import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips } from '../slips.ts'

export interface Pulleys {
  /** How many lengths of its one string hold the moving block up. */
  sections: number
  load: number
  effort: number
}

export interface Ramp {
  load: number
  height: number
  length: number
  efficiency: number
}

export interface Jack {
  arm: number
  pitch: number
}

export interface Axle {
  wheel: number
  axle: number
  effort: number
  efficiency: number
}

const newtons = (value: number) => quantity(value, 'N', 1)
const wholeNewtons = (value: number) => quantity(value, 'N', 0)
const percent = (value: number) => quantity(value, '%', 1)
const pure = (value: number) => quantity(value, '', 1)

const pulleys = form<Pulleys>({
  id: 'efficiency-of-pulleys',
  difficulty: 'easy',
  draw: (random) => {
    const efficiency = random.pick([40, 45, 48, 50, 54, 55, 60, 64, 65, 70, 72, 75])
    const [sections, effort] = [random.int(3, 6), random.step(40, 300, 10)]
    const load = (efficiency * sections * effort) / 100
    return Number.isInteger(load) ? { sections, load, effort } : null
  },
  write: ({ sections, load, effort }) => {
    const advantage = load / effort
    const key = percent((100 * advantage) / sections)
    return {
      stem:
        `In a block and tackle, ${sections} sections of the string support the load. If an effort of ${effort} N ` +
        `just raises a load of ${load} N, the efficiency of the system is`,
      key,
      slips: positiveSlips(
        percent,
        [
          [100 - (100 * advantage) / sections, 'This is the share of the work that is wasted, not the useful share.'],
          [(100 * advantage) / (sections + 1), 'This counts one section more than those that support the load.'],
          [100 / advantage, 'This divides the effort by the load and leaves out the velocity ratio.'],
          [(100 * advantage) / (sections - 1), 'This counts one section fewer than those that support the load.'],
          [(100 * load) / (load + effort), 'This compares the load with the sum of load and effort, which is no work.'],
          [
            (100 * (load - effort)) / load,
            'This compares the force saved with the load, but efficiency compares work.',
          ],
          [100 - 100 / sections, 'This uses the velocity ratio alone, which says nothing of friction.'],
        ],
        100,
      ),
      principle:
        'Efficiency is mechanical advantage ÷ velocity ratio × 100%; the velocity ratio is the number of sections here.',
      working: [
        `$\\text{M.A.} = \\frac{${load}}{${effort}} = ${printed(advantage)}$`,
        `$\\text{Efficiency} = \\frac{${printed(advantage)}}{${sections}} \\times 100$`,
        `The efficiency is ${key.text}`,
      ],
      hints: ['What is the velocity ratio of the system?', 'Find the mechanical advantage first.'],
    }
  },
})

const ramp = form<Ramp>({
  id: 'effort-on-a-ramp',
  difficulty: 'medium',
  draw: (random) => {
    const efficiency = random.pick([60, 70, 75, 80, 90])
    const [height, length] = [random.int(2, 6) / 2, random.int(4, 12)]
    const load = random.step(300, 2000, 50)
    const effort = (load * height * 100) / (length * efficiency)
    if (length < 2 * height || effort > 0.8 * load || !isMultipleOf(effort, 5)) return null
    return { load, height, length, efficiency }
  },
  write: ({ load, height, length, efficiency }) => {
    const ideal = (load * height) / length
    const share = efficiency / 100
    const base = Math.sqrt(length ** 2 - height ** 2)
    const key = newtons(ideal / share)
    return {
      stem:
        `A box of weight ${load} N is pushed up a ramp ${length} m long into a lorry whose floor is ` +
        `${printed(height)} m above the ground. If the efficiency of the ramp is ${efficiency}%, ` +
        'the effort along the ramp is',
      key,
      slips: positiveSlips(
        newtons,
        [
          [ideal, 'This is the effort on a ramp without friction: the efficiency is left out.'],
          [ideal * share, 'This multiplies by the efficiency, but friction makes the effort larger.'],
          [
            (load * height) / (length + height) / share,
            'This adds the height to the length, as though the box moved along both.',
          ],
          [(load * height) / base / share, 'This measures the ramp along the ground and not along its slope.'],
          [load, 'This is the effort for a straight lift, as though the ramp gave no help.'],
          [load / share, 'This divides by the efficiency but forgets that the ramp is longer than high.'],
          [ideal / (1 - share), 'This divides by the wasted share of the work and not by the useful share.'],
        ],
        2 * load,
      ),
      principle: 'The useful work, weight × height, is the efficiency times the work done by the effort.',
      working: [
        `${load} × ${printed(height)} = ${printed(share)} × E × ${length}`,
        `$E = \\frac{${printed(load * height).replaceAll(',', '{,}')}}{${printed(share * length)}}$`,
        `The effort is ${key.text}`,
      ],
      hints: ['What is the useful work?', 'The effort must do more work than that: how much more?'],
    }
  },
})

const jack = form<Jack>({
  id: 'screw-jack',
  difficulty: 'medium',
  draw: (random) => {
    const [arm, pitch] = [random.step(14, 84, 7), random.pick([2, 3, 4, 5, 6, 8, 10, 12])]
    return isMultipleOf((440 * arm) / 7 / pitch, 1) ? { arm, pitch } : null
  },
  write: ({ arm, pitch }) => {
    const ratio = (440 * arm) / 7 / pitch
    const key = pure(ratio)
    return {
      stem:
        `A screw jack has a pitch of ${pitch} mm and is turned by a handle ${arm} cm long. ` +
        'The velocity ratio of the jack is [π = 22/7]',
      key,
      slips: positiveSlips(pure, [
        [ratio / 2, 'This takes the length of the handle as the diameter of the circle.'],
        [(10 * arm) / pitch, 'This compares the handle with the pitch, but the effort moves round a circle.'],
        [(20 * arm) / pitch, 'This takes the diameter of the circle in the place of its circumference.'],
        [ratio / 10, 'This leaves the handle in centimetres and the pitch in millimetres.'],
        [ratio * 2, 'This doubles the handle again, though 2πr already is the whole circle.'],
        [ratio * pitch, 'This is the circumference in millimetres, not yet divided by the pitch.'],
        [ratio * 10, 'This changes the centimetres to millimetres with a factor of 100.'],
      ]),
      principle: 'In one turn the effort moves once round a circle and the load rises by one pitch.',
      working: [
        `$\\text{V.R.} = \\frac{2\\pi r}{p} = \\frac{2 \\times 22 \\times ${arm * 10}}{7 \\times ${pitch}}$`,
        `The velocity ratio is ${key.text}`,
      ],
      hints: ['How far does the effort move in one turn?', 'Bring both lengths to the same unit.'],
    }
  },
})

const wheelAndAxle = form<Axle>({
  id: 'load-of-wheel-and-axle',
  difficulty: 'medium',
  draw: (random) => {
    const [axle, wheel] = [random.step(4, 15, 1), random.step(20, 60, 1)]
    const [effort, efficiency] = [random.step(40, 250, 5), random.pick([60, 65, 70, 75, 80, 85, 90])]
    const load = (effort * wheel * efficiency) / (axle * 100)
    return isMultipleOf(load, 1) && wheel >= 2 * axle ? { wheel, axle, effort, efficiency } : null
  },
  write: ({ wheel, axle, effort, efficiency }) => {
    const [ratio, share] = [wheel / axle, efficiency / 100]
    const key = wholeNewtons(effort * ratio * share)
    return {
      stem:
        `A wheel and axle of efficiency ${efficiency}% has a wheel of radius ${wheel} cm and an axle ` +
        `of radius ${axle} cm. The load that an effort of ${effort} N can raise is`,
      key,
      slips: positiveSlips(wholeNewtons, [
        [effort * ratio, 'This leaves out the efficiency, as though there were no friction.'],
        [(effort * ratio) / share, 'This divides by the efficiency, but friction makes the load smaller.'],
        [effort * (ratio + 1) * share, 'This adds the two radii where the velocity ratio has the wheel alone.'],
        [effort * (ratio / 2) * share, 'This divides the radius of the wheel by the diameter of the axle.'],
        [effort * ratio * share ** 2, 'This multiplies by the efficiency twice, once too often.'],
        [effort * share, 'This leaves out the velocity ratio of the wheel and axle.'],
        [effort * (ratio - 1) * share, 'This takes the difference of the radii in the place of the wheel radius.'],
        [effort * ratio * (1 - share), 'This uses the wasted share of the work in the place of the efficiency.'],
      ]),
      principle:
        'The velocity ratio is wheel radius over axle radius; the load is effort × velocity ratio × efficiency.',
      working: [
        `$\\text{V.R.} = \\frac{${wheel}}{${axle}}$`,
        `$L = ${effort} \\times \\frac{${wheel}}{${axle}} \\times ${printed(share)}$`,
        `The load is ${key.text}`,
      ],
      hints: ['How do the radii give the velocity ratio?', 'Does friction make the load larger or smaller?'],
    }
  },
})

export const machines = family(
  {
    id: 'p28',
    edition: 1,
    title: 'Simple machines',
    subject: 'physics',
    topicId: 'phy-machines',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [pulleys, ramp, jack, wheelAndAxle],
)
