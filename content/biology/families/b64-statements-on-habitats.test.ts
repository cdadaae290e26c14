import { correctOnes } from '../../engine/prove-statements.ts'
import { proves } from '../../engine/prove.ts'
import type { ThreeStatements } from '../../engine/statements.ts'
import { habitatFacts } from './b64-statements-on-habitats.ts'

const untrue = [/increases from the coast/, /same salinity/, /fish loses water/, /covered with tall grass/]

proves(habitatFacts, { statements: (given: ThreeStatements) => correctOnes(given, untrue) })
