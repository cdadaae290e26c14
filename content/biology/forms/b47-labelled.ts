import { form, type BoundForm } from '../../engine/family.ts'
import { at, type Random } from '../../engine/random.ts'
import { centred, drawing, dot, line, type Point, type Shape } from '../../figures/svg.ts'

/** One part of a drawing, as a student should know it. */
export interface Part {
  name: string
  /** A place inside it, where the line from its letter ends. */
  at: Point
  /** Where it is, without its name: 'the large space in the middle of the cell'. */
  where: string
  /** What it does, after 'it': 'makes sugar with the energy of light'. */
  work: string
}

/** A drawing whose parts can be labelled. The sheet is 240 wide; drawings keep 36 free on both sides for letters. */
export interface Diagram {
  /** 'a plant cell'. */
  of: string
  height: number
  shapes: readonly Shape[]
  parts: readonly Part[]
}

export interface Labelled {
  /** Indexes of the labelled parts, in the order of their letters. */
  labelled: readonly number[]
  /** Which of them is asked about. */
  asked: number
}

const letters = ['P', 'Q', 'R', 'S'] as const
const width = 240

function drawLabels(random: Random, { parts }: Diagram): Labelled {
  const labelled = random.shuffle(parts.map((_, index) => index)).slice(0, letters.length)
  return { labelled, asked: random.int(0, letters.length - 1) }
}

/** Letters are at the nearer edge, at the height of their part, at least a line apart. */
function labelsOf({ parts }: Diagram, { labelled }: Labelled): Shape[] {
  const sides = [12, width - 12]
  return sides.flatMap((x) => {
    const own = labelled
      .map((index, letter) => ({ tip: at(parts, index).at, letter: at(letters, letter) }))
      .filter(({ tip }) => tip[0] < width / 2 === x < width / 2)
      .sort((one, other) => one.tip[1] - other.tip[1])
    let lowest = -Infinity
    return own.flatMap(({ tip, letter }) => {
      const y = Math.max(tip[1], lowest + 18)
      lowest = y
      const end: Point = [x < width / 2 ? x + 8 : x - 8, y]
      return [line(tip, end), dot(tip), centred(letter, [x, y])]
    })
  })
}

function figureOf(diagram: Diagram, labels: Labelled) {
  const said = labels.labelled.map((index, letter) => `${at(letters, letter)} is ${at(diagram.parts, index).where}`)
  return drawing(
    { width, height: diagram.height, alt: `A drawing of ${diagram.of} with four letters: ${said.join('; ')}.` },
    [...diagram.shapes, ...labelsOf(diagram, labels)],
  )
}

/** Asks for the name and for the work of a labelled part. */
export function labelledForms(diagram: Diagram): BoundForm[] {
  const partAsked = ({ labelled, asked }: Labelled) => at(diagram.parts, at(labelled, asked))
  const others = (labels: Labelled) =>
    labels.labelled.map((index) => at(diagram.parts, index)).filter((part) => part !== partAsked(labels))
  const unlabelled = ({ labelled }: Labelled) => diagram.parts.filter((_, index) => !labelled.includes(index))
  const asName = ({ name, where, work }: Part) => ({ text: name, because: `The ${name} is ${where}, and it ${work}.` })
  const asWork = ({ name, where, work }: Part) => ({
    text: sentence(work),
    because: `That is the work of the ${name}, which is ${where}.`,
  })
  return [
    form<Labelled>({
      id: 'name',
      difficulty: 'easy',
      draw: (random) => drawLabels(random, diagram),
      write: (labels) => {
        const part = partAsked(labels)
        return {
          stem: `The diagram below shows ${diagram.of}. What is the part labelled ${at(letters, labels.asked)} called?`,
          key: { text: part.name },
          slips: others(labels).map(asName),
          moreSlips: unlabelled(labels).map(asName),
          principle: `The part asked about is ${part.where}; it ${part.work}.`,
          working: [`Its name is ${part.name}`],
          hints: ['Follow the line from the letter to its end.', `Which part of ${diagram.of} is found there?`],
          figure: figureOf(diagram, labels),
        }
      },
    }),
    form<Labelled>({
      id: 'work',
      difficulty: 'medium',
      draw: (random) => drawLabels(random, diagram),
      write: (labels) => {
        const part = partAsked(labels)
        return {
          stem: `In the diagram of ${diagram.of} shown below, what is the work of the part labelled ${at(letters, labels.asked)}?`,
          key: { text: sentence(part.work) },
          slips: others(labels).map(asWork),
          moreSlips: unlabelled(labels).map(asWork),
          principle: `The part asked about is ${part.where}, the ${part.name}.`,
          working: [`What the ${part.name} does: ${sentence(part.work)}`],
          hints: ['What is the name of the part with this letter?', 'What does that part do for the whole?'],
          figure: figureOf(diagram, labels),
        }
      },
    }),
  ]
}

function sentence(work: string): string {
  return `It ${work}`
}
