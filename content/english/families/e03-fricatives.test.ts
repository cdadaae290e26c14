import { proves } from '../../engine/prove.ts'
import { bySound } from '../forms/oral-routes.ts'
import { fricatives } from './e03-fricatives.ts'

proves(fricatives, { plain: bySound, hushed: bySound })
