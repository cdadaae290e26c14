/** Questions of a placement in one subject. */
export const placementLength = 12
/** A session's questions never change, so a placement is a few short sessions: each is drawn by the answers to those before. */
export const questionsOfStep = 4
