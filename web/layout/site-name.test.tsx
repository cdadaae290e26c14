// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The name is read once, when the modules load.
beforeEach(() => vi.resetModules())
afterEach(() => {
  document.head.innerHTML = ''
})

function writeIntoPage(name: string): void {
  const meta = document.createElement('meta')
  meta.name = 'application-name'
  meta.content = name
  document.head.append(meta)
}

test('the name that the operator chose is in the logo and in the title of every page', async () => {
  writeIntoPage('Prep <b>"Kano"</b>')
  const { Logo } = await import('./menus/Logo.tsx')
  const { PageTitle } = await import('../design/text/PageTitle.tsx')
  render(
    <>
      <Logo href="/" />
      <PageTitle title="Privacy" />
    </>,
  )
  screen.getByRole('link', { name: 'Prep <b>"Kano"</b>' })
  expect(document.title).toBe('Privacy · Prep <b>"Kano"</b>')
})

test.each([
  ['no name', undefined],
  ['an empty name', ' '],
])('with %s the site is called Sabi Prep', async (_, name) => {
  if (name !== undefined) writeIntoPage(name)
  const { siteName } = await import('../design/site-name.ts')
  expect(siteName).toBe('Sabi Prep')
})
