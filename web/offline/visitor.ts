/** Owns what is answered on this phone while nobody is signed in. No account has such an id. */
export const visitorId = 'visitor'
