import { expect, register, test } from './testing/fixtures.ts'
import { served } from './testing/served.ts'

// STOR-01, STOR-04, SYNC-01
test('a student saves all questions, finds the numbers again offline, and clears them', async ({ page, context }) => {
  await register(page)
  await page.goto('/storage')
  const { count } = await (await served(() => page.request.get('/api/questions/version'))).json()
  const all = Number(count).toLocaleString('en-NG')
  const saved = page.getByRole('row', { name: `Saved questions ${all}` })
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  await expect(saved).toBeVisible()
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveCount(0)
  const rows = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('sabi-offline')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('questions').objectStore('questions').count()
          counting.onsuccess = () => {
            // Else it would keep the database from being deleted.
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
  expect(rows).toBe(count)

  await context.setOffline(true)
  await expect(page.locator('h1').getByText('Offline')).toBeVisible()
  await expect(saved).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sync Questions' })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('button', { name: 'Clear Cache' }).click()
  const question = `Delete ${all} saved questions from this phone? Your scores stay.`
  await expect(page.getByRole('dialog', { name: question })).toBeVisible()
  await page.getByRole('button', { name: 'Delete questions' }).click()
  await expect(page.getByText('Cache Cleared')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Saved questions 0' })).toBeVisible()
})
