import { proves } from '../../engine/prove.ts'
import { plantCell } from '../figures/diagrams.ts'
import { inEllipse, inRectangle, routesByRegion } from '../forms/b47-regions.ts'
import { plantCellParts } from './b47-plant-cell.ts'

proves(
  plantCellParts,
  routesByRegion(plantCell, [
    {
      name: 'nucleus',
      work: 'controls what happens in the cell',
      contains: (tip) => inEllipse(tip, [174, 76], 28, 28),
    },
    {
      name: 'vacuole',
      work: 'holds the sap that keeps the cell firm',
      contains: (tip) => inEllipse(tip, [106, 74], 96, 76),
    },
    {
      name: 'chloroplast',
      work: 'uses light energy to make sugar',
      contains: (tip) => inEllipse(tip, [120, 28], 24, 11),
    },
    {
      name: 'cytoplasm',
      work: 'is the site of many chemical reactions',
      contains: (tip) => inRectangle(tip, [44, 18], [196, 132]),
    },
    {
      name: 'cell wall',
      work: 'supports the cell and keeps its shape',
      contains: (tip) => inRectangle(tip, [40, 14], [200, 136]),
    },
  ]),
)
