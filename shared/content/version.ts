/** Versions that administrators make have higher numbers, so that none of the bank ever has the number of one of theirs. */
export const versionsOfAdministrators = 1_000_000
