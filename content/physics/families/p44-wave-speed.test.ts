import { proves } from '../../engine/prove.ts'
import { rootOf } from '../search.ts'
import { waveSpeed, type Cork, type Crossing, type Ripples, type Station } from './p44-wave-speed.ts'

/** The displacement of a travelling wave, whose phase is 2π(ft − x/λ): its first crest is at x = 0 at t = 0. */
const phase = ({ frequency, wavelength }: Wave, x: number, t: number) => 2 * Math.PI * (frequency * t - x / wavelength)

interface Wave {
  frequency: number
  wavelength: number
}

/** Where the crest with phase 0 is after a time, tried out. */
const crestAfter = (wave: Wave, time: number) => rootOf((x) => -phase(wave, x, time), 0, 1e10)

/** The wavelength for which so many crests reach over the span: phases fall by 2π from crest to crest. */
const wavelengthOf = (crests: number, span: number) =>
  rootOf((wavelength) => 2 * Math.PI * (crests - 1) - (2 * Math.PI * span) / wavelength, 1e-3, 1e3)

proves(waveSpeed, {
  'speed-from-crests': ({ crests, span, vibrations, time }: Ripples) =>
    crestAfter({ frequency: vibrations / time, wavelength: wavelengthOf(crests, span) }, 1),
  // The wavelength is tried until a crest runs 300 m in a microsecond.
  'radio-wavelength': ({ megahertz }: Station) =>
    rootOf((wavelength) => crestAfter({ frequency: megahertz * 1e6, wavelength }, 1e-6) - 300, 1e-3, 1e4),
  'into-another-medium': ({ wavelength, speed, newSpeed }: Crossing) => {
    const frequency = rootOf((tried) => crestAfter({ frequency: tried, wavelength }, 1) - speed, 0, 1e3)
    return rootOf((tried) => crestAfter({ frequency, wavelength: tried }, 1) - newSpeed, 1e-3, 1e3)
  },
  'time-to-the-shore': ({ bobs, time, wavelength, distance }: Cork) => {
    const wave = { frequency: bobs / time, wavelength }
    return rootOf((t) => phase(wave, distance, t), 0, 1e5)
  },
})
