import { proves } from '../../engine/prove.ts'
import { bySound } from '../forms/oral-routes.ts'
import { vowelGroups } from './e09-vowel-groups.ts'

proves(vowelGroups, { close: bySound, open: bySound, gliding: bySound })
