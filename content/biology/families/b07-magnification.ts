import { family, form, type Choice } from '../../engine/family.ts'
import { printed, quantity } from '../../engine/quantity.ts'
import { slipsAs } from '../slips.ts'

interface Specimen {
  name: string
  micrometres: readonly number[]
}

interface Drawing {
  student: string
  specimen: string
  micrometres: number
  magnification: number
  millimetres: number
}

interface Field {
  low: number
  high: number
  diameter: number
  cells: number
}

interface ScaleBar {
  structure: string
  bar: number
  barOnPrint: number
  structureOnPrint: number
}

const students = ['Ngozi', 'Bala', 'Tunde', 'Amina', 'Ekaette', 'Chidi'] as const

const specimens: readonly Specimen[] = [
  { name: 'a Paramecium', micrometres: [180, 200, 240, 250, 300] },
  { name: 'an Amoeba', micrometres: [300, 400, 500, 600] },
  { name: 'a Euglena', micrometres: [40, 50, 60] },
  { name: 'an onion epidermal cell', micrometres: [200, 250, 300, 400] },
  { name: 'a Spirogyra cell', micrometres: [100, 120, 150, 200] },
  { name: 'a human cheek cell', micrometres: [50, 60, 80] },
]

/** Structures with the true lengths (in µm) that a bar of this size may show. */
const structures = [
  { name: 'mitochondrion', bars: [1, 2], shortest: 1.25, longest: 8 },
  { name: 'chloroplast', bars: [2, 5], shortest: 4, longest: 10 },
  { name: 'nucleus', bars: [2, 5], shortest: 5, longest: 12 },
  { name: 'palisade cell', bars: [20, 50], shortest: 40, longest: 100 },
  { name: 'guard cell', bars: [20, 25], shortest: 30, longest: 65 },
] as const

const times = (value: number): Choice => ({ text: `×${printed(value)}`, value })
const micrometres = (value: number): Choice => quantity(value, 'µm')

const magnificationOfDrawing = form<Drawing>({
  id: 'magnification',
  difficulty: 'easy',
  draw: (random) => {
    const specimen = random.pick(specimens)
    const length = random.pick(specimen.micrometres)
    const magnification = random.pick([100, 120, 150, 200, 250, 300, 400, 500, 800])
    const millimetres = (length * magnification) / 1000
    if (!Number.isInteger(millimetres) || millimetres < 20 || millimetres > 150) return null
    return { student: random.pick(students), specimen: specimen.name, micrometres: length, magnification, millimetres }
  },
  write: ({ student, specimen, micrometres: real, millimetres: drawn }) => ({
    stem: `In a drawing by ${student}, ${specimen} is ${drawn} mm long. If its real length is ${real} µm, the magnification of the drawing is`,
    key: times((drawn * 1000) / real),
    slips: slipsAs(times, [
      [drawn / real, 'This divides millimetres by micrometres without changing them to the same unit.'],
      [(drawn * 10) / real, 'This takes 1 mm to be 10 µm when changing the length of the drawing.'],
      [(drawn * 100) / real, 'This takes 1 mm to be 100 µm when changing the length of the drawing.'],
      [(drawn * 10_000) / real, 'This takes 1 mm to be 10,000 µm, as if it were 1 cm.'],
      [drawn * real, 'This multiplies the two lengths; a magnification is a ratio of lengths.'],
      [drawn * 1000, 'This only changes the drawing to micrometres and forgets to divide by the real length.'],
    ]),
    principle: 'Magnification is the length of the drawing divided by the real length, both in the same unit.',
    working: [
      `Drawing = ${drawn} mm = ${printed(drawn * 1000)} µm`,
      `Magnification = ${printed(drawn * 1000)} µm ÷ ${real} µm = ${times((drawn * 1000) / real).text}`,
    ],
    hints: ['Bring both lengths to micrometres first.', 'Which length is divided by which?'],
  }),
})

const realLength = form<Drawing>({
  id: 'real-length',
  difficulty: 'medium',
  draw: (random) => {
    const specimen = random.pick(specimens)
    const length = random.pick(specimen.micrometres)
    const magnification = random.pick([100, 150, 200, 250, 300, 400, 500, 600, 800])
    const millimetres = (length * magnification) / 1000
    if (!Number.isInteger(millimetres) || millimetres < 20 || millimetres > 150) return null
    return { student: random.pick(students), specimen: specimen.name, micrometres: length, magnification, millimetres }
  },
  write: ({ specimen, magnification, millimetres: drawn }) => {
    const key = micrometres((drawn * 1000) / magnification)
    return {
      stem: `The image of ${specimen} in a photograph is ${drawn} mm long. If the magnification is ×${magnification}, the real length is`,
      key,
      slips: slipsAs(micrometres, [
        [drawn / magnification, 'This is the real length in millimetres, printed with the unit µm.'],
        [(drawn * 10) / magnification, 'This takes 1 mm to be 10 µm when changing the real length.'],
        [(drawn * 100) / magnification, 'This takes 1 mm to be 100 µm when changing the real length.'],
        [(drawn * 10_000) / magnification, 'This takes 1 mm to be 10,000 µm, as if it were 1 cm.'],
        [drawn * magnification, 'This multiplies by the magnification, but the real cell is smaller than its image.'],
        [drawn * 1000, 'This only changes the length of the image to micrometres and leaves out the magnification.'],
      ]),
      principle: 'Real length is the length of the image divided by the magnification, and 1 mm is 1000 µm.',
      working: [
        `Image = ${drawn} mm = ${printed(drawn * 1000)} µm`,
        `Real length = ${printed(drawn * 1000)} µm ÷ ${magnification} = ${key.text}`,
      ],
      hints: ['Is the real object larger or smaller than its image?', 'Change millimetres to micrometres.'],
    }
  },
})

const cellsAcrossField = form<Field>({
  id: 'cells-across-field',
  difficulty: 'hard',
  draw: (random) => {
    const [low, high, least, most] = random.pick([
      [100, 400, 1.2, 2],
      [40, 400, 4, 5],
      [40, 100, 4, 5],
    ] as const)
    const diameter = random.step(least * 10, most * 10, 1) / 10
    const cells = random.int(3, 20)
    const length = (diameter * 1000 * low) / (high * cells)
    return Number.isInteger(Math.round(length * 1e6) / 1e6) && length >= 30 && length <= 150
      ? { low, high, diameter, cells }
      : null
  },
  write: ({ low, high, diameter, cells }) => {
    const closer = high / low
    const highField = Math.round((diameter * 1000) / closer)
    const length = Math.round(highField / cells)
    return {
      stem: `At ×${low} the field of view of a microscope is ${printed(diameter, 1)} mm wide. At ×${high}, ${cells} cells in a row just fill its width. The mean length of a cell is`,
      key: micrometres(length),
      slips: slipsAs(micrometres, [
        [length / 1000, 'This is the length of a cell in millimetres, printed with the unit µm.'],
        [length / 10, 'This takes 1 mm to be 100 µm when changing the width of the field.'],
        [length / closer, 'This divides by the change of magnification twice, as if the area were asked.'],
        [length * closer, 'This keeps the low-power width, but the field is narrower at high power.'],
        [
          length * closer * closer,
          'This makes the field wider at high power; a higher magnification shows less of the slide.',
        ],
        [highField, 'This is the width of the whole high-power field, not yet shared among the cells.'],
      ]),
      principle: 'The width of the field of view falls in the same ratio as the magnification rises.',
      working: [
        `Width at ×${high} = ${printed(diameter * 1000)} µm × ${low} ÷ ${high} = ${highField} µm`,
        `Mean length = ${highField} µm ÷ ${cells} = ${micrometres(length).text}`,
      ],
      hints: ['Do you see more or less of the slide at high power?', 'Find the high-power width first.'],
    }
  },
})

const scaleBar = form<ScaleBar>({
  id: 'scale-bar',
  difficulty: 'medium',
  draw: (random) => {
    const structure = random.pick(structures)
    const bar = random.pick<number>(structure.bars)
    const barOnPrint = random.pick([8, 10, 15, 16, 20, 25])
    const ratio = random.pick([1.25, 1.6, 2, 2.5, 4, 5])
    const structureOnPrint = barOnPrint * ratio
    const length = ratio * bar
    if (!Number.isInteger(structureOnPrint) || length < structure.shortest || length > structure.longest) return null
    return { structure: structure.name, bar, barOnPrint, structureOnPrint }
  },
  write: ({ structure, bar, barOnPrint, structureOnPrint }) => {
    const key = micrometres((structureOnPrint * bar) / barOnPrint)
    return {
      stem: `On a micrograph a scale bar marked ${bar} µm is ${barOnPrint} mm long, and a ${structure} is ${structureOnPrint} mm long. The real length of the ${structure} is`,
      key,
      slips: slipsAs(micrometres, [
        [
          (bar * barOnPrint) / structureOnPrint,
          `This turns the ratio upside down: the ${structure} is longer than the bar.`,
        ],
        [bar, `This is the length that the bar stands for, not that of the ${structure}.`],
        [
          ((structureOnPrint - barOnPrint) * bar) / barOnPrint,
          `This compares with the bar only the part of the ${structure} that is longer than the bar.`,
        ],
        [structureOnPrint, 'This reads the millimetres on the print as if they were micrometres.'],
        [
          structureOnPrint * bar,
          'This multiplies by the value of the bar but forgets to divide by its printed length.',
        ],
        [barOnPrint * bar, `This multiplies the two figures of the bar and leaves out the ${structure}.`],
      ]),
      principle:
        'On one print all lengths are enlarged equally, so real lengths are in the ratio of the printed lengths.',
      working: [
        `Image ÷ bar = ${structureOnPrint} mm ÷ ${barOnPrint} mm = ${printed(structureOnPrint / barOnPrint)}`,
        `Real length = ${printed(structureOnPrint / barOnPrint)} × ${bar} µm = ${key.text}`,
      ],
      hints: [`How many times as long as the bar is the ${structure}?`, 'What does one bar stand for?'],
    }
  },
})

export const magnification = family(
  {
    id: 'b07',
    edition: 1,
    title: 'Magnification and scale',
    subject: 'biology',
    topicId: 'bio-cell',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [magnificationOfDrawing, realLength, cellsAcrossField, scaleBar],
)
