// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bothWordings, chooseWordings, placeholders } from '@sabi/shared/contract/pages'

beforeEach(() => vi.resetModules())
afterEach(() => document.head.replaceChildren())

/** The words that the app shows if the page names this tutor. */
async function wordsWhere(tutor: string) {
  document.head.innerHTML = `<meta name="tutor" content="${tutor}">`
  const [{ mainDestinations }, { tutorTexts }, { generatorTexts }] = await Promise.all([
    import('../layout/menus/destinations.ts'),
    import('../tutor/texts.ts'),
    import('../generator/texts.ts'),
  ])
  const { label, badge } = mainDestinations[3]
  const { ends: _, whoAnswers: _who, modes: _modes, ...promises } = tutorTexts
  return { label, badge, tutor: JSON.stringify(promises), generator: JSON.stringify(generatorTexts) }
}

// LAND-05, NAV-04, decision 36
test('without an AI provider menus, tutor and generator promise no AI', async () => {
  const words = await wordsWhere('textbook')
  expect(words).toMatchObject({ label: 'Tutor', badge: 'Textbook' })
  expect(JSON.stringify(words)).not.toMatch(/\bAI\b/)
})

// LAND-05, NAV-04, TUTOR-01, TUTOR-04, GEN-02, GEN-04
test("with one they have the documents' words", async () => {
  const { label, badge, tutor, generator } = await wordsWhere('model')
  expect([label, badge]).toEqual(['AI Tutor', 'AI'])
  for (const words of [
    "I'm your AI study tutor for chemistry, physics, biology, mathematics, English and exam prep.",
    'AI Tutor is unavailable offline.',
    'AI Tutor needs internet connection. Try the textbook instead.',
    "You're offline. AI Tutor requires internet connection.",
    "Couldn't reach AI tutor. Please try again.",
    'Failed to connect to AI service. You can try again or use offline mode.',
  ])
    expect(tutor).toContain(words)
  expect(generator).toContain('Eligible for AI-generated questions!')
  expect(generator).toContain('AI question generation requires internet. Please check your connection and try again.')
})

// LAND-05
test('a prerendered page holds both wordings until its server chooses', async () => {
  const { label } = await wordsWhere(placeholders.tutor)
  expect(label).toBe(bothWordings('AI Tutor', 'Tutor'))
  const page = `<a>${label}</a> <b>${bothWordings('AI', '')}</b>`
  expect(chooseWordings(page, true)).toBe('<a>AI Tutor</a> <b>AI</b>')
  expect(chooseWordings(page, false)).toBe('<a>Tutor</a> <b></b>')
})
