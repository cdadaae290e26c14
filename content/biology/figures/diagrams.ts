import { bend, circle, ellipse, line, polygon, rectangle, type Point } from '../../figures/svg.ts'
import type { Diagram } from '../forms/b47-labelled.ts'

/** A number of places in a row. */
function row(count: number, first: Point, step: number): Point[] {
  return Array.from({ length: count }, (_, index) => [first[0] + index * step, first[1]])
}

export const plantCell: Diagram = {
  of: 'a plant cell',
  height: 150,
  shapes: [
    rectangle([40, 14], 160, 122),
    rectangle([44, 18], 152, 114),
    ellipse([106, 74], { across: 96, high: 76 }),
    circle([174, 76], 14),
    circle([174, 76], 4, 'filled'),
    ...[
      [66, 30],
      [120, 28],
      [150, 118],
      [84, 122],
    ].flatMap(([x = 0, y = 0]) => [
      ellipse([x, y], { across: 24, high: 11 }),
      ellipse([x, y], { across: 24, high: 11 }, 'shaded'),
    ]),
  ],
  parts: [
    {
      name: 'cell wall',
      at: [41.5, 54],
      where: 'the outermost layer, drawn as a double line',
      work: 'supports the cell and keeps its shape',
    },
    {
      name: 'vacuole',
      at: [106, 76],
      where: 'the large space in the middle',
      work: 'holds the sap that keeps the cell firm',
    },
    {
      name: 'nucleus',
      at: [180, 70],
      where: 'the round body with a dark spot in it',
      work: 'controls what happens in the cell',
    },
    {
      name: 'chloroplast',
      at: [122, 28],
      where: 'a small shaded oval body near the edge',
      work: 'uses light energy to make sugar',
    },
    {
      name: 'cytoplasm',
      at: [184, 112],
      where: 'the clear part around all the bodies',
      work: 'is the site of many chemical reactions',
    },
  ],
}

export const leafSection: Diagram = {
  of: 'a section through a leaf',
  height: 150,
  shapes: [
    line([36, 10], [204, 10]),
    ...row(8, [36, 14], 21).map((corner) => rectangle(corner, 21, 13)),
    ...row(12, [36, 30], 14).flatMap((corner) => [
      rectangle(corner, 12, 36),
      rectangle([corner[0] + 3, corner[1] + 6], 6, 24, 'shaded'),
    ]),
    ...row(7, [50, 80], 24).map((centre) => circle(centre, 8)),
    ...row(6, [62, 100], 25).map((centre) => circle(centre, 9)),
    ...row(3, [36, 118], 22).map((corner) => rectangle(corner, 22, 13)),
    ...row(3, [138, 118], 22).map((corner) => rectangle(corner, 22, 13)),
    ellipse([109, 124], { across: 9, high: 14 }),
    ellipse([131, 124], { across: 9, high: 14 }),
  ],
  parts: [
    {
      name: 'upper epidermis',
      at: [46, 20],
      where: 'the layer of flat cells on top',
      work: 'protects the leaf and lets light through',
    },
    {
      name: 'palisade mesophyll',
      at: [183, 48],
      where: 'the row of tall cells close together',
      work: 'traps most of the light for photosynthesis',
    },
    {
      name: 'spongy mesophyll',
      at: [194, 80],
      where: 'the round cells that lie loosely',
      work: 'lets gases move between its cells',
    },
    { name: 'stoma', at: [120, 127], where: 'the gap in the lowest layer', work: 'lets gases in and out of the leaf' },
    {
      name: 'guard cell',
      at: [108, 121],
      where: 'one of the two small cells beside a gap',
      work: 'opens and closes the pore',
    },
  ],
}

export const flower: Diagram = {
  of: 'a flower in longitudinal section',
  height: 168,
  shapes: [
    polygon([
      [108, 140],
      [132, 140],
      [126, 152],
      [126, 164],
      [114, 164],
      [114, 152],
    ]),
    bend([109, 140], [40, 110], [52, 40]),
    bend([109, 134], [88, 96], [52, 40]),
    bend([131, 140], [200, 110], [188, 40]),
    bend([131, 134], [152, 96], [188, 40]),
    bend([110, 144], [84, 146], [74, 128]),
    bend([110, 141], [92, 138], [74, 128]),
    bend([130, 144], [156, 146], [166, 128]),
    bend([130, 141], [148, 138], [166, 128]),
    ellipse([120, 122], { across: 26, high: 34 }),
    circle([120, 124], 4, 'filled'),
    line([118, 105], [118, 56]),
    line([122, 105], [122, 56]),
    ellipse([120, 51], { across: 18, high: 9 }, 'filled'),
    bend([110, 134], [98, 100], [97, 66]),
    bend([130, 134], [142, 100], [143, 66]),
    ellipse([97, 59], { across: 11, high: 17 }),
    ellipse([143, 59], { across: 11, high: 17 }),
  ],
  parts: [
    {
      name: 'petal',
      at: [66, 76],
      where: 'one of the two large curved parts at the sides',
      work: 'attracts insects by its colour',
    },
    {
      name: 'sepal',
      at: [85, 137],
      where: 'a small curved part below the large ones',
      work: 'protects the flower in the bud',
    },
    {
      name: 'anther',
      at: [143, 58],
      where: 'the swollen top of a thin stalk at the side',
      work: 'makes the pollen grains',
    },
    { name: 'stigma', at: [122, 50], where: 'the top of the part in the centre', work: 'receives the pollen grains' },
    {
      name: 'ovary',
      at: [127, 116],
      where: 'the swollen base of the part in the centre',
      work: 'holds the ovules and becomes the fruit',
    },
  ],
}
