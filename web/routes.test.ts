// @vitest-environment happy-dom
import { guardedPages, pages } from '@sabi/shared/contract/pages'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

// NAV-01, NAV-02
test('every page of the contract has its route, once', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...pages].sort())
})

// NAV-02
test('the guarded pages are those of the documents', () => {
  const guarded = routes.filter(({ isGuarded }) => isGuarded)
  expect(guarded.map(({ path }) => path).sort()).toEqual([...guardedPages].sort())
  expect(guarded.every(({ frame }) => frame === 'app')).toBe(true)
})

// NAV-01
test.each(['/subjects', '/topics', '/topics/:topicId', '/help'])('%s is in the frame of the app', (path) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ frame: 'app', isGuarded: false })
})
