import type { Figure } from '@sabi/shared/content/question'
import { refractionFigure } from '../../figures/optics.ts'
import {
  arc,
  arrow,
  arrowHead,
  centred,
  circle,
  dot,
  drawing,
  line,
  polygon,
  text,
  type Point,
  type Shape,
} from '../../figures/svg.ts'

interface LensImage {
  focal: number
  object: number
  alt: string
}

/** Two of the rays that find the image of an upright object in a converging lens. */
function lensImage({ focal, object, alt }: LensImage): Figure {
  const image = (focal * object) / (object - focal)
  const isReal = image > 0
  const scale = 212 / (isReal ? object + image : Math.max(object, -image, focal) + 1.6 * focal)
  const lens = 14 + scale * (isReal ? object : Math.max(object, -image, focal))
  const axis = isReal ? 52 : 104
  const height = isReal ? 24 : 22
  const at = (x: number, y: number): Point => [lens + x * scale, axis - y]
  const tip = at(-object, height)
  const end = at(image, (-height * image) / object)
  const beyond = isReal ? image : 1.4 * focal
  const parallel = at(beyond, height - (height * beyond) / focal)
  const drop = isReal ? image : Math.min(beyond, (46 * object) / height)
  const straight = at(drop, (-height * drop) / object)
  const rays: Shape[] = [
    line(tip, at(0, height)),
    arrowHead(tip, at(-object / 2, height)),
    line(at(0, height), parallel),
    line(tip, straight),
    ...(isReal ? [] : [line(at(0, height), end, 'dashed'), line(tip, end, 'dashed')]),
  ]
  return drawing({ width: 240, height: isReal ? 150 : 160, alt }, [
    line([4, axis], [236, axis]),
    ...arrow(at(0, 0), at(0, isReal ? 46 : 74)),
    ...arrow(at(0, 0), at(0, isReal ? -88 : -46)),
    ...arrow(at(-object, 0), tip, 'thick'),
    ...arrow(at(image, 0), end, isReal ? 'thick' : 'dashed'),
    ...rays,
    dot(at(focal, 0)),
    dot(at(-focal, 0)),
    text('F', [at(focal, 0)[0], axis + 16]),
    text('F', [at(-focal, 0)[0], axis + 16]),
    text('object', [tip[0] - 4, axis + 30], 'start'),
    text('image', [isReal ? end[0] - 6 : end[0] + 6, isReal ? end[1] - 2 : end[1] + 4], isReal ? 'end' : 'start'),
  ])
}

/** Figures of the notes on light. */
export const lightFigures = {
  'refraction-into-glass': refractionFigure({
    incident: 45,
    refracted: 28,
    labels: { incident: '45°', refracted: '28°', above: 'air', below: 'glass' },
    alt: 'A ray passes from air into glass. It meets the boundary at 45° to the normal and goes on in the glass at 28° to the normal: it is bent towards the normal. The refractive index is sin 45° ÷ sin 28° = 1.5.',
  }),
  'lens-real-image': lensImage({
    focal: 15,
    object: 20,
    alt: 'A converging lens of focal length 15 cm with an object 20 cm in front of it, between F and 2F. A ray parallel to the axis goes through the focus F behind the lens; a ray through the centre goes straight on. They cross 60 cm behind the lens: the image is real, inverted and three times as large.',
  }),
  'magnifying-glass': lensImage({
    focal: 12,
    object: 8,
    alt: 'A magnifying glass: a converging lens of focal length 12 cm with an object 8 cm in front of it, inside the focus. The rays spread out behind the lens. Drawn backwards, they meet 24 cm in front of the lens: the image is virtual, upright and three times as large.',
  }),
  'law-of-reflection': drawing(
    {
      width: 240,
      height: 124,
      alt: 'A ray meets a plane mirror and is reflected. The angle of incidence i, between the incident ray and the normal, is 50°. The angle of reflection r, between the normal and the reflected ray, is also 50°.',
    },
    [
      line([20, 104], [220, 104], 'thick'),
      line([120, 104], [120, 12], 'dashed'),
      line([24.7, 24], [120, 104]),
      arrowHead([24.7, 24], [72.3, 64]),
      ...arrow([120, 104], [215.3, 24]),
      arc([120, 104], 30, { from: 40, to: 90 }),
      arc([120, 104], 30, { from: 90, to: 140 }),
      centred('i', [104, 66]),
      centred('r', [136, 66]),
      text('mirror', [220, 120], 'end'),
    ],
  ),
  'prism-spectrum': drawing(
    {
      width: 240,
      height: 140,
      alt: 'White light enters a glass prism and is spread into its colours. All bend towards the base of the prism. Red is bent least and is at the top of the spectrum, violet is bent most and is at the bottom.',
    },
    [
      polygon([
        [110, 20],
        [60, 112],
        [160, 112],
      ]),
      line([8, 88], [84, 68]),
      arrowHead([8, 88], [48, 77.5]),
      line([84, 68], [136.2, 68.3]),
      line([84, 68], [137.5, 70.6]),
      ...arrow([136.2, 68.3], [213.2, 90.1]),
      ...arrow([137.5, 70.6], [209, 106.6]),
      text('white', [8, 106], 'start'),
      text('red', [216, 86], 'start'),
      text('violet', [200, 124]),
    ],
  ),
  'pinhole-camera': drawing(
    {
      width: 240,
      height: 124,
      alt: 'A pinhole camera. Light from the top of a tree 6 m high passes straight through the pinhole to the bottom of the screen, and light from its foot to the top of the screen. The tree is 12 m from the hole and the screen 0.2 m behind it, so the image is upside down and 0.1 m high. The drawing is not to scale.',
    },
    [
      ...arrow([30, 100], [30, 20], 'thick'),
      line([30, 20], [210, 90]),
      line([30, 100], [210, 55.7]),
      line([156, 10], [156, 66]),
      line([156, 72], [156, 112]),
      line([210, 10], [210, 112]),
      ...arrow([210, 55.7], [210, 90], 'thick'),
      text('6 m', [24, 64], 'end'),
      text('hole', [152, 122], 'end'),
      text('screen', [212, 122]),
    ],
  ),
  'short-sight': drawing(
    {
      width: 260,
      height: 100,
      alt: 'A short-sighted eye. Parallel rays from a far object are brought together by the eye lens in front of the retina, so the picture on the retina is blurred. A diverging lens in front of the eye corrects it.',
    },
    [
      circle([164, 50], 44),
      line([8, 34], [126, 34]),
      arrowHead([8, 34], [66, 34]),
      line([8, 66], [126, 66]),
      arrowHead([8, 66], [66, 66]),
      line([126, 34], [207, 58.1]),
      line([126, 66], [207, 41.9]),
      dot([180, 50]),
      line([126, 30], [126, 70], 'thick'),
      text('far object', [8, 22], 'start'),
      text('retina', [212, 54], 'start'),
    ],
  ),
}
