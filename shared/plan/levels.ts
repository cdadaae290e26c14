/** How well a student masters a topic, a unit or a subject, from the lowest. */
export const levels = ['new', 'started', 'familiar', 'proficient', 'mastered'] as const
export type Level = (typeof levels)[number]
