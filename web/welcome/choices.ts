import { ExamTargets, StudyGoals } from '@sabi/shared/accounts/study'
import * as z from 'zod/mini'
import { createStore } from 'zustand'
import { readJson, removeItem, storageKeys, writeItem } from '../platform/storage.ts'

/** A new student's choices so far. They stay on this phone until the server has all of them. */
const Choices = z.object({
  userId: z.string(),
  /** False once the questions are answered or skipped. */
  isOpen: z.boolean(),
  /** Set once the exams were chosen or skipped. */
  isAtStudy: z.optional(z.boolean()),
  examTargets: z.nullable(ExamTargets),
  studyGoals: z.nullable(StudyGoals),
})
export type Choices = z.infer<typeof Choices>

/** The choices on this phone; null if nothing is asked and nothing is unsent. */
export const choicesStore = createStore(() => ({ choices: read() }))

/** Asks a student who has just registered. Signing in asks nothing. */
export function openWelcome(userId: string): void {
  write({ userId, isOpen: true, examTargets: null, studyGoals: null })
}

/** Changes the choices. Nothing remains once the questions are closed and everything was sent. */
export function changeChoices(change: Partial<Choices>): void {
  const { choices } = choicesStore.getState()
  if (choices !== null) write({ ...choices, ...change })
}

function read(): Choices | null {
  return z.safeParse(Choices, readJson(storageKeys.welcome)).data ?? null
}

function write(choices: Choices): void {
  const isDone = !choices.isOpen && choices.examTargets === null && choices.studyGoals === null
  if (isDone) removeItem(storageKeys.welcome)
  else writeItem(storageKeys.welcome, JSON.stringify(choices))
  choicesStore.setState({ choices: isDone ? null : choices })
}
