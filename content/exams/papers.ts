import { BoardPapers } from '@sabi/shared/exams/paper'
import * as z from 'zod/mini'
import jamb from './jamb-2026.json' with { type: 'json' }
import neco from './neco-2026.json' with { type: 'json' }
import waec from './waec-2026.json' with { type: 'json' }

/** The objective papers of the three boards. A file changes counts, minutes, options, calculator and marks, and no code. */
export const boards: readonly BoardPapers[] = z.array(BoardPapers).parse([jamb, waec, neco])
