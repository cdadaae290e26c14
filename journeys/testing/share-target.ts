import type { Page } from '@playwright/test'

/** Words, or the text of a file, that another app shares. */
type Shared = { prompt: string } | { file: string }

/** Posts to the app what Android does when something is shared with it. */
export async function share(page: Page, shared: Shared): Promise<void> {
  await page.evaluate((entries) => {
    const form = Object.assign(document.createElement('form'), {
      action: '/shared',
      method: 'post',
      enctype: 'multipart/form-data',
    })
    for (const [name, value] of Object.entries(entries)) {
      const input = Object.assign(document.createElement('input'), { name, value: '' })
      if (name === 'file') {
        const files = new DataTransfer()
        files.items.add(new File([value], 'shared-file', { type: 'text/plain' }))
        Object.assign(input, { type: 'file', files: files.files })
      } else input.value = value
      form.append(input)
    }
    document.body.append(form)
    form.submit()
  }, shared)
}
