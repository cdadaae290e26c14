import { readQuantities, show, type Kind, type Quantity } from './quantities.ts'
import type { Worked } from './worked.ts'

/** In circuits with several parts a resistance is not the whole one. Of the others, something else is wanted. */
const otherCircuits =
  /\b(?:series|parallel|internal|lost|resistors|bulbs|lamps|cells|two|three|four|each|power|energy|watt|heat|charge|coulomb|hour|capaci|transform|peak|r\.?m\.?s|doubl|twice|hal[fv])/i

/** Ohm’s law: two of voltage, current and resistance give the third. */
export function calculateCircuit(message: string): Worked | null {
  const { quantities, bare } = readQuantities(message)
  if (bare.length > 0 || quantities.length !== 2 || otherCircuits.test(message)) return null
  const value = (kind: Kind) => quantities.find((one: Quantity) => one.kind === kind)?.value
  const [V, I, R] = [value('voltage'), value('current'), value('resistance')]
  const reading = quantities.map((one) => `${letterOf[one.kind] ?? ''} = ${show(one.value)} ${one.unit}`)
  if (V !== undefined && R !== undefined && R > 0)
    return {
      reading,
      steps: ['Formula: V = IR, so I = V ÷ R', `I = ${show(V)} ÷ ${show(R)}`],
      result: `I = ${show(V / R)} A`,
    }
  if (V !== undefined && I !== undefined && I > 0)
    return {
      reading,
      steps: ['Formula: V = IR, so R = V ÷ I', `R = ${show(V)} ÷ ${show(I)}`],
      result: `R = ${show(V / I)} Ω`,
    }
  if (I !== undefined && R !== undefined)
    return { reading, steps: ['Formula: V = IR', `V = ${show(I)} × ${show(R)}`], result: `V = ${show(I * R)} V` }
  return null
}

const letterOf: Partial<Record<Kind, string>> = { voltage: 'V', current: 'I', resistance: 'R' }
