import { proves } from '../../engine/prove.ts'
import { bySound } from '../forms/oral-routes.ts'
import { consonantGroups } from './e11-consonant-groups.ts'

proves(consonantGroups, { hissing: bySound, stopped: bySound, affricate: bySound })
