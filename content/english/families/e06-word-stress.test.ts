import { proves } from '../../engine/prove.ts'
import { byCapitals, byStressedVowel } from '../forms/oral-routes.ts'
import { wordStress } from './e06-word-stress.ts'

proves(wordStress, { capitals: byStressedVowel, nth: byCapitals, same: byCapitals })
