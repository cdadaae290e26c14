import { useSiteContact } from '../platform/site-contact.ts'

/** Whom to write to: the site's support address, or else whoever gave out the site's address. */
export function Support() {
  const address = useSiteContact()?.supportEmail
  if (!address) return 'the school or person who gave you the address of this site'
  return <a href={`mailto:${address}`}>{address}</a>
}
