import { getSite } from '@sabi/shared/administration/site-calls'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'

/** Whom to write to: the site's support address, else whoever gave the address of the site. */
export function Support() {
  const address = useQuery(queryOf(getSite, {}, { keep: true })).data?.data.supportEmail
  if (!address) return 'the school or person who gave you the address of this site'
  return <a href={`mailto:${address}`}>{address}</a>
}
