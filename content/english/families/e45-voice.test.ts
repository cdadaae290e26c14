import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkVoice } from '../grammar/check-voice.ts'
import { voice } from './e45-voice.ts'

const route = byRules(checkVoice)

proves(voice, { easy: route, medium: route, hard: route })
