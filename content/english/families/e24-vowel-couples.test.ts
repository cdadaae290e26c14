import { proves } from '../../engine/prove.ts'
import { byConsonants, byCouple, byStressedSign } from '../forms/later-sound-routes.ts'
import { vowelCouples } from './e24-vowel-couples.ts'

proves(vowelCouples, { 'vowel-couple': byCouple, 'minimal-pair': byConsonants, 'stressed-vowel': byStressedSign })
