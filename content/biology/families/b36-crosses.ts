import { family } from '../../engine/family.ts'
import { fathersGroup } from '../forms/b36-father.ts'
import { kindsOfGametes } from '../forms/b36-gametes.ts'
import { oneGene } from '../forms/b36-one-gene.ts'
import { parentsOf } from '../forms/b36-parents.ts'
import { sexLinked } from '../forms/b36-sex-linked.ts'
import { sickleCell } from '../forms/b36-sickle-cell.ts'
import { twoGenes } from '../forms/b36-two-genes.ts'

export const crosses = family(
  {
    id: 'b36',
    edition: 1,
    title: 'Crosses and inheritance',
    subject: 'biology',
    topicId: 'bio-heredity',
    exams: ['JAMB', 'WAEC', 'NECO'],
    isCalculation: true,
    published: 20,
  },
  [oneGene, sexLinked, twoGenes, fathersGroup, kindsOfGametes, parentsOf, sickleCell],
)
