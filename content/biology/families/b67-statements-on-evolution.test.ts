import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { evolutionFacts } from './b67-statements-on-evolution.ts'

const untrue = [
  /Analogous organs are the best/,
  /change their genes to become/,
  /always the strongest/,
  /Muscles built by exercise/,
]

proves(evolutionFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
