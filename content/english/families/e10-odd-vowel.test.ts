import { proves } from '../../engine/prove.ts'
import { byMissingSound } from '../forms/oral-routes.ts'
import { oddVowel } from './e10-odd-vowel.ts'

proves(oddVowel, { 'odd-pure': byMissingSound, 'odd-glide': byMissingSound })
