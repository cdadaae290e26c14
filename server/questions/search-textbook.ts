import type { TextbookSearch } from '@sabi/shared/tutor/textbook-search'
import type { Database } from '../database/database.ts'

/**
 * The search over notes and questions, which the tutor caches for everyone; reads from `reads`, by default the primary.
 */
export type SearchTextbook = (reads?: Database) => Promise<TextbookSearch>
