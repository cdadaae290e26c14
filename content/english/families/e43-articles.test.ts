import { proves } from '../../engine/prove.ts'
import { byRules } from '../grammar/by-rules.ts'
import { checkArticle } from '../grammar/check-articles.ts'
import { articles } from './e43-articles.ts'

const route = byRules(checkArticle)

proves(articles, { easy: route, medium: route, hard: route })
