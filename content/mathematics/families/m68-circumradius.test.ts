import { proves } from '../../engine/prove.ts'
import { sineRule, type InCircle, type SineAsked } from './m68-circumradius.ts'

proves(sineRule, {
  // The chord whose arms from the centre make twice the angle, by the cosine rule.
  'side-in-circle': ({ angle, radius }: InCircle) =>
    Math.sqrt(2 * radius ** 2 * (1 - Math.cos((2 * angle * Math.PI) / 180))),
  // The height over the third side, from both ends: b sin A = a sin B.
  'sine-asked': ({ a, b, over, under }: SineAsked) => (b * (over / under)) / a,
})
