import { listQuestions } from '@sabi/shared/subjects/calls'
import { registerQuickly } from './testing/dead-link.ts'
import { expect, test } from './testing/fixtures.ts'
import { answerElsewhere } from './testing/other-phone.ts'
import { served } from './testing/served.ts'

test('what was learnt on another phone weeks ago is asked again first, without a network too', async ({
  page,
  context,
}) => {
  await registerQuickly(page)
  await page.goto('/storage')
  await page.getByRole('button', { name: 'Sync Questions' }).click()
  await expect(page.getByText('Sync Complete')).toBeVisible()
  const reply = await served(() => page.request.get(`${listQuestions.path}?subject=physics&limit=500`))
  const { questions } = listQuestions.reply.parse(await reply.json())
  const learnt = questions.slice(0, 1)
  await answerElsewhere(page, learnt, { daysAgo: 60, isRight: true })
  await page.goto('/practice?subject=physics')
  await expect(page.getByText(/^Kinds of question: [\d,]+\snew · 1\sdue$/)).toBeVisible()
  const choice = page.getByRole('checkbox', { name: 'New and due questions first' })
  await expect(choice).toBeChecked()
  await choice.click()
  await page.reload()
  await expect(choice).not.toBeChecked()
  await choice.click()

  await context.setOffline(true)
  await expect(page.getByText(/^Kinds of question: [\d,]+\snew · 1\sdue$/)).toBeVisible()
})
