import { proves } from '../../engine/prove.ts'
import { byEndingOfWord, byWordClass } from '../forms/later-stress-routes.ts'
import { stressByRule } from './e36-stress-by-rule.ts'

proves(stressByRule, { 'noun-or-verb': byWordClass, 'ending-rule': byEndingOfWord })
