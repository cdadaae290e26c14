import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { microbeFacts } from './b62-statements-on-microbes.ts'

const untrue = [/own food in the dark/, /All bacteria/, /Euglena cannot/, /Blue-green algae have chloroplasts/]

proves(microbeFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
