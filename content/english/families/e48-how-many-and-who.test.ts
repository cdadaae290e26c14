import { proves } from '../../engine/prove.ts'
import { byModels } from '../logic/models.ts'
import { readAmounts } from '../logic/read-amounts.ts'
import { howManyAndWho } from './e48-how-many-and-who.ts'

const route = byModels(readAmounts)

proves(howManyAndWho, { easy: route, medium: route, hard: route })
