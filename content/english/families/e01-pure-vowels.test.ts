import { proves } from '../../engine/prove.ts'
import { bySound } from '../forms/oral-routes.ts'
import { pureVowels } from './e01-pure-vowels.ts'

proves(pureVowels, { short: bySound, long: bySound })
