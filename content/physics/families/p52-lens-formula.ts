import { family, form } from '../../engine/family.ts'
import { quantity } from '../../engine/quantity.ts'
import { isMultipleOf, leastMultiple, positiveSlips } from '../slips.ts'

export interface Lens {
  object: number
  focal: number
}

export interface Enlarged {
  object: number
  times: number
}

const centimetres = (value: number) => quantity(value, 'cm', 1)
const pure = (value: number) => quantity(value, '', 2)

const realImage = form<Lens>({
  id: 'image-distance',
  difficulty: 'easy',
  draw: (random) => {
    const focal = random.int(5, 30)
    const object = random.int(focal + 2, 80)
    const image = (object * focal) / (object - focal)
    return object === 2 * focal || image > 120 || !Number.isInteger(image) ? null : { object, focal }
  },
  write: ({ object: u, focal: f }) => {
    const image = (u * f) / (u - f)
    const whole = leastMultiple(u, f)
    const parts = whole / f - whole / u
    return {
      stem:
        `An object is placed ${u} cm in front of a converging lens of focal length ${f} cm. ` +
        'The distance of the image from the lens is',
      key: centimetres(image),
      slips: positiveSlips(centimetres, [
        [(u * f) / (u + f), 'This adds 1/u to 1/f, where the lens formula subtracts it.'],
        [u - f, 'This subtracts the distances themselves and not their reciprocals.'],
        [f, 'This puts the image at the focus, which is right only for distant objects.'],
        [u, 'This makes the image as far as the object, which holds only at 2f.'],
        [u + f, 'This adds the distances, where the formula combines their reciprocals.'],
        [u + image, 'This is the distance from object to image, not from the lens.'],
        [image + f, 'This adds the focal length, as though the image were measured from the focus.'],
      ]),
      principle: 'The lens formula is 1/f = 1/u + 1/v, with v positive for a real image.',
      working: [
        `$\\frac{1}{v} = \\frac{1}{${f}} - \\frac{1}{${u}} = \\frac{${whole / f} - ${whole / u}}{${whole}}$`,
        `$v = ${parts === 1 ? whole : `\\frac{${whole}}{${parts}}`}$`,
        `The distance is ${centimetres(image).text}`,
      ],
      hints: ['Is the object beyond the focus?', 'Subtract the reciprocals, then turn the result over.'],
    }
  },
})

const magnifier = form<Lens>({
  id: 'magnifying-glass',
  difficulty: 'medium',
  draw: (random) => {
    const focal = random.int(5, 30)
    const object = random.int(Math.ceil(focal / 2) + 1, focal - 1)
    const times = focal / (focal - object)
    return isMultipleOf(times, 0.5) && times <= 6 ? { object, focal } : null
  },
  write: ({ object: u, focal: f }) => {
    const times = f / (f - u)
    return {
      stem:
        `A converging lens of focal length ${f} cm is used as a magnifying glass. If the object is ${u} cm from ` +
        'the lens, the linear magnification is',
      key: pure(times),
      slips: positiveSlips(pure, [
        [1 / times, 'This divides the object distance by the image distance: the ratio is upside down.'],
        [f / u, 'This compares the focal length with the object distance, not the image distance.'],
        [f / (f + u), 'This adds the reciprocals of f and u to find the image distance.'],
        [u / (f - u), 'This divides the object distance, not the focal length, by the difference.'],
        [times * u, 'This is the image distance in centimetres, not yet divided by the object distance.'],
        [(f + u) / (f - u), 'This divides the sum of the distances by their difference.'],
        [times + 1, 'This adds 1 to the ratio of the image distance to the object distance.'],
      ]),
      principle: 'A magnifying glass gives a virtual image; 1/f = 1/u − 1/v there, and the magnification is v/u.',
      working: [
        `$\\frac{1}{v} = \\frac{1}{${u}} - \\frac{1}{${f}}$, so that v = ${centimetres(times * u).text}`,
        `$m = \\frac{${pure(times * u).text}}{${u}}$`,
        `The magnification is ${pure(times).text}`,
      ],
      hints: ['Is the image real or virtual?', 'Find the image distance before the magnification.'],
    }
  },
})

const focalLength = form<Enlarged>({
  id: 'focal-length',
  difficulty: 'medium',
  draw: (random) => {
    const [object, times] = [random.int(6, 60), random.pick([1.5, 2, 2.5, 3, 4, 5])]
    return isMultipleOf((times * object) / (times + 1), 0.5) ? { object, times } : null
  },
  write: ({ object: u, times: m }) => {
    const image = m * u
    const key = centimetres((m * u) / (m + 1))
    return {
      stem:
        `A converging lens forms on a screen an image ${m} times as tall as an object that stands ${u} cm ` +
        'from the lens. The focal length of the lens is',
      key,
      slips: positiveSlips(centimetres, [
        [u / (m + 1), 'This divides the object distance by the magnification to find the image distance.'],
        [u / m, 'This is the image distance if the image were smaller than the object.'],
        [u / 2, 'This takes the object to be at 2f, where the image has equal size.'],
        [
          (m * u) / (m - 1),
          m === 2
            ? 'This is the image distance, not yet put into the lens formula.'
            : 'This subtracts the reciprocals, as for a virtual image, which no screen shows.',
        ],
        [image, 'This is the image distance, not yet put into the lens formula.'],
        [u + image, 'This is the distance between the object and the screen.'],
        [(u + image) / 2, 'This averages the two distances, where the formula adds their reciprocals.'],
      ]),
      principle: 'The magnification is v/u, and for a real image 1/f = 1/u + 1/v.',
      working: [
        `v = ${m} × ${u} = ${centimetres(image).text}`,
        `$\\frac{1}{f} = \\frac{1}{${u}} + \\frac{1}{${pure(image).text}} = \\frac{${pure(m + 1).text}}{${pure(image).text}}$`,
        `The focal length is ${key.text}`,
      ],
      hints: ['What does the magnification say about v?', 'An image on a screen is real.'],
    }
  },
})

const divergingLens = form<Lens>({
  id: 'diverging-lens',
  difficulty: 'medium',
  draw: (random) => {
    const [focal, object] = [random.int(5, 30), random.int(6, 60)]
    return object !== focal && Number.isInteger((object * focal) / (object + focal)) ? { object, focal } : null
  },
  write: ({ object: u, focal: f }) => {
    const image = (u * f) / (u + f)
    const whole = leastMultiple(u, f)
    return {
      stem:
        `An object stands ${u} cm from a diverging lens of focal length ${f} cm. ` +
        'The distance of the virtual image from the lens is',
      key: centimetres(image),
      slips: positiveSlips(centimetres, [
        [Math.abs((u * f) / (u - f)), 'This gives the focal length the sign of a converging lens.'],
        [Math.abs(u - f), 'This subtracts the distances themselves and not their reciprocals.'],
        [f - image, 'This is the distance from the image to the focus, not to the lens.'],
        [u - image, 'This is the distance from the image to the object, not to the lens.'],
        [f / 2, 'This puts the image halfway between the focus and the lens.'],
        [u / 2, 'This puts the image halfway between the object and the lens.'],
        [f, 'This puts the image at the focus, which is right only for distant objects.'],
        [u, 'This puts the image where the object is, as though the lens did nothing.'],
        [(u + f) / 2, 'This averages the two distances, where the formula combines reciprocals.'],
        [u + f, 'This adds the distances, where the formula combines their reciprocals.'],
      ]),
      principle: 'A diverging lens has a negative focal length and a virtual image in 1/f = 1/u + 1/v.',
      working: [
        `$\\frac{1}{v} = -\\frac{1}{${f}} - \\frac{1}{${u}} = -\\frac{${whole / f + whole / u}}{${whole}}$`,
        `The minus sign means virtual; the distance is ${centimetres(image).text}`,
      ],
      hints: ['What sign has the focal length?', 'The image lies between the focus and the lens.'],
    }
  },
})

export const lensFormula = family(
  {
    id: 'p52',
    edition: 1,
    title: 'Lens formula and magnification',
    subject: 'physics',
    topicId: 'phy-refraction',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [realImage, magnifier, focalLength, divergingLens],
)
