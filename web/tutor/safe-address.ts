/** The schemes that a link of a reply may have (TUTOR-05). */
const schemes = /^(https?|ircs?|mailto|xmpp)$/i

/** The address of a link, blank where it is neither relative nor of a scheme that may be opened. */
export function safeAddress(address: string): string {
  const [scheme = ''] = address.split(':', 1)
  const isRelative = scheme.length === address.length || /[/?#]/.test(scheme)
  return isRelative || schemes.test(scheme) ? address : ''
}
