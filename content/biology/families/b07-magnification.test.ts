import { unit } from 'mathjs'
import { proves } from '../../engine/prove.ts'
import { magnification } from './b07-magnification.ts'

// The second route leaves every change of unit to mathjs, and finds lengths by laying cells or bars side by side.
proves(magnification, {
  magnification: ({ micrometres, millimetres }: { micrometres: number; millimetres: number }) =>
    unit(millimetres, 'mm').toNumber('m') / unit(micrometres, 'um').toNumber('m'),
  'real-length': ({ magnification: times, millimetres }: { magnification: number; millimetres: number }) =>
    unit(millimetres / times, 'mm').toNumber('um'),
  'cells-across-field': ({
    low,
    high,
    diameter,
    cells,
  }: {
    low: number
    high: number
    diameter: number
    cells: number
  }) => {
    const imageWidth = unit(diameter * low, 'mm')
    for (let length = 1; length < 1000; length++) {
      const image = unit(length * cells * high, 'um').toNumber('mm')
      if (Math.abs(image - imageWidth.toNumber('mm')) < 1e-6) return length
    }
    return Number.NaN
  },
  'scale-bar': (print: { bar: number; barOnPrint: number; structureOnPrint: number }) => {
    const magnified = unit(print.barOnPrint, 'mm').toNumber('m') / unit(print.bar, 'um').toNumber('m')
    return unit(print.structureOnPrint / magnified, 'mm').toNumber('um')
  },
})
