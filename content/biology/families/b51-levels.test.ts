import { proves } from '../../engine/prove.ts'
import { levelsOfOrganization, type Animals, type SameLevel } from './b51-levels.ts'

/** Written down a second time, by another rule: how a body is built up from each part. */
function levelOf(part: string): string {
  if (/ and (?:bladder|blood vessels|nerves|joints)$/.test(part)) return 'several organs'
  if (/sperm|neurone|corpuscle|guard|root hair/.test(part)) return 'one cell'
  return /blood|cartilage|xylem|phloem|epidermis|bone tissue/.test(part) ? 'like cells' : 'several tissues'
}

proves(levelsOfOrganization, {
  'same-level': ({ asked, key, others }: SameLevel) =>
    [key, ...others].filter((part) => levelOf(part) === levelOf(asked)).join(),
  'which-organism': ({ row }: Animals) => 'PQRS'.charAt(row),
})
