import * as z from 'zod/mini'
import { Name, tidyName } from '../accounts/account.ts'
import { SubjectId, subjectIds } from '../content/question.ts'
import { withoutNul } from '../contract/parameters.ts'

/** How large classes get. Lists are paged, so that none of these makes a page slow. */
export const classLimits = {
  studentsOfClass: 500,
  /** Classes that are open. */
  classesOfTeacher: 50,
  /** Classes that one student is in. */
  classesOfStudent: 20,
} as const

/** Students on a page of the list. */
export const membersShown = 50

export const longestClassName = 60
export const longestShownName = 40

export const ClassId = z.uuid()

export const ClassName = z
  .string()
  .check(withoutNul, z.overwrite(tidyName), z.minLength(1), z.maxLength(longestClassName))

/** The name that a student chooses for a class. Other classes and the leaderboard do not show it. */
export const ShownName = Name.check(z.maxLength(longestShownName))

/** What a class practises, in the order of all subjects. It never changes, because students agreed to these when they joined. */
export const ClassSubjects = z.array(SubjectId).check(
  z.minLength(1),
  z.maxLength(subjectIds.length),
  z.overwrite((chosen) => subjectIds.filter((subject) => chosen.includes(subject))),
)

/** No vowels, so that a code is no word, and no letters that look like others when they are written by hand: L, Q and V. */
const codeLetters = 'BCDFGHJKMNPRSTWXYZ'
export const codeLength = 6
const codeForm = new RegExp(`^[${codeLetters}]{${codeLength}}$`)

/** A join code as people type it: in small letters, with spaces or hyphens between. */
export const JoinCode = z.string().check(z.maxLength(40), z.overwrite(tidyCode), z.regex(codeForm))

/** The form in which a code is kept and compared. */
export function tidyCode(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase()
}

/** A new code: one of 34 million. `randomBelow` gives a whole number from 0, below its argument. */
export function newJoinCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomBelow(codeLetters.length)]).join('')
}

/** A code as it is shown, easier to read aloud: 'BCD FGH'. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}
