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

/** Gives the class, whose page is open, 5 questions that count once. */
export async function giveAssignment(teacher: Page, title: string): Promise<void> {
  await teacher.getByRole('button', { name: 'New assignment' }).click()
  const dialog = teacher.getByRole('dialog', { name: 'New assignment' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByText('Choose topics').click()
  await dialog.getByLabel('Scalars and vectors').check()
  await dialog.getByRole('radio', { name: '5', exact: true }).check()
  await dialog.getByLabel('Only the first time counts').check()
  await dialog.getByRole('button', { name: 'Give to the class' }).click()
  await teacher.getByText(/^0 of \d students? ha(s|ve) done it$/).waitFor()
}

/** Returns whether all questions of physics are on the phone. */
export async function hasPhysics(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'sabi-offline')) return false
    return new Promise<boolean>((resolve, reject) => {
      const opening = indexedDB.open('sabi-offline')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const database = opening.result
        const counting = database.transaction('metadata').objectStore('metadata').count('pack:physics')
        counting.addEventListener('error', () => reject(counting.error))
        counting.addEventListener('success', () => resolve(counting.result === 1))
        database.close()
      })
    })
  })
}
