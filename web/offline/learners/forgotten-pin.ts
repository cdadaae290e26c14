/** The parameter of the sign-in page of a learner who forgot the PIN. */
export const forgottenPin = { key: 'pin', value: 'forgotten' } as const
