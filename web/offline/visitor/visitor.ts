/** Owns the answers given on this phone while nobody is signed in. No account has this id. */
export const visitorId = 'visitor'
