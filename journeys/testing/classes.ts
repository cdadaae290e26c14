import type { Page } from '@playwright/test'

/** Makes a class of physics, whose page is then open. */
export async function makeClass(teacher: Page, name = 'SS2 Physics'): Promise<void> {
  await teacher.goto('/classes')
  await teacher.getByRole('button', { name: 'New class' }).click()
  await teacher.getByLabel('Name of the class').fill(name)
  await teacher.getByLabel('Physics').check()
  await teacher.getByRole('button', { name: 'Create the class' }).click()
}

/** The link of the class whose page is open, for the camera of a student's phone. */
export async function linkOfClass(teacher: Page): Promise<string> {
  return teacher.getByText(/\/join\/[A-Z]{6}$/).innerText()
}
