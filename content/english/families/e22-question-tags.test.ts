import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkTag } from '../grammar/check-tags.ts'
import { questionTags } from './e22-question-tags.ts'

const route = byRules(checkTag)

proves(questionTags, { helper: route, do: route, negative: route })
