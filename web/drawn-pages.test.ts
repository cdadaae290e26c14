// @vitest-environment node
import { aQuestion } from '@sabi/shared/practice/builders'
import { postedForm, type PostedForm } from '@sabi/shared/contract/page-form'
import { drawnPages } from '@sabi/shared/contract/pages'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawDocument } from './prerender.tsx'

const shell = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')

interface Drawing {
  search?: string
  form?: PostedForm
  supportEmail?: string | null
  canMail?: boolean
}

const aTrial = {
  subject: 'physics',
  topic: null,
  draw: '2026-11-23',
  mark: 'abc',
  questions: ['q1', 'q2'].map((id) => ({ question: aQuestion(id), shownOrder: [0, 1, 2, 3] })),
}

/** Draws the result of two answers. */
async function drawResult(known: object) {
  const search = 'draw=2026-11-23&mark=abc&answers=AB'
  return drawDocument({ shell, path: '/try/physics', search, firstReply: { trial: aTrial, ...known } })
}

/** Renders a page as the server does for a browser without scripts. */
async function draw(path: string, { search = '', form, supportEmail = null, canMail = true }: Drawing = {}) {
  const firstReply = { site: { supportEmail, canMail }, ...(form && { [postedForm]: form }) }
  return drawDocument({ shell, path, search, firstReply })
}

const posted = (form: Partial<PostedForm>): PostedForm => ({ errors: [], values: {}, ...form })
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
const withToken = { search: 'token=abc' }

test.each([
  ['/login', {}, 'Sign In'],
  ['/register', {}, 'Create account'],
  ['/forgot-password', {}, 'Send link'],
  ['/reset-password', withToken, 'Reset password'],
  ['/verify-email', withToken, 'Verify my email'],
  ['/contact', {}, 'Send'],
  ['/setup', withToken, 'Set up this site'],
])('draws %s with a form that is posted to its own address, by a button that is there', async (path, asked, label) => {
  const html = await draw(path, asked)
  const form = /<form [^>]*method="post"[^>]*>[\s\S]*<\/form>/.exec(html)?.[0] ?? ''
  expect(form).not.toMatch(/<form[^>]* action=/)
  const submit = /<button type="submit"[^>]*>(?:<[^>]*>)*([^<]*)/.exec(form)
  expect(submit?.[1]).toBe(label)
  expect(submit?.[0]).not.toContain('data-waits')
})

test.each(drawnPages)('hides every button of %s that only a script answers', async (path) => {
  const buttons = [...(await draw(path, withToken)).matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
  const dead = buttons.filter((tag) => !tag.includes('type="submit"') && !tag.includes('data-waits'))
  expect(buttons.length).toBeGreaterThan(0)
  expect(dead).toEqual([])
})

test('shows what is wrong beside the fields and above them, and what was typed as text', async () => {
  const values = { name: '"><script>alert(1)</script>', email: '</script><b>' }
  const errors = [
    { field: 'email', message: 'Enter an email like name@example.com' },
    { message: 'Too many <attempts>.' },
  ]
  const html = await draw('/register', { form: posted({ errors, values }) })
  expect(html).toContain('<a href="#email">Enter an email like name@example.com</a>')
  expect(html).toContain('id="email-error"')
  expect(html).toMatch(/<input[^>]*value="&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;"/)
  expect(html).toContain('Too many &lt;attempts&gt;.')
  expect(html).not.toMatch(/<script>alert|<\/script><b>/)
})

test('asks for the code of a second factor, and for the password again', async () => {
  const form = posted({
    outcome: 'code',
    errors: [{ field: 'code', message: 'Enter the code.' }],
    values: { email: 'a@b.c' },
  })
  const html = await draw('/login', { form })
  expect(html).toMatch(/<input[^>]*id="code"[^>]*inputMode="text"/)
  expect(textOf(html)).toContain('Type it again: this page never keeps a password.')
  expect(html).toMatch(/<input[^>]*name="email"[^>]*value="a@b.c"/)
})

test.each([
  [
    '/forgot-password',
    posted({ outcome: 'sent', values: { email: 'a@example.org' } }),
    'Check Your Email a@example.org',
  ],
  ['/reset-password', posted({ outcome: 'done' }), 'Password Reset!'],
  ['/reset-password', posted({ outcome: 'rejected' }), 'Invalid Reset Link'],
  [
    '/verify-email',
    posted({ outcome: 'verified', values: { email: 'a@example.org' } }),
    'Email Verified a@example.org',
  ],
  [
    '/verify-email',
    posted({ outcome: 'rejected', errors: [{ message: 'Verification failed.' }] }),
    'Verification Failed Verification failed. Sign in to get a new link.',
  ],
  [
    '/verify-email',
    posted({ errors: [{ message: 'The server is busy.' }] }),
    'Verification Failed The server is busy. Try again',
  ],
  ['/setup', posted({ outcome: 'done' }), 'Your site is set up'],
  [
    '/setup',
    posted({ outcome: 'refused', errors: [{ message: 'This link is over.' }] }),
    'npm run admin -- grant EMAIL',
  ],
])('shows on %s what came of its form: %o', async (path, form, words) => {
  expect(textOf(await draw(path, { ...withToken, form }))).toContain(words)
})

test('announces nothing that only a script would do', async () => {
  const verified = await draw('/verify-email', { ...withToken, form: posted({ outcome: 'verified' }) })
  expect(textOf(verified)).not.toContain('in 3 s')
  expect(verified).toMatch(/<a href="\/"[^>]*>Go there now<\/a>/)
})

// CONT-01
test('says on /contact whom to write to, and that a message was sent', async () => {
  expect(await draw('/contact', { supportEmail: 'help@school.example' })).toContain('href="mailto:help@school.example"')
  expect(textOf(await draw('/contact', { search: 'sent' }))).toContain('Message Sent! We&#x27;ll answer by email.')
})

// AUTH-11
test('says on /forgot-password where no mail can be sent', async () => {
  expect(textOf(await draw('/forgot-password', { canMail: false }))).toContain('This site can&#x27;t send mail yet.')
  expect(textOf(await draw('/forgot-password'))).not.toContain('send mail yet')
})

test('the result of a visitor leads to an account, that of a student has a button that adds it', async () => {
  const ofVisitor = textOf(await drawResult({}))
  for (const words of ['Save your 1 of 2', 'Sign In', 'Get Started Free']) expect(ofVisitor).toContain(words)
  expect(ofVisitor).not.toContain('Add these')
  const html = await drawResult({ isSignedIn: true })
  for (const words of ['Save your', 'Sign In', 'Get Started Free']) expect(textOf(html)).not.toContain(words)
  expect(textOf(html)).toContain('Add these 2 answers to my account')
  const form = /<form[^>]*>[\s\S]*?<\/form>/.exec(html)?.[0]
  expect(form).toMatch(/^<form[^>]* action="\/try\/physics\?[^"]*answers=AB"/)
  expect(form).toMatch(/^<form[^>]* method="post"/)
  expect(form).toContain('<input type="hidden" name="subject" value="physics"/>')
  expect(form).not.toContain('data-waits')
})

test('the result says what came of adding it', async () => {
  const added = (count: string) => posted({ outcome: 'added', values: { added: count, mark: 'abc' } })
  const drawWith = async (form: PostedForm) => textOf(await drawResult({ isSignedIn: true, [postedForm]: form }))
  expect(await drawWith(added('2'))).toContain('2 answers added to your account.')
  expect(await drawWith(added('0'))).toContain('These answers are already in your account.')
  expect(await drawWith(posted({ errors: [{ message: 'Too many.' }], values: { mark: 'abc' } }))).toContain('Too many.')
})
