// @vitest-environment happy-dom
import { reportReply } from '@sabi/shared/tutor/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startAfresh } from '../testing/app.tsx'
import { aReply, chatCall, log, openTutor, send } from '../testing/tutor-world.ts'
import './Markdown.tsx'

startAfresh()

const reportCall = 'POST /api/ai/reports'
const quote = {
  kind: 'note',
  subject: 'physics',
  topicId: 'phy-density',
  title: 'Density',
  heading: 'Floating',
  html: '<p>Ice floats because it is less dense.</p>',
}

async function hear(content: string, changes: Parameters<typeof aReply>[1], answers = {}) {
  const server = await openTutor({ [chatCall]: { json: aReply(content, changes) }, ...answers })
  send('Why?')
  const own = (await log().findByText('Why?')).closest('article')
  await waitFor(() => expect(own?.nextElementSibling?.tagName).toBe('ARTICLE'))
  const [bubble] = screen.getAllByRole('article').slice(-1)
  if (bubble === undefined) throw new Error('No reply is shown')
  return { server, bubble, reply: within(bubble) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// TUTOR-06
test('before the first reply nothing is said of who answers', async () => {
  await openTutor({})
  log().getByText('Above each reply you see where it comes from.')
})

// TUTOR-06
test.each([
  ['textbook', 'From the textbook', /^The textbook answers here/],
  ['working', 'Step by step', /^Answers here are worked out step by step/],
  ['model', 'AI: can be wrong. Check with the explanation.', /^An AI answers here. AI answers can be wrong/],
])('a reply of the %s says so, and so does the welcome', async (mode, badge, welcome) => {
  const { reply } = await hear('Ice floats.', { mode, quotes: mode === 'textbook' ? [quote] : [] })
  await reply.findByText(badge)
  log().getByText(welcome)
})

// TUTOR-06
test('why the textbook speaks is before its quotes, which are shown once', async () => {
  const why = 'The AI is not available right now. The textbook answers instead.'
  const book = 'From the textbook, [Density: Floating](/topics/phy-density):\n\n> Ice floats as Markdown.'
  const { bubble, reply } = await hear(`${why}\n\n${book}`, { mode: 'textbook', quotes: [quote] })
  await reply.findByText(why)
  reply.getByText('Ice floats because it is less dense.')
  expect(bubble.textContent).not.toContain('as Markdown')
})

// TUTOR-05
test('a model’s reply has its lists and tables, under no heading of its own', async () => {
  const { bubble, reply } = await hear(
    '## Steps\n\n1. **Weigh** it\n2. Divide\n\n| m | V |\n|---|---|\n| 2 | 1 |\n\n`m/V`',
    {
      mode: 'model',
    },
  )
  await reply.findByRole('table')
  expect(reply.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Weigh it', 'Divide'])
  expect(reply.queryByRole('heading')).toBeNull()
  expect(reply.getByText('Steps').tagName).toBe('STRONG')
  expect(reply.getByRole('region', { name: 'Table' }).getAttribute('tabindex')).toBe('0')
  expect(bubble.querySelector('code')?.textContent).toBe('m/V')
})

// HELP-01, TUTOR-05
test('an answer of the help leads to the page of the help, and has no signs of Markdown', async () => {
  const { bubble, reply } = await hear('From the help, [How?](/help#how):\n\n> In **Settings**.\n> Then save.', {})
  expect((await reply.findByRole('link', { name: 'How?' })).getAttribute('href')).toBe('/help#how')
  expect(bubble.textContent).not.toMatch(/[>*]/)
  reply.getByText('Settings', { selector: 'strong' })
  // Each step is on its own line.
  expect(bubble.querySelector('blockquote br')).not.toBeNull()
})

test('a list of nothing but links is drawn as choices, and no other list', async () => {
  const { reply } = await hear('- [One](/topics/one)\n- [Two](/topics/two)\n\nOr:\n\n- See [three](/topics/three)', {})
  const [choices, plain] = (await reply.findAllByRole('list')).map(({ className }) => className)
  expect(choices).not.toBe('')
  expect(plain).toBe('')
})

// TUTOR-05
test('HTML in a reply is text, and a picture a link', async () => {
  const html =
    '<img src=x onerror=alert(1)> and <b>bold</b>\n\n<script>alert(1)</script>\n\n![A cell](https://example.org/cell.png)'
  const { bubble, reply } = await hear(html, { mode: 'model' })
  expect(await reply.findByRole('link', { name: 'A cell' })).toHaveProperty('href', 'https://example.org/cell.png')
  expect(bubble.querySelector('img, b, script')).toBeNull()
  expect(bubble.textContent).toContain('<img src=x onerror=alert(1)> and <b>bold</b>')
  expect(bubble.textContent).toContain('<script>alert(1)</script>')
})

// TUTOR-05
test('a link leads to a page of ours here, elsewhere beside it, and nowhere by another scheme', async () => {
  const links =
    '[Ours](/topics/phy-density) [Theirs](https://example.org) [Bad](javascript:alert(1)) [Sly](/\\example.org)'
  const { reply } = await hear(links, { mode: 'model' })
  const theirs = await reply.findByRole('link', { name: 'Theirs' })
  expect([theirs.getAttribute('target'), theirs.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  expect(reply.getByRole('link', { name: 'Sly' }).getAttribute('target')).toBe('_blank')
  reply.getByText(/Bad/)
  expect(reply.queryByRole('link', { name: 'Bad' })).toBeNull()
  fireEvent.click(reply.getByRole('link', { name: 'Ours' }))
  await waitFor(() => expect(location.pathname).toBe('/topics/phy-density'))
})

// TUTOR-06
test('what a model was given to go by is under its reply as links', async () => {
  const { reply } = await hear('Ice floats.', { mode: 'model', quotes: [quote] })
  expect(reply.getByRole('link', { name: 'Density: Floating' })).toHaveProperty('pathname', '/topics/phy-density')
  expect(reply.queryByText('Ice floats because it is less dense.')).toBeNull()
})

test('a reply can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await hear('Ice floats.', { mode: 'model' })
  press('Copy')
  await screen.findByText('Answer copied')
  expect(writeText).toHaveBeenCalledWith('Ice floats.')
})

test('a page without a clipboard copies from a field, or says that it cannot', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(Object.create(null))
  const copied: string[] = []
  document.execCommand = () =>
    copied.push(document.querySelector<HTMLTextAreaElement>('body > textarea')?.value ?? '') === 1
  await hear('Ice floats.', { mode: 'model' })
  press('Copy')
  await screen.findByText('Answer copied')
  expect(copied).toEqual(['Ice floats.'])
  press('Copy')
  await screen.findByText("Couldn't copy")
  expect(document.querySelector('body > textarea')).toBeNull()
})

// TUTOR-06
test('a reply can be reported, with the question that it answered', async () => {
  const { server } = await hear('Ice sinks.', { mode: 'model' }, { [reportCall]: { json: { success: true } } })
  press('Report this answer')
  await screen.findByText('Report sent')
  const sent = server.calls.find(({ call }) => call === reportCall)?.body
  expect(sent).toMatchObject({ question: 'Why?', reply: 'Ice sinks.', mode: 'model' })
  expect(reportReply.body.safeParse(sent).success).toBe(true)
})

test.each([
  ['in the server’s words', { status: 429, json: { error: 'Not so often.' } }, 'Not so often.'],
  ['where nobody answers', 'no network', 'Please try again.'],
] as const)('a report that fails is shown %s, and can be sent again', async (_, answer, words) => {
  const { server } = await hear('Ice sinks.', { mode: 'model' }, { [reportCall]: answer })
  press('Report this answer')
  await screen.findByText("Couldn't send the report")
  await screen.findByText(words)
  press('Report this answer')
  await waitFor(() => expect(server.countOf(reportCall)).toBe(2))
  const [first, second] = server.calls.filter(({ call }) => call === reportCall).map(({ body }) => body)
  expect(second).toEqual(first)
})
