import * as z from 'zod/mini'

/** A whole number in a query string, within bounds. */
export function wholeNumber({ from, to, otherwise }: { from: number; to: number; otherwise: number }) {
  return z.prefault(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
      z.int().check(z.minimum(from), z.maximum(to)),
    ),
    String(otherwise),
  )
}

/** 'true' or 'false' in a query string (z.coerce.boolean would take 'false' for true). */
export const Flag = z.prefault(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((flag) => flag === 'true'),
  ),
  'false',
)

export const UserId = z.uuid()

/** PostgreSQL keeps no NUL character: a text that holds one is refused here, before a query fails on it. */
export const withoutNul = z.refine<string>((text) => !text.includes('\0'), 'Invalid character')

export const TopicId = z.string().check(z.minLength(1), z.maxLength(60), withoutNul)
export const QuestionId = z.string().check(z.minLength(1), z.maxLength(100), withoutNul)

/**
 * The number of a version or a revision: as large as PostgreSQL keeps one, since a larger one would fail in a query. Versions of
 * administrators begin above a million.
 */
export const StoredNumber = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

export const lagosOffset = '60'

/** Minutes east of Greenwich of the student's clock; Africa/Lagos when not given. */
export const TzOffset = z.prefault(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,4}$/)), z.transform(Number)),
    z.int().check(z.minimum(-1440), z.maximum(1440)),
  ),
  lagosOffset,
)
