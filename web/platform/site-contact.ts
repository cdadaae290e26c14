import { getSite, siteContact, SiteContact } from '@sabi/shared/administration/site-calls'
import { useQuery } from '@tanstack/react-query'
import { useFirstReply } from './server/first-reply.ts'
import { queryOf } from './server/queries.ts'

/** The site's contact settings: from the server-rendered page, else from the server. */
export function useSiteContact(): SiteContact | undefined {
  const drawnWith = useFirstReply(siteContact, SiteContact)
  const site = useQuery(queryOf(getSite, drawnWith === undefined ? {} : null, { keep: true })).data?.data
  return drawnWith ?? site
}
