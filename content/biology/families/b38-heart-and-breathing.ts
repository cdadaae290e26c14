import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { alveolarAir, oxygenAbsorbed } from '../forms/b38-breathing.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Pulse {
  person: string
  seconds: number
  beats: number
  stroke: number
}

interface Output {
  person: string
  output: number
  rate: number
}

interface Exercise {
  person: string
  restRate: number
  restStroke: number
  rate: number
  stroke: number
}

const people = ['Emeka', 'Zainab', 'Tunde', 'Bassey', 'Chioma', 'Musa'] as const
const cubicDecimetres = (value: number) => rounded(value, 2, 'dm³')
const cubicCentimetres = (value: number) => rounded(value, 0, 'cm³')

const outputFromPulse = form<Pulse>({
  id: 'output',
  difficulty: 'easy',
  draw: (random) => {
    const seconds = random.pick([10, 15, 20, 30])
    const rate = random.int(60, 84)
    const beats = (rate * seconds) / 60
    const stroke = random.step(60, 80, 5)
    if (!Number.isInteger(beats) || (rate * stroke) % 10 !== 0) return null
    return { person: random.pick(people), seconds, beats, stroke }
  },
  write: ({ person, seconds, beats, stroke }) => {
    const rate = (beats * 60) / seconds
    const key = cubicDecimetres((rate * stroke) / 1000)
    return {
      stem: `A nurse counts ${beats} beats of ${person}'s pulse in ${seconds} seconds. If each beat of the left ventricle pumps out ${stroke} cm³ of blood, the volume it pumps in one minute is`,
      key,
      slips: slipsAs(cubicDecimetres, [
        [(beats * stroke) / 1000, `This is the blood pumped in ${seconds} seconds and not in a whole minute.`],
        [(beats * stroke * 2) / 1000, 'This doubles the count, which fits only a count of half a minute.'],
        [(beats * stroke * 3) / 1000, 'This trebles the count, which fits only a count of twenty seconds.'],
        [(beats * stroke * 4) / 1000, 'This takes four times the count, which fits a quarter of a minute.'],
        [(rate * stroke) / 2000, 'This halves the volume as if only one beat in two filled the arteries.'],
        [(rate * stroke * 2) / 1000, 'This doubles the volume for two ventricles; one of them is asked.'],
        [(beats * stroke * 10) / 1000, 'This takes ten times the count, as if it lasted six seconds.'],
      ]),
      principle: 'The output of a ventricle is the volume of one beat times the number of beats in a minute.',
      working: [
        `Heart rate = ${beats} × 60 ÷ ${seconds} = ${printed(rate)} beats per minute`,
        `Output = ${printed(rate)} × ${stroke} cm³ = ${printed(rate * stroke)} cm³ = ${key.text}`,
      ],
      hints: ['How many beats are there in a minute?', 'There are 1000 cm³ in 1 dm³.'],
    }
  },
})

const strokeVolume = form<Output>({
  id: 'stroke',
  difficulty: 'medium',
  draw: (random) => {
    const [rate, stroke] = [random.step(60, 84, 2), random.int(60, 85)]
    const output = (rate * stroke) / 1000
    return Number.isInteger(rate * stroke * 0.1) ? { person: random.pick(people), output, rate } : null
  },
  write: ({ person, output, rate }) => {
    const stroke = Math.round((output * 1000) / rate)
    const key = cubicCentimetres(stroke)
    return {
      stem: `At rest, the left ventricle of ${person} pumps ${printed(output, 2)} dm³ of blood a minute at a rate of ${rate} beats per minute. The mean volume pumped at each beat is`,
      key,
      slips: slipsAs(cubicCentimetres, [
        [(output * 1000) / 60, 'This shares the volume among 60 seconds and not among the beats.'],
        [stroke / 2, 'This halves the volume for two ventricles, but the left one alone is given.'],
        [stroke * 2, 'This doubles the volume for two ventricles, but only one is asked.'],
        [rate / output, 'This divides the beats by the volume, which is the wrong way round.'],
        [output * rate, 'This multiplies volume and rate; the volume of a minute is shared among beats.'],
        [(output * 100) / rate, 'This takes 1 dm³ to be 100 cm³ when it changes the unit.'],
        [1000 / rate, 'This shares one cubic decimetre among the beats, whatever is pumped.'],
      ]),
      principle: 'The volume of one beat is the volume pumped in a minute divided by the beats in a minute.',
      working: [
        `Output = ${printed(output, 2)} dm³ = ${printed(output * 1000)} cm³ a minute`,
        `Volume of a beat = ${printed(output * 1000)} cm³ ÷ ${rate} = ${key.text}`,
      ],
      hints: ['Change the volume to cubic centimetres.', 'Among how many beats is it shared out?'],
    }
  },
})

const riseInExercise = form<Exercise>({
  id: 'exercise',
  difficulty: 'hard',
  draw: (random) => {
    const exercise = {
      person: random.pick(people),
      restRate: random.step(60, 76, 4),
      restStroke: random.step(60, 75, 5),
      rate: random.step(110, 150, 10),
      stroke: random.step(90, 115, 5),
    }
    const rise = exercise.rate * exercise.stroke - exercise.restRate * exercise.restStroke
    return rise % 10 === 0 ? exercise : null
  },
  write: ({ person, restRate, restStroke, rate, stroke }) => {
    const [rest, work] = [(restRate * restStroke) / 1000, (rate * stroke) / 1000]
    const key = cubicDecimetres(work - rest)
    return {
      stem: `The heart of ${person} beats ${restRate} times a minute at rest, pumping ${restStroke} cm³ at each beat. In a race it beats ${rate} times a minute and pumps ${stroke} cm³ at each beat. The output per minute rises by`,
      key,
      slips: slipsAs(cubicDecimetres, [
        [
          ((rate - restRate) * (stroke - restStroke)) / 1000,
          'This multiplies the two differences; first multiply, then subtract.',
        ],
        [
          ((rate - restRate) * restStroke) / 1000,
          'This lets only the rate rise and keeps the volume of a beat at rest.',
        ],
        [((rate - restRate) * stroke) / 1000, 'This uses the larger volume of a beat at rest as well.'],
        [
          (restRate * (stroke - restStroke)) / 1000,
          'This lets only the volume of a beat rise and keeps the rate of rest.',
        ],
        [work, 'This is the output in the race and not its rise above rest.'],
        [work + rest, 'This adds the two outputs where the difference is asked.'],
        [work * 2 - rest, 'This counts the output in the race twice before it subtracts.'],
      ]),
      principle: 'Output per minute is heart rate times volume of a beat, and both rise in exercise.',
      working: [
        `Rest: ${restRate} × ${restStroke} cm³ = ${cubicDecimetres(rest).text}`,
        `Race: ${rate} × ${stroke} cm³ = ${cubicDecimetres(work).text}`,
        `Rise = ${cubicDecimetres(work).text} − ${cubicDecimetres(rest).text} = ${key.text}`,
      ],
      hints: ['Find the output of each state by itself.', 'How far apart are the two outputs?'],
    }
  },
})

export const heartAndBreathing = family(
  {
    id: 'b38',
    edition: 1,
    title: 'Heart output and breathing volumes',
    subject: 'biology',
    topicId: 'bio-transport',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [outputFromPulse, strokeVolume, riseInExercise, alveolarAir, oxygenAbsorbed],
)
