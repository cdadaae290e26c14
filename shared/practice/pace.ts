/** What JAMB's UTME gives for a question on average: 120 minutes for 180 of them. */
export const paceSeconds = (120 * 60) / 180
