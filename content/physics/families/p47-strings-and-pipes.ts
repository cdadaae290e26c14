import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, positiveSlips, slipsBetween } from '../slips.ts'

export interface ClosedPipe {
  speed: number
  length: number
  harmonic: number
}

export interface TunedString {
  frequency: number
  tension: number
  newTension: number
}

export interface ResonanceTube {
  frequency: number
  first: number
  second: number
  endCorrection: number
}

export interface TwoPipes {
  open: number
  harmonic: number
}

/** In hertz: lower notes cannot be heard, higher ones no sonometer gives. */
const notesOfWire = { least: 20, limit: 4000 }
/** Frequencies in hertz that make many speeds of sound give columns of whole millimetres. */
const forks = [280, 300, 320, 336, 340, 350, 360, 375, 400, 420, 425, 440, 450, 480] as const

const hertz = (value: number) => quantity(value, 'Hz', 1)
const speed = (value: number) => quantity(value, 'm s⁻¹', 0)
const centimetres = (value: number) => quantity(value, 'cm', 1)
const overtone = (harmonic: number) => (harmonic === 3 ? 'first overtone' : 'second overtone')

const closedPipe = form<ClosedPipe>({
  id: 'overtone-of-closed-pipe',
  difficulty: 'medium',
  draw: (random) => {
    const [air, length, harmonic] = [random.step(320, 350, 2), random.int(15, 120), random.pick([3, 5])]
    const frequency = (100 * harmonic * air) / (4 * length)
    return isMultipleOf(frequency, 1) && frequency <= 2000 ? { speed: air, length, harmonic } : null
  },
  write: ({ speed: air, length, harmonic: n }) => {
    const lowest = (100 * air) / (4 * length)
    const key = hertz(n * lowest)
    return {
      stem:
        `A pipe closed at one end is ${length} cm long. The frequency of its ${overtone(n)} is ` +
        `[speed of sound in air = ${air} m s⁻¹; neglect end correction]`,
      key,
      slips: positiveSlips(hertz, [
        [lowest, 'This is the fundamental frequency, not the frequency of the overtone.'],
        [((n + 1) / 2) * lowest, 'This counts even harmonics as well, but a closed pipe has only odd ones.'],
        [lowest / n, 'This divides the fundamental by the number of the harmonic instead of multiplying.'],
        [n * 2 * lowest, 'This fits half wavelengths into the pipe, as though both ends were open.'],
        [(n + 2) * lowest, 'This is the frequency of the overtone after the one asked for.'],
        [n * 4 * lowest, 'This fits a whole wavelength into the pipe where a quarter belongs.'],
      ]),
      principle: 'A closed pipe has a node at one end and an antinode at the other, so f = nv ÷ 4l with n odd only.',
      working: [
        `The ${overtone(n)} is harmonic number ${n}`,
        `$f = \\frac{${n} \\times ${air}}{4 \\times ${printed(length / 100)}}$`,
        `The frequency is ${key.text}`,
      ],
      hints: ['Which end is a node and which an antinode?', 'Which harmonics can a closed pipe give?'],
    }
  },
})

const string = form<TunedString>({
  id: 'tension-of-string',
  difficulty: 'medium',
  draw: (random) => {
    const [before, after] = random.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 1],
      [3, 2],
      [3, 4],
      [4, 3],
    ] as const)
    const [unit, frequency] = [random.int(3, 12), before * random.step(40, 140, 4)]
    const [tension, newTension] = [unit * before ** 2, unit * after ** 2]
    return tension > 150 || newTension > 150 ? null : { frequency, tension, newTension }
  },
  write: ({ frequency, tension, newTension }) => {
    const ratio = newTension / tension
    const key = hertz(frequency * Math.sqrt(ratio))
    return {
      stem:
        `A sonometer wire under a tension of ${tension} N gives a note of ${frequency} Hz. ` +
        `If its length is unchanged and the tension is changed to ${newTension} N, the new frequency is`,
      key,
      slips: slipsBetween(
        hertz,
        [
          [frequency * ratio, 'This makes the frequency proportional to the tension, not to its root.'],
          [frequency * ratio ** 2, 'This squares the ratio of the tensions where its root belongs.'],
          [frequency, 'This lets the frequency depend on the length of the wire alone.'],
          [frequency / Math.sqrt(ratio), 'This puts the ratio upside down: a tighter wire gives a higher note.'],
          [frequency / ratio, 'This makes the frequency inversely proportional to the tension.'],
          [frequency + newTension - tension, 'This adds the change in newtons to the frequency in hertz.'],
          [frequency * Math.abs(ratio - 1), 'This multiplies by the fractional change of the tension.'],
          [frequency * (1 + Math.sqrt(ratio)), 'This adds the new frequency to that of the first note.'],
        ],
        notesOfWire,
      ),
      principle: 'For a wire of fixed length the frequency is proportional to the square root of the tension.',
      working: [`$f = ${frequency} \\times \\sqrt{\\frac{${newTension}}{${tension}}}$`, `The frequency is ${key.text}`],
      hints: ['How does the frequency of a wire depend on the tension?', 'Take the root of the ratio.'],
    }
  },
})

const resonanceTube = form<ResonanceTube>({
  id: 'resonance-tube',
  difficulty: 'medium',
  draw: (random) => {
    const [frequency, result] = [random.pick(forks), random.int(328, 350)]
    const [apart, endCorrection] = [(50 * result) / frequency, random.step(0.8, 2, 0.1)]
    if (!isMultipleOf(apart, 0.1)) return null
    const first = Math.round(10 * (apart / 2 - endCorrection)) / 10
    return { frequency, first, second: first + apart, endCorrection: apart / 2 - first }
  },
  write: ({ frequency, first, second }) => {
    const apart = second - first
    const at = (factor: number, length: number) => (factor * frequency * length) / 100
    const key = speed(at(2, apart))
    return {
      stem:
        `With a tuning fork of frequency ${frequency} Hz, the first two resonances in a resonance tube occur at ` +
        `air columns of ${printed(first)} cm and ${printed(second)} cm. The speed of sound in air is`,
      key,
      slips: positiveSlips(speed, [
        [at(1, second), 'This takes the second column to be a whole wavelength.'],
        [at(4, first), 'This uses the first resonance alone, so the end correction spoils it.'],
        [
          at(1, first + second),
          'This takes the sum of the two columns for a wavelength, but each lacks the end correction.',
        ],
        [at(4, second - 2 * first), 'This adds twice the end correction to the first column.'],
        [
          at(1, 3 * second - 5 * first),
          'This adds twice the end correction to each column before it adds the columns.',
        ],
        [at(2, second), 'This takes the second column to be half of a wavelength.'],
      ]),
      principle:
        'Neighbouring resonances are half a wavelength apart, and their difference removes the end correction.',
      working: [
        `λ = 2 × (${printed(second)} − ${printed(first)}) = ${printed(2 * apart)} cm`,
        `v = ${frequency} × ${printed(apart / 50)}`,
        `The speed is ${key.text}`,
      ],
      hints: ['What part of a wavelength lies between the resonances?', 'Then use v = fλ, with λ in metres.'],
    }
  },
})

const equalNotes = form<TwoPipes>({
  id: 'open-and-closed-pipe',
  difficulty: 'hard',
  draw: (random) => ({ open: random.step(20, 60, 2), harmonic: random.pick([3, 5]) }),
  write: ({ open, harmonic: n }) => {
    const key = centimetres((n * open) / 2)
    return {
      stem:
        `The fundamental note of an open pipe ${open} cm long has the same frequency ` +
        `as the ${overtone(n)} of a closed pipe. If end corrections are neglected, the length of the closed pipe is`,
      key,
      slips: positiveSlips(centimetres, [
        [open / 2, 'This compares the two fundamentals and forgets the overtone.'],
        [open, 'This makes the pipes equally long, though their ends are not alike.'],
        [(2 * open) / n, 'This puts the ratio upside down: an overtone needs a longer pipe.'],
        [n * open, 'This lets the open pipe hold a quarter of a wavelength as well.'],
        [((n + 2) * open) / 2, 'This uses the overtone after the one that is named.'],
        [2 * n * open, 'This multiplies by 2 in the last step, where it divides by 2.'],
        [((n + 1) * open) / 4, 'This counts even harmonics of the closed pipe, which it cannot give.'],
      ]),
      principle: 'An open pipe sounds v ÷ 2l as its fundamental; a closed pipe sounds only odd multiples of v ÷ 4l.',
      working: [
        `$\\frac{v}{2 \\times ${open}} = \\frac{${n}v}{4l}$`,
        `$l = \\frac{${n} \\times ${open}}{2}$`,
        `The length is ${key.text}`,
      ],
      hints: [`Which harmonic is the ${overtone(n)} of a closed pipe?`, 'Set the two frequencies equal: v cancels.'],
    }
  },
})

export const stringsAndPipes = family(
  {
    id: 'p47',
    edition: 1,
    title: 'Harmonics of strings and pipes',
    subject: 'physics',
    topicId: 'phy-sound-char',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [closedPipe, string, resonanceTube, equalNotes],
)
