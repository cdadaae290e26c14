import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface Shout {
  person: string
  time: number
  speed: number
}

export interface Cliffs {
  speed: number
  first: number
  second: number
}

export interface Claps {
  person: string
  distance: number
  claps: number
  time: number
}

export interface Walk {
  distance: number
  speed: number
  nearer: number
}

const people = ['Chinedu', 'Halima', 'A hunter', 'Tunde', 'A scout', 'Ebele'] as const

const metres = (value: number) => quantity(value, 'm', 0)
const speeds = (value: number) => quantity(value, 'm s⁻¹', 0)

const shout = form<Shout>({
  id: 'distance-of-cliff',
  difficulty: 'easy',
  draw: (random) => {
    const [time, speed] = [random.step(0.4, 5, 0.1), random.step(320, 350, 2)]
    return isMultipleOf((time * speed) / 2, 1) ? { person: random.pick(people), time, speed } : null
  },
  write: ({ person, time, speed }) => {
    const key = metres((time * speed) / 2)
    return {
      stem:
        `${person} shouts in front of a rock face and hears the echo ${printed(time)} s later. The distance of the rock ` +
        `face is [speed of sound in air = ${speed} m s⁻¹]`,
      key,
      slips: positiveSlips(metres, [
        [time * speed, 'This is the path there and back, which is twice the distance.'],
        [(time * speed) / 4, 'This halves twice, once for the time and once for the path.'],
        [speed / time, 'This divides the speed by the time where it should multiply.'],
        [speed / time / 2, 'This divides by the time and by 2, where only the 2 divides.'],
        [2 * time * speed, 'This doubles the path, although the time already covers there and back.'],
        [speed / 2, 'This leaves out the time, as though the echo came after one second.'],
        [(2 * speed) / time, 'This divides by half of the time where it should multiply.'],
      ]),
      principle: 'In the time of an echo sound travels the distance twice, so 2d = vt.',
      working: [
        `2d = ${speed} × ${printed(time)} = ${printed(time * speed)} m`,
        `$d = \\frac{${printed(time * speed).replaceAll(',', '{,}')}}{2}$`,
        `The distance is ${key.text}`,
      ],
      hints: ['How often does the sound cross the distance?', 'Distance is speed times time.'],
    }
  },
})

const cliffs = form<Cliffs>({
  id: 'between-two-cliffs',
  difficulty: 'medium',
  draw: (random) => {
    const [speed, first] = [random.step(320, 350, 5), random.step(0.4, 2.4, 0.2)]
    const second = first + random.step(0.4, 2.4, 0.2)
    return isMultipleOf((speed * (first + second)) / 2, 1) ? { speed, first, second } : null
  },
  write: ({ speed, first, second }) => {
    const key = metres((speed * (first + second)) / 2)
    return {
      stem:
        `A gun is fired between two parallel cliffs. The gunner hears one echo ${printed(first)} s after the shot and another ` +
        `${printed(second)} s after the shot. The distance between the cliffs is [speed of sound in air = ${speed} m s⁻¹]`,
      key,
      slips: positiveSlips(metres, [
        [speed * (first + second), 'This forgets that each echo crosses its distance twice.'],
        [(speed * (second - first)) / 2, 'This subtracts the two distances, but the cliffs are on opposite sides.'],
        [speed * (second - first), 'This multiplies by the difference of the two times, but both echoes count.'],
        [(speed * second) / 2, 'This is the distance of the farther cliff alone.'],
        [(speed * first) / 2, 'This is the distance of the nearer cliff alone.'],
        [(speed * (first + second)) / 4, 'This averages the two distances where it should add them.'],
        [speed * second, 'This takes the later echo to cross the whole distance just once.'],
        [speed * (first + second / 2), 'This halves only the path of the later echo, but both go there and back.'],
        [(speed * (2 * first + second)) / 2, 'This adds the time of the first echo to that of the second once more.'],
      ]),
      principle: 'Each echo crosses the distance of its own cliff twice, and the two distances add up.',
      working: [
        `Nearer cliff: ${speed} × ${printed(first)} ÷ 2 = ${printed((speed * first) / 2)} m`,
        `Farther cliff: ${speed} × ${printed(second)} ÷ 2 = ${printed((speed * second) / 2)} m`,
        `Together they are ${key.text}`,
      ],
      hints: ['Find the distance of each cliff from its own echo.', 'The gunner stands between the cliffs.'],
    }
  },
})

const claps = form<Claps>({
  id: 'clapping-in-step',
  difficulty: 'hard',
  draw: (random) => {
    const [speed, intervals, time] = [random.step(326, 350, 2), random.step(10, 50, 5), random.int(4, 50)]
    const distance = (speed * time) / (2 * intervals)
    return isMultipleOf(distance, 0.5) && distance >= 30 && distance <= 220
      ? { person: random.pick(people), distance, claps: intervals + 1, time }
      : null
  },
  write: ({ person, distance, claps: count, time }) => {
    const gaps = count - 1
    const key = speeds((2 * distance * gaps) / time)
    return {
      stem:
        `${person} stands ${printed(distance)} m from a high wall and claps so that each clap falls together with the echo of the one ` +
        `before. If the time from the first clap to clap number ${count} is ${time} s, the speed of sound is`,
      key,
      slips: slipsBetween(
        speeds,
        [
          [(2 * distance * count) / time, 'This counts the claps and not the intervals between them.'],
          [(distance * gaps) / time, 'This lets the sound cross the distance once and not twice.'],
          [(2 * distance * (gaps - 1)) / time, 'This counts one interval fewer than there are between the claps.'],
          [(distance * count) / time, 'This counts claps for intervals and takes the path to the wall alone.'],
          [(4 * distance * gaps) / time, 'This lets the sound go there and back twice between two claps.'],
          [(2 * distance * time) / gaps, 'This multiplies by the time and divides by the number of intervals.'],
          [(2 * distance * (gaps + 2)) / time, 'This adds one interval for the first clap and one for the last.'],
          [(3 * distance * gaps) / time, 'This lets the sound cross the distance three times between two claps.'],
        ],
        { least: 100, limit: 1200 },
      ),
      principle: 'A clap meets the echo of the one before, so in one interval sound goes to the wall and back, 2d.',
      working: [
        `From clap 1 to clap ${count} there are ${gaps} intervals`,
        `$v = \\frac{${gaps} \\times 2 \\times ${printed(distance)}}{${time}}$`,
        `The speed of sound is ${key.text}`,
      ],
      hints: ['How many intervals lie between so many claps?', 'How far does the sound go in one interval?'],
    }
  },
})

const walk = form<Walk>({
  id: 'walking-nearer',
  difficulty: 'medium',
  draw: (random) => {
    const [speed, tenths] = [random.step(320, 350, 2), random.step(1, 8, 1)]
    const [nearer, distance] = [(speed * tenths) / 20, random.int(10, 50)]
    const time = distance / 10
    return isMultipleOf(nearer, 1) && time > tenths / 10 + 0.3 ? { distance: (speed * time) / 2, speed, nearer } : null
  },
  write: ({ distance, speed, nearer }) => {
    const [first, second] = [(2 * distance) / speed, (2 * (distance - nearer)) / speed]
    const key = speeds(speed)
    return {
      stem:
        `A student hears the echo of her whistle from a cliff after ${printed(first, 1)} s. When she has walked ` +
        `${printed(nearer)} m straight towards the cliff, the echo takes ${printed(second, 1)} s. The speed of sound in air is`,
      key,
      slips: slipsBetween(
        speeds,
        [
          [
            nearer / (first - second),
            `This forgets that the path is ${printed(nearer)} m shorter both there and back.`,
          ],
          [
            (4 * nearer) / (first - second),
            `This doubles twice: the path there and back is shorter by ${printed(2 * nearer)} m only.`,
          ],
          [(2 * nearer) / first, 'This divides by the first time and not by the time that is saved.'],
          [(2 * nearer) / second, 'This divides by the second time and not by the time that is saved.'],
          [(2 * nearer) / (first + second), 'This adds the two times where it should subtract them.'],
          [nearer / second, 'This divides the distance that was walked by the whole time of the second echo.'],
          [
            (nearer * first) / (first - second),
            `This is the distance of the cliff at first, ${printed(distance)} m. The speed is twice this divided by ${printed(first, 1)} s.`,
          ],
          [
            (nearer * second) / (first - second),
            `This is the distance of the cliff at last, ${printed(distance - nearer)} m. The speed is twice this divided by ${printed(second, 1)} s.`,
          ],
          [
            (nearer * (first + second)) / (first - second),
            `This adds the two distances of the cliff, ${printed(distance)} m and ${printed(distance - nearer)} m, which gives no speed.`,
          ],
        ],
        { least: 8, limit: 1500 },
      ),
      principle: 'Walking nearer by x shortens the path of the sound by 2x, so v = 2x ÷ (time saved).',
      working: [
        `The path is shorter by 2 × ${printed(nearer)} = ${printed(2 * nearer)} m`,
        `$v = \\frac{${printed(2 * nearer)}}{${printed(first, 1)} - ${printed(second, 1)}}$`,
        `The speed is ${key.text}`,
      ],
      hints: ['By how much is the path of the sound shorter?', 'How much time does the sound save?'],
    }
  },
})

export const echoes = family(
  {
    id: 'p46',
    edition: 1,
    title: 'Echoes',
    subject: 'physics',
    topicId: 'phy-sound',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [shout, cliffs, claps, walk],
)
