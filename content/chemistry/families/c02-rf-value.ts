import { family, form } from '../../engine/family.ts'
import { printed } from '../../engine/quantity.ts'
import { slip, terminates } from '../drafting.ts'

/** Two decimals throughout, so that no option stands out by having fewer. */
const ratio = (value: number) => ({ text: value.toFixed(2), value })
const length = (value: number) => ({ text: `${value.toFixed(2)} cm`, value })

const definition =
  'The Rf value is the distance moved by the substance over that moved by the solvent, both from the base line.'

const valueFromEdge = form<{ line: number; front: number; spot: number }>({
  id: 'value-from-edge',
  difficulty: 'medium',
  draw: (random) => {
    const line = random.pick([1, 1.5, 2, 2.5])
    const front = random.pick([8, 10, 12, 15, 16, 18, 20])
    const spot = front * random.step(0.2, 0.8, 0.05)
    return terminates(spot, 1) && spot + line < front ? { line, front, spot: Number(spot.toFixed(1)) } : null
  },
  write: ({ line, front, spot }) => {
    const value = spot / front
    return {
      stem:
        `On a paper chromatogram the base line is ${line} cm from the lower edge of the paper, a spot is ${printed(spot + line)} cm ` +
        `and the solvent front is ${printed(front + line)} cm from that edge. The Rf value of the spot is`,
      key: ratio(value),
      slips: [
        slip(
          ratio((spot + line) / (front + line)),
          'This measures both distances from the edge of the paper, not the base line.',
        ),
        slip(
          ratio((spot + line) / front),
          'This measures the spot from the edge and only the front from the base line.',
        ),
        slip(ratio(front / spot), 'This divides the wrong way round; an Rf value is never above 1.'),
        slip(ratio(1 - value), 'This uses the gap between spot and solvent front, not the distance moved.'),
        slip(
          ratio(spot / (front + line)),
          'This measures the front from the edge and only the spot from the base line.',
        ),
        slip(ratio(spot / (front + spot)), 'This divides by the sum of the two distances, not by that of the solvent.'),
      ],
      principle: definition,
      working: [
        `Spot: ${printed(spot + line)} − ${line} = ${spot} cm`,
        `Solvent: ${printed(front + line)} − ${line} = ${front} cm`,
        `Rf = ${spot} ÷ ${front} = ${ratio(value).text}`,
      ],
      hints: [
        'From where on the paper are both distances measured?',
        'Take the base line away from both readings first.',
      ],
    }
  },
})

const spotFromEdge = form<{ line: number; front: number; value: number }>({
  id: 'spot-from-edge',
  difficulty: 'hard',
  draw: (random) => {
    const value = Number(random.step(0.2, 0.9, 0.05).toFixed(2))
    const front = random.pick([8, 10, 12, 15, 16, 18, 20])
    return terminates(front * value, 1) ? { line: random.pick([1, 1.5, 2, 2.5]), front, value } : null
  },
  write: ({ line, front, value }) => {
    const spot = value * front
    return {
      stem:
        `In paper chromatography a dye has an Rf value of ${value}. The base line is ${line} cm and the solvent front is ` +
        `${printed(front + line)} cm from the lower edge of the paper. How far from that edge is the spot of the dye?`,
      key: length(spot + line),
      slips: [
        slip(length(spot), 'This is the distance from the base line, not from the edge of the paper.'),
        slip(length(value * (front + line)), 'This applies the Rf value to the distance of the front from the edge.'),
        slip(length(front - spot), 'This is the gap between the spot and the solvent front.'),
        slip(
          length(value * (front + line) + line),
          'This applies the Rf value to the whole height and then adds the base line.',
        ),
        slip(length(front + line - value), 'This subtracts the Rf value from a distance, but it is a ratio.'),
        slip(length(front / value), 'This divides by the Rf value, so the dye would overtake the solvent.'),
        slip(length(spot + 2 * line), 'This adds the height of the base line once too often.'),
      ],
      principle: definition,
      working: [
        `Solvent: ${printed(front + line)} − ${line} = ${front} cm`,
        `Dye from the base line: ${value} × ${front} = ${length(spot).text}`,
        `From the edge: ${printed(spot)} + ${line} = ${length(spot + line).text}`,
      ],
      hints: ['How far did the solvent move from the base line?', 'The question asks for the distance from the edge.'],
    }
  },
})

const solventDistance = form<{ spot: number; value: number }>({
  id: 'solvent-distance',
  difficulty: 'easy',
  draw: (random) => {
    const value = Number(random.step(0.2, 0.9, 0.05).toFixed(2))
    const front = random.pick([6, 8, 10, 12, 14, 15, 16, 18, 20])
    return terminates(front * value, 1) ? { spot: Number((front * value).toFixed(1)), value } : null
  },
  write: ({ spot, value }) => {
    const front = spot / value
    return {
      stem: `The spot of a dye with an Rf value of ${value} has moved ${spot} cm from the base line. The distance moved by the solvent is`,
      key: length(front),
      slips: [
        slip(length(spot * value), 'This multiplies by the Rf value, so the solvent would lag behind the dye.'),
        slip(length(spot + value), 'This adds the Rf value to a distance, but it is a ratio.'),
        slip(length(front - spot), 'This is the gap between the spot and the solvent front.'),
        slip(length(front + spot), 'This adds the distance of the dye to that of the solvent.'),
        slip(length(front / value), 'This divides by the Rf value once more than is needed.'),
        slip(length(spot / (1 - value)), 'This divides by 1 − Rf, which is the share that lies above the spot.'),
      ],
      principle: definition,
      working: [
        `${value} = ${spot} ÷ distance moved by the solvent`,
        `Distance = ${spot} ÷ ${value} = ${length(front).text}`,
      ],
      hints: ['Which moves farther, the dye or the solvent?', 'Write down what the Rf value is a ratio of.'],
    }
  },
})

const gapOfSpots = form<{ front: number; slow: number; fast: number }>({
  id: 'gap-of-spots',
  difficulty: 'medium',
  draw: (random) => {
    const slow = random.int(4, 12) * 5
    const fast = slow + random.int(3, 8) * 5
    const front = random.pick([8, 10, 12, 14, 15, 16, 18, 20])
    return fast <= 95 && terminates((front * (fast - slow)) / 100, 1)
      ? { front, slow: slow / 100, fast: fast / 100 }
      : null
  },
  write: ({ front, slow, fast }) => {
    const gap = (fast - slow) * front
    return {
      stem:
        `Two dyes with Rf values of ${slow} and ${fast} are separated on paper by a solvent that moves ${front} cm from the base line. ` +
        'The distance between the two spots is',
      key: length(gap),
      slips: [
        slip(length((fast + slow) * front), 'This adds the distances of the two spots instead of subtracting them.'),
        slip(length(fast * front), 'This is how far the faster dye moves from the base line.'),
        slip(length(slow * front), 'This is how far the slower dye moves from the base line.'),
        slip(length((1 - fast) * front), 'This is the gap between the faster dye and the solvent front.'),
        slip(length((1 - slow) * front), 'This is the gap between the slower dye and the solvent front.'),
        slip(length(fast * slow * front), 'This multiplies the two Rf values together instead of subtracting them.'),
        slip(
          length(fast - slow),
          'This is the difference of the Rf values, not yet times the distance of the solvent.',
        ),
      ],
      principle:
        'Each dye moves its Rf value times the distance of the solvent, and the gap is the difference of the two.',
      working: [
        `Faster dye: ${fast} × ${front} = ${length(fast * front).text}`,
        `Slower dye: ${slow} × ${front} = ${length(slow * front).text}`,
        `Gap = ${printed(fast * front)} − ${printed(slow * front)} = ${length(gap).text}`,
      ],
      hints: ['How far does each of the two dyes move?', 'Both spots started from the same line.'],
    }
  },
})

export const rfValue = family(
  {
    id: 'c02',
    edition: 1,
    title: 'Rf value in chromatography',
    subject: 'chemistry',
    topicId: 'che-separation',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [valueFromEdge, spotFromEdge, solventDistance, gapOfSpots],
)
