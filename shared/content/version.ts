/** Administrators' versions start above this number, so that they never collide with those of the bank. */
export const versionsOfAdministrators = 1_000_000
