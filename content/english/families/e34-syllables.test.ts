import { proves } from '../../engine/prove.ts'
import { byNumberOfVowels, byVowelSigns } from '../forms/later-stress-routes.ts'
import { syllables } from './e34-syllables.ts'

proves(syllables, {
  'syllable-count': byVowelSigns,
  'most-syllables': byVowelSigns,
  'syllable-number': byNumberOfVowels,
})
