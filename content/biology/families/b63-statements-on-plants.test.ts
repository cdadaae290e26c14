import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { plantFacts } from './b63-statements-on-plants.ts'

const untrue = [
  /Ferns reproduce by means of seeds/,
  /seeds of pine are enclosed/,
  /Spirogyra have roots/,
  /fours or fives/,
  /Bryophytes have well-developed/,
]

proves(plantFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
