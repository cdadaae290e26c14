import type { TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import type { Database } from '../database/database.ts'

/** The search over notes and questions, which the tutor keeps for everybody; of what `reads` holds, the primary unless given. */
export type SearchTextbook = (reads?: Database) => Promise<TextbookSearch>
