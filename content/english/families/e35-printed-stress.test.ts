import { proves } from '../../engine/prove.ts'
import { byCapitalsOfCouple, byMisprint, byPrint } from '../forms/later-stress-routes.ts'
import { printedStress } from './e35-printed-stress.ts'

proves(printedStress, { 'printed-right': byPrint, 'printed-wrong': byMisprint, 'stress-couple': byCapitalsOfCouple })
