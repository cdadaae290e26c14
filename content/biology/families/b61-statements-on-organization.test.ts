import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { organizationFacts } from './b61-statements-on-organization.ts'

const untrue = [
  /^Hydra has organs/,
  /divided their work completely/,
  /large animal has more surface/,
  /heart of a mammal consists of muscle/,
]

proves(organizationFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
