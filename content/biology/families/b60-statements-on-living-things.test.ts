import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { livingThings } from './b60-statements-on-living-things.ts'

const untrue = [
  /virus respires/,
  /species name begins with a capital/,
  /belong to the plant kingdom/,
  /one order are more alike/,
  /undigested food/,
]

proves(livingThings, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
