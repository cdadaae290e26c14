import { proves } from '../../engine/prove.ts'
import { byCouple } from '../forms/later-sound-routes.ts'
import { consonantCouples } from './e32-consonant-couples.ts'

proves(consonantCouples, { 'consonant-couple': byCouple })
