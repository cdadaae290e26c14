import { proves } from '../../engine/prove.ts'
import { byAnswer, byDifferingWord, byLoudWord } from '../forms/later-stress-routes.ts'
import { emphaticReplies } from './e38-emphatic-replies.ts'

proves(emphaticReplies, { reply: byDifferingWord, wh: byAnswer, 'stressed-word': byLoudWord })
