/** Schemes that links in replies may use (TUTOR-05). */
const schemes = /^(https?|ircs?|mailto|xmpp)$/i

/** The address of a link; '' unless it is relative or uses an allowed scheme. */
export function safeAddress(address: string): string {
  const [scheme = ''] = address.split(':', 1)
  const isRelative = scheme.length === address.length || /[/?#]/.test(scheme)
  return isRelative || schemes.test(scheme) ? address : ''
}
