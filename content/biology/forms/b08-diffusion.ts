import { form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { rounded, slipsAs } from '../slips.ts'

interface Dyed {
  side: number
  depth: number
  isColoured: boolean
}

const percent = (value: number) => rounded(value, 1, '%')

/** The share of a cube of agar that a dye has reached, or has not yet reached, from all six faces. */
export const diffusionIntoCube = form<Dyed>({
  id: 'diffusion',
  difficulty: 'hard',
  draw: (random) => {
    const [side, depth] = [random.step(8, 30, 2), random.int(1, 6)]
    const core = side - 2 * depth
    const left = (core / side) ** 3 * 100
    const [left1, dyed1] = [percent(left).value ?? 0, percent(100 - left).value ?? 0]
    // Where both shares end in a half, rounding each would not leave 100%.
    if (left < 3 || left > 65 || Math.abs(left1 + dyed1 - 100) > 1e-9) return null
    return { side, depth, isColoured: random.int(0, 1) === 1 }
  },
  write: ({ side, depth, isColoured }) => {
    const core = side - 2 * depth
    const left = (core / side) ** 3 * 100
    const of = (uncoloured: number) => (isColoured ? 100 - uncoloured : uncoloured)
    const key = percent(of(left))
    const oneSided = ((side - depth) / side) ** 3 * 100
    const [asked, opposite] = isColoured ? ['is coloured', 'without dye'] : ['has no dye in it', 'with dye']
    return {
      stem: `A cube of agar with sides of ${side} mm lies in a dye until the dye has spread ${depth} mm inwards from every face. To one decimal place, the share of the volume that ${asked} is`,
      key,
      slips: slipsAs(percent, [
        [of(oneSided), 'This lets the dye come from one side of each pair of faces only.'],
        [of((core / side) * 100), 'This compares lengths, but volumes go with the cube of the length.'],
        [of((core / side) ** 2 * 100), 'This compares areas of faces, but volumes are asked.'],
        [100 - of(left), `This is the share of the volume ${opposite}, the rest of the cube.`],
        [of(100 - (depth / side) * 100), 'This takes one layer of dye and compares lengths instead of volumes.'],
        [of(((2 * depth) / side) ** 3 * 100), 'This takes the dyed length for the side of the part without dye.'],
      ]),
      principle: 'The part not yet reached is a smaller cube, shorter by the depth of the dye at both ends.',
      working: [
        `Side of the inner cube = ${side} − 2 × ${depth} = ${core} mm`,
        `No dye: ${core}³ ÷ ${side}³ = ${printed(core ** 3)} ÷ ${printed(side ** 3)} = ${percent(left).text}`,
        ...(isColoured ? [`Coloured: 100% − ${percent(left).text} = ${key.text}`] : [`So the share is ${key.text}`]),
      ],
      hints: [
        'What shape and size is the part that the dye has not reached?',
        'Compare its volume with that of the whole cube.',
      ],
    }
  },
})
