import { family, form } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { isMultipleOf, leastMultiple, positiveSlips } from '../slips.ts'

export interface Mirror {
  object: number
  focal: number
}

export interface Enlarging {
  object: number
  times: number
}

export interface Projected {
  focal: number
  times: number
}

const centimetres = (value: number) => quantity(value, 'cm', 0)
/** For answers that end in a half. */
const halves = (value: number) => quantity(value, 'cm', 1)

const realImage = form<Mirror>({
  id: 'concave-real-image',
  difficulty: 'medium',
  draw: (random) => {
    const focal = random.int(5, 30)
    const object = random.int(focal + 2, 90)
    const image = (object * focal) / (object - focal)
    return object === 2 * focal || image > 150 || !Number.isInteger(image) ? null : { object, focal }
  },
  write: ({ object: u, focal: f }) => {
    const image = (u * f) / (u - f)
    const whole = leastMultiple(u, f)
    const radius = 2 * f
    return {
      stem:
        `A pin stands upright on the axis of a concave mirror whose radius of curvature is ${radius} cm. If the pin is ${u} cm ` +
        'from the pole of the mirror, how far from the pole is its image?',
      key: centimetres(image),
      slips: positiveSlips(centimetres, [
        [(u * radius) / Math.abs(u - radius), 'This uses the radius of curvature in place of the focal length.'],
        [(u * f) / (u + f), 'This adds 1/u to 1/f, where the mirror formula subtracts it.'],
        [(u * radius) / (u + radius), 'This uses the radius and adds the reciprocals as well.'],
        [u - f, 'This subtracts the distances themselves and not their reciprocals.'],
        [f, 'This puts the image at the focus, which is right only for distant objects.'],
        [u, 'This puts the image at the pin, which is right only at the centre of curvature.'],
        [image - f, 'This is the distance of the image from the focus, not from the pole.'],
        [u + f, 'This adds the distances, where the formula combines their reciprocals.'],
        [image + u, 'This adds the distance of the pin to that of the image.'],
      ]),
      principle: 'The mirror formula is 1/f = 1/u + 1/v, and f is half of the radius of curvature.',
      working: [
        `f = ${radius} ÷ 2 = ${f} cm`,
        `$\\frac{1}{v} = \\frac{1}{${f}} - \\frac{1}{${u}} = \\frac{${whole / f - whole / u}}{${whole}}$`,
        `The image distance is ${centimetres(image).text}`,
      ],
      hints: ['Find the focal length from the radius first.', 'Subtract the reciprocals, then turn the result over.'],
    }
  },
})

const convex = form<Mirror>({
  id: 'convex-mirror',
  difficulty: 'medium',
  draw: (random) => {
    const focal = random.int(10, 60)
    const image = random.int(6, focal - 2)
    const object = (image * focal) / (focal - image)
    const isLikely = object >= 12 && object <= 240 && Math.abs(object - focal) > 2
    return isLikely && Number.isInteger(object) ? { object, focal } : null
  },
  write: ({ object: u, focal: f }) => {
    const image = (u * f) / (u + f)
    const whole = leastMultiple(u, f)
    return {
      stem:
        `A convex mirror in a shop at Onitsha has a focal length of ${f} cm. A tin stands ${u} cm in front of it. ` +
        'How far behind the mirror does its image appear?',
      key: centimetres(image),
      slips: positiveSlips(centimetres, [
        [Math.abs((u * f) / (u - f)), 'This gives the focal length the sign of a concave mirror.'],
        [u, 'This puts the image as far behind the mirror as the tin is in front: a plane mirror does that.'],
        [f, 'This puts the image at the focus, which is right only for distant objects.'],
        [Math.abs(u - f), 'This subtracts the distances themselves and not their reciprocals.'],
        [f / 2, 'This puts the image halfway between the mirror and its focus.'],
        [f - image, 'This is the distance from the image to the focus, not to the mirror.'],
        [u - image, 'This takes the image distance off the object distance.'],
        [(u + f) / 2, 'This averages the two distances, where the formula combines reciprocals.'],
        [(2 * u * f) / (u + 2 * f), 'This takes the given length for half of the focal length.'],
        [(u * f) / (2 * u + f), 'This halves the focal length, as though the radius were given.'],
        [u + image, 'This is the distance between the tin and its image.'],
      ]),
      principle: 'A convex mirror has a negative focal length in 1/f = 1/u + 1/v, and its image is virtual.',
      working: [
        `$\\frac{1}{v} = -\\frac{1}{${f}} - \\frac{1}{${u}} = -\\frac{${whole / f + whole / u}}{${whole}}$`,
        `The minus sign means behind the mirror; the distance is ${centimetres(image).text}`,
      ],
      hints: ['What sign has the focal length of a convex mirror?', 'The image lies between the pole and the focus.'],
    }
  },
})

const shaving = form<Enlarging>({
  id: 'shaving-mirror',
  difficulty: 'hard',
  draw: (random) => {
    const [object, times] = [random.int(15, 40), random.pick([1.25, 1.5, 2, 2.5, 3, 4, 5])]
    const radius = (2 * times * object) / (times - 1)
    return isMultipleOf(radius, 1) && radius <= 160 ? { object, times } : null
  },
  write: ({ object: u, times: m }) => {
    const image = m * u
    const key = centimetres((2 * m * u) / (m - 1))
    return {
      stem:
        `Held ${u} cm from his chin, a man’s shaving mirror gives an upright image ${printed(m)} times as large. ` +
        'The radius of curvature of this concave mirror is',
      key,
      slips: positiveSlips(centimetres, [
        [(m * u) / (m - 1), 'This is the focal length, which is half of the radius.'],
        [(2 * m * u) / (m + 1), 'This takes the image to be real, but an upright image is virtual.'],
        [(m * u) / (m + 1), 'This takes the image to be real and forgets to double the focal length.'],
        [image, 'This is the image distance, not yet put into the mirror formula.'],
        [2 * image, 'This takes the image distance for the focal length.'],
        [2 * u, 'This takes the distance of the chin for the focal length.'],
        [(4 * m * u) / (m - 1), 'This doubles twice on the way from the focal length to the radius.'],
        [image + u, 'This adds the object distance and the image distance.'],
        [(2 * u) / (m - 1), 'This leaves out the magnification in the image distance.'],
      ]),
      principle: 'An upright image in a concave mirror is virtual, so v is negative in 1/f = 1/u + 1/v.',
      working: [
        `v = −${printed(m)} × ${u} = −${printed(image)} cm`,
        `$\\frac{1}{f} = \\frac{1}{${u}} - \\frac{1}{${printed(image)}}$, so that f = ${printed((m * u) / (m - 1))} cm`,
        `r = 2f = ${key.text}`,
      ],
      hints: ['Is an upright image real or virtual?', 'Find the focal length; the radius is twice that.'],
    }
  },
})

const projected = form<Projected>({
  id: 'object-distance',
  difficulty: 'medium',
  draw: (random) => {
    const [focal, times] = [random.int(6, 40), random.pick([0.25, 0.5, 1.5, 2, 2.5, 3, 4, 5])]
    return isMultipleOf((focal * (times + 1)) / times, 0.5) ? { focal, times } : null
  },
  write: ({ focal: f, times: m }) => {
    const key = halves((f * (m + 1)) / m)
    return {
      stem:
        `A concave mirror of focal length ${f} cm forms on a screen an image ${printed(m)} times the height of a candle flame. ` +
        'The distance of the flame from the mirror is',
      key,
      slips: positiveSlips(halves, [
        [f * (m + 1), 'This is the distance of the screen from the mirror.'],
        [(f * Math.abs(m - 1)) / m, 'This takes the image to be virtual, but a screen shows only real ones.'],
        [f / m, 'This divides the focal length by the magnification and goes no further.'],
        [m * f, 'This multiplies the focal length by the magnification and goes no further.'],
        [2 * f, 'This puts the flame at the centre of curvature, where the image has equal size.'],
        [(f * m) / (m + 1), 'This puts the fraction with the magnification upside down.'],
        [f, 'This puts the flame at the focus, where no image is formed on a screen.'],
        [(2 * f * (m + 1)) / m, 'This uses the radius of curvature in place of the focal length.'],
        [(f * (m + 2)) / m, 'This counts the focal length once too often for the image distance.'],
      ]),
      principle: 'For a real image v = mu, and 1/f = 1/u + 1/v.',
      working: [
        `$\\frac{1}{${f}} = \\frac{1}{u} + \\frac{1}{${printed(m)}u} = \\frac{${printed(m + 1)}}{${printed(m)}u}$`,
        `$u = \\frac{${f} \\times ${printed(m + 1)}}{${printed(m)}}$`,
        `The distance is ${key.text}`,
      ],
      hints: ['What does the magnification say about u and v?', 'An image on a screen is real.'],
    }
  },
})

export const mirrors = family(
  {
    id: 'p49',
    edition: 1,
    title: 'Mirror formula and magnification',
    subject: 'physics',
    topicId: 'phy-reflection',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 30,
  },
  [realImage, convex, shaving, projected],
)
