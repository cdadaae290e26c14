import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { conservationFacts } from './b66-statements-on-conservation.ts'

const untrue = [/forbids any use/, /Bush burning/, /down a slope/, /Timber lasts for ever/]

proves(conservationFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
