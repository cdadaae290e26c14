import { proves } from '../../engine/prove.ts'
import { flower } from '../figures/diagrams.ts'
import { inEllipse, inRectangle, routesByRegion } from '../forms/b47-regions.ts'
import { flowerParts } from './b49-flower-parts.ts'

proves(
  flowerParts,
  routesByRegion(flower, [
    {
      name: 'anther',
      work: 'makes the pollen grains',
      contains: (tip) => inEllipse(tip, [97, 59], 11, 17) || inEllipse(tip, [143, 59], 11, 17),
    },
    { name: 'stigma', work: 'receives the pollen grains', contains: (tip) => inEllipse(tip, [120, 51], 18, 9) },
    {
      name: 'ovary',
      work: 'holds the ovules and becomes the fruit',
      contains: (tip) => inEllipse(tip, [120, 122], 26, 34),
    },
    {
      name: 'sepal',
      work: 'protects the flower in the bud',
      contains: (tip) => inRectangle(tip, [74, 127], [110, 145]) || inRectangle(tip, [130, 127], [166, 145]),
    },
    {
      name: 'petal',
      work: 'attracts insects by its colour',
      contains: (tip) => inRectangle(tip, [46, 40], [90, 126]) || inRectangle(tip, [150, 40], [194, 126]),
    },
  ]),
)
