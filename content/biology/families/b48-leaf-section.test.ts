import { proves } from '../../engine/prove.ts'
import { leafSection } from '../figures/diagrams.ts'
import { inEllipse, inRectangle, routesByRegion } from '../forms/b47-regions.ts'
import { leafLayers } from './b48-leaf-section.ts'

proves(
  leafLayers,
  routesByRegion(leafSection, [
    {
      name: 'guard cell',
      work: 'opens and closes the pore',
      contains: (tip) => inEllipse(tip, [109, 124], 9, 14) || inEllipse(tip, [131, 124], 9, 14),
    },
    {
      name: 'stoma',
      work: 'lets gases in and out of the leaf',
      contains: (tip) => inRectangle(tip, [113.5, 118], [126.5, 131]),
    },
    {
      name: 'upper epidermis',
      work: 'protects the leaf and lets light through',
      contains: (tip) => inRectangle(tip, [36, 14], [204, 27]),
    },
    {
      name: 'palisade mesophyll',
      work: 'traps most of the light for photosynthesis',
      contains: (tip) => inRectangle(tip, [36, 30], [204, 66]),
    },
    {
      name: 'spongy mesophyll',
      work: 'lets gases move between its cells',
      contains: (tip) => inRectangle(tip, [36, 70], [204, 110]),
    },
  ]),
)
