import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { pollutionFacts } from './b65-statements-on-pollution.ts'

const untrue = [/destroys the ozone/, /Hot water/, /Noise cannot/, /Plastic bags decay/]

proves(pollutionFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
