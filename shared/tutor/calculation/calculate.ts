import { calculateCircuit } from './circuits.ts'
import { balanceEquation } from './balancing.ts'
import { calculateConcentration, calculateGas, calculateMoles } from './chemistry.ts'
import { calculateDensity } from './density.ts'
import { solveEquation } from './equations.ts'
import { calculateForce } from './force.ts'
import { calculateMotion } from './motion.ts'
import { calculatePercentage, calculateRatio } from './percentages.ts'
import { workedText } from './worked.ts'

const longestMessage = 500

const solvers = [
  balanceEquation,
  calculateDensity,
  calculatePercentage,
  calculateRatio,
  calculateMoles,
  calculateConcentration,
  calculateGas,
  calculateCircuit,
  calculateForce,
  calculateMotion,
  solveEquation,
]

/**
 * Works out a question with numbers, as Markdown that begins with what was read; null where it is none that we can solve. A
 * question with a number whose meaning is not clear is not solved: a wrong result would be worse than none.
 */
export function calculate(message: string): string | null {
  if (message.length > longestMessage || !/\d|balanc|mass|rmm/i.test(message)) return null
  for (const solver of solvers) {
    const worked = solver(message)
    if (worked !== null) return workedText(worked)
  }
  return null
}
