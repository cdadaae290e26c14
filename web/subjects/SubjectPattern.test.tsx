// @vitest-environment happy-dom
import { subjectIds } from '@sabi/shared/content/question'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SubjectPattern } from './SubjectPattern.tsx'

afterEach(cleanup)

const drawn = (subject: (typeof subjectIds)[number]) => render(<SubjectPattern subject={subject} />).container.innerHTML

test.each(subjectIds)('the cloth of %s is small, and silent to a screen reader', (subject) => {
  expect(drawn(subject).length).toBeLessThan(450)
  expect(drawn(subject)).toContain('aria-hidden="true"')
})

test('no two subjects have the same cloth', () => {
  const stamps = subjectIds.map((subject) => / d="([^"]+)"/.exec(drawn(subject))?.[1])
  expect(new Set(stamps).size).toBe(subjectIds.length)
})
