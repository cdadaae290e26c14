/** Under this key the address of the sign-in page holds a user name. */
export const userNameKey = 'name'

/** The path that the QR code of a card opens: the sign-in page with the user name filled in. The password stays on the card. */
export function cardPath(userName: string): string {
  return `/login?${userNameKey}=${userName}`
}
