/** How many learners a phone keeps. */
export const mostLearners = 8

/**
 * The cookie that says whose turn it is on a phone with several learners: an account's id, or `nobody`. Scripts write it, so that
 * switching works offline. It opens nothing: the server also wants that account's own session cookie. A phone with one learner has none.
 */
export const turnCookie = 'sabi_turn'

/** The same in a request of the app. It is more precise than the cookie, which all tabs share. */
export const turnHeader = 'X-Turn'

/** The turn of somebody who is about to sign in. */
export const nobody = 'nobody'

/** The turn of a learner without an account. To the server it is nobody's. */
export const guest = 'guest'

/** Added to the account's id in the cookie if a PIN hides the learner: pages then come without the learner's data in them. */
export const hiddenEnding = '.pin'

export interface Turn {
  /** Null if nobody's account may be used. */
  accountId: string | null
  /** True if a PIN hides the learner. */
  isHidden: boolean
}

/** Reads the value of the cookie or header. Anything that is no account's id is nobody's turn. */
export function readTurn(value: string): Turn {
  const isHidden = value.endsWith(hiddenEnding)
  const id = isHidden ? value.slice(0, -hiddenEnding.length) : value
  return { accountId: /^[\da-f-]{36}$/.test(id) ? id : null, isHidden }
}

/** Writes what `readTurn` reads. */
export function writeTurn({ accountId, isHidden }: Turn, otherwise: typeof nobody | typeof guest = nobody): string {
  return (accountId ?? otherwise) + (isHidden ? hiddenEnding : '')
}
