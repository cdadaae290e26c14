import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, nearSlips, positiveSlips } from '../slips.ts'

export interface Ripples {
  crests: number
  span: number
  vibrations: number
  time: number
}

export interface Station {
  name: string
  megahertz: number
}

export interface Crossing {
  wavelength: number
  speed: number
  newSpeed: number
}

export interface Cork {
  bobs: number
  time: number
  wavelength: number
  distance: number
}

const speeds = (value: number) => quantity(value, 'cm s⁻¹', 1)
const metres = (value: number) => quantity(value, 'm', 2)
const centimetres = (value: number) => quantity(value, 'cm', 1)
const seconds = (value: number) => quantity(value, 's', 0)
/** In m s⁻¹, divided by a million to go with megahertz. */
const light = 300

const ripples = form<Ripples>({
  id: 'speed-from-crests',
  difficulty: 'medium',
  draw: (random) => {
    const [crests, wavelength] = [random.int(4, 11), random.step(0.8, 4, 0.1)]
    const [vibrations, time] = [random.step(20, 120, 2), random.pick([4, 5, 8, 10, 16, 20])]
    const result = (wavelength * vibrations) / time
    const span = Math.round(10 * wavelength * (crests - 1)) / 10
    const isLikely = vibrations / time >= 2 && vibrations / time <= 15
    return isLikely && isMultipleOf(result, 0.1) ? { crests, span, vibrations, time } : null
  },
  write: ({ crests, span, vibrations, time }) => {
    const spaces = crests - 1
    const frequency = vibrations / time
    const key = speeds((frequency * span) / spaces)
    return {
      stem:
        `The vibrator of a ripple tank makes ${vibrations} vibrations in ${time} s. If the distance between the first ` +
        `and the ${nth(crests)} crest of a train of waves is ${printed(span)} cm, the speed of the waves is`,
      key,
      slips: nearSlips(speeds, key, [
        [(frequency * span) / crests, 'This divides by the number of crests and not of the spaces between them.'],
        [frequency * span, 'This takes the whole distance for one wavelength.'],
        [(frequency * span) / (crests + 1), 'This counts one space more than there are crests.'],
        [span / spaces / frequency, 'This divides the wavelength by the frequency where it should multiply.'],
        [span / time, 'This divides the distance by the time, as though one crest had run it.'],
        [(2 * frequency * span) / spaces, 'This takes two spaces between crests for one wavelength.'],
        [(frequency * span) / spaces / 2, 'This takes half of the space between crests for a wavelength.'],
        [(vibrations * span) / spaces, 'This multiplies by the number of vibrations, not by those in a second.'],
        [(frequency * span) / (spaces - 1), 'This counts one space fewer than there are between the crests.'],
      ]),
      principle: 'The speed of a wave is fλ, and neighbouring crests are one wavelength apart.',
      working: [
        `f = ${vibrations} ÷ ${time} = ${printed(frequency)} Hz`,
        `λ = ${printed(span)} ÷ ${spaces} = ${printed(span / spaces)} cm, since ${spaces} spaces lie between the crests`,
        `v = ${printed(frequency)} × ${printed(span / spaces)} = ${key.text}`,
      ],
      hints: ['How many spaces lie between so many crests?', 'How many vibrations are there in one second?'],
    }
  },
})

function nth(count: number): string {
  const ordinals = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh']
  return ordinals[count - 4] ?? `${count}th`
}

/** Frequencies in megahertz by the band they lie in. */
const bands = [
  ['A medium-wave station in Kaduna', [0.6, 0.625, 0.75, 0.8, 0.96, 1, 1.2, 1.25, 1.5, 1.6]],
  ['A short-wave station in Abuja', [3.75, 4, 4.8, 5, 6, 7.5, 9.6, 12, 15, 16, 20]],
  ['An FM station in Enugu', [93.75, 100]],
] as const

const station = form<Station>({
  id: 'radio-wavelength',
  difficulty: 'easy',
  draw: (random) => {
    const [name, frequencies] = random.pick(bands)
    return { name, megahertz: random.pick<number>(frequencies) }
  },
  write: ({ name, megahertz }) => {
    const key = metres(light / megahertz)
    return {
      stem: `${name} broadcasts at ${printed(megahertz)} MHz. The wavelength of its waves is [speed of light = 3.0 × 10⁸ m s⁻¹]`,
      key,
      slips: nearSlips(metres, key, [
        [megahertz / light, 'This divides the frequency by the speed: the ratio is upside down.'],
        [light / megahertz / 10, 'This takes 3.0 × 10⁷ for the speed of light.'],
        [(10 * light) / megahertz, 'This takes a megahertz for 10⁵ hertz, one nought too few.'],
        [340 / megahertz, 'This uses the speed of sound in place of that of light, and forgets the prefix.'],
        [light / megahertz / 2, 'This takes half a wavelength for the whole, as in a standing wave.'],
        [(2 * light) / megahertz, 'This counts two wavelengths for each vibration of the source.'],
        [(light * megahertz) / 1000, 'This multiplies the speed by the frequency where it should divide.'],
      ]),
      principle: 'For every wave v = fλ, so that the wavelength is the speed divided by the frequency.',
      working: [
        `f = ${printed(megahertz)} MHz = ${printed(megahertz)} × 10⁶ Hz`,
        `$\\lambda = \\frac{3.0 \\times 10^{8}}{${printed(megahertz)} \\times 10^{6}}$`,
        `The wavelength is ${key.text}`,
      ],
      hints: ['Radio waves travel as fast as light.', 'How many hertz are a megahertz?'],
    }
  },
})

const crossing = form<Crossing>({
  id: 'into-another-medium',
  difficulty: 'medium',
  draw: (random) => {
    const [wavelength, speed, newSpeed] = [random.step(1.5, 12, 0.5), random.int(12, 60), random.int(12, 60)]
    const result = (wavelength * newSpeed) / speed
    const isApart = newSpeed / speed > 1.15 || speed / newSpeed > 1.15
    return isApart && isMultipleOf(result, 0.1) ? { wavelength, speed, newSpeed } : null
  },
  write: ({ wavelength, speed, newSpeed }) => {
    const ratio = newSpeed / speed
    const key = centimetres(wavelength * ratio)
    return {
      stem:
        `Water waves of wavelength ${printed(wavelength)} cm travel at ${speed} cm s⁻¹. They pass into a part of the tank ` +
        `with a different depth, where their speed is ${newSpeed} cm s⁻¹. Their wavelength there is`,
      key,
      slips: positiveSlips(centimetres, [
        [wavelength / ratio, 'This puts the ratio of the speeds upside down: faster waves are longer.'],
        [wavelength, 'This keeps the wavelength, but it is the frequency that stays the same.'],
        [speed / wavelength, 'This is the frequency of the waves, not their wavelength.'],
        [newSpeed / wavelength, 'This divides the new speed by the old wavelength and not by the frequency.'],
        [wavelength * ratio ** 2, 'This squares the ratio of the speeds, which the wavelength does not do.'],
        [wavelength * Math.abs(1 - ratio), 'This is the change of the wavelength and not its new value.'],
        [wavelength * (1 + ratio), 'This adds the new wavelength to the old one.'],
        [Math.abs(newSpeed - speed + wavelength), 'This changes the wavelength by as much as the speed.'],
      ]),
      principle:
        'When a wave changes its medium, the frequency v ÷ λ stays the same, because the source alone sets it.',
      working: [
        `$\\frac{${speed}}{${printed(wavelength)}} = \\frac{${newSpeed}}{\\lambda}$`,
        `$\\lambda = ${printed(wavelength)} \\times \\frac{${newSpeed}}{${speed}}$`,
        `The wavelength is ${key.text}`,
      ],
      hints: ['Which quantity is set by the source alone?', 'Do faster waves have longer or shorter wavelengths?'],
    }
  },
})

const cork = form<Cork>({
  id: 'time-to-the-shore',
  difficulty: 'hard',
  draw: (random) => {
    const [bobs, time] = [random.int(6, 40), random.pick([8, 10, 16, 20, 25, 40])]
    const [wavelength, distance] = [random.step(0.5, 5, 0.5), random.int(12, 150)]
    const result = (distance * time) / (wavelength * bobs)
    const isLikely = bobs !== time && bobs / time < 2.5 && wavelength !== 1
    return isLikely && isMultipleOf(result, 1) && result >= 6 ? { bobs, time, wavelength, distance } : null
  },
  write: ({ bobs, time, wavelength, distance }) => {
    const frequency = bobs / time
    const key = seconds(distance / (frequency * wavelength))
    return {
      stem:
        `A cork on the lagoon bobs up and down ${bobs} times in ${time} s as waves with crests ${printed(wavelength)} m apart ` +
        `pass. How long does a crest take from the cork to the shore, ${distance} m away?`,
      key,
      slips: nearSlips(seconds, key, [
        [distance / frequency, 'This leaves out the wavelength and takes the frequency for a speed.'],
        [(distance * frequency) / wavelength, 'This uses the frequency where the time of one vibration belongs.'],
        [distance / wavelength, 'This is the number of waves as far as the shore, not a time.'],
        [(distance * wavelength) / frequency, 'This multiplies by the wavelength where it should divide.'],
        [(2 * distance) / (frequency * wavelength), 'This takes a crest to run to the shore and back.'],
        [distance / (frequency * wavelength) / 2, 'This takes up and down for two vibrations, not for one.'],
        [distance / (bobs * wavelength), 'This takes the number of all the bobs for those in one second.'],
        [distance * frequency * wavelength, 'This multiplies the distance by the speed where it should divide.'],
      ]),
      principle: 'The waves run at v = fλ, and the time is the distance divided by the speed.',
      working: [
        `f = ${bobs} ÷ ${time} = ${printed(frequency, 3)} Hz`,
        `v = ${printed(wavelength)} × ${bobs} ÷ ${time} = ${printed(frequency * wavelength, 3)} m s⁻¹`,
        `$t = \\frac{${distance} \\times ${time}}{${printed(wavelength)} \\times ${bobs}}$`,
        `The time is ${key.text}`,
      ],
      hints: ['The cork bobs once for each wave that passes.', 'Find the speed of the waves first.'],
    }
  },
})

export const waveSpeed = family(
  {
    id: 'p44',
    edition: 1,
    title: 'Speed, frequency and wavelength',
    subject: 'physics',
    topicId: 'phy-waves',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [ripples, station, crossing, cork],
)
