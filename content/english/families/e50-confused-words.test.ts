import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkConfusedWord } from '../grammar/check-confused-words.ts'
import { confusedWords } from './e50-confused-words.ts'

const route = byRules(checkConfusedWord)

proves(confusedWords, { easy: route, medium: route, hard: route })
