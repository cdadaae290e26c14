import { expect, test } from 'vitest'
import type { SiteNames } from '../platform/pages/site.queries.ts'
import { composeLetter } from './compose.ts'
import type { Letter } from './letter.ts'

const site: SiteNames = { name: 'Sabi Prep', supportEmail: 'help@example.org' }
const address = 'https://prep.example.org'
const link = { label: 'Choose a new password', address: `${address}/reset-password?token=${'x'.repeat(43)}` }
const compose = (letter: Partial<Letter>, names = site) =>
  composeLetter({ subject: 'Your link', paragraphs: ['Hello Amina.'], ...letter }, names, address)

// AUTH-11
test('says the same as text and as HTML, with the link on a button and in clear', () => {
  const { subject, text, html } = compose({ paragraphs: ['Hello Amina.', 'It works for 1 hour.'], link })
  expect(subject).toBe('Your link')
  expect(text).toBe(
    `Hello Amina.

Choose a new password:
${link.address}

It works for 1 hour.

-- 
Sabi Prep
https://prep.example.org
Questions? Write to help@example.org.
`,
  )
  for (const words of [
    'Hello Amina.',
    'It works for 1 hour.',
    'Sabi Prep',
    'help@example.org',
    'Choose a new password',
  ])
    expect(html).toContain(words)
  expect(html.match(new RegExp(`href="${link.address.replace('?', '\\?')}"`, 'g'))).toHaveLength(2)
  expect(html).toContain(`>${link.address}</a>`)
})

test('leaves out the button and the support address where there is none', () => {
  const { text, html } = compose({}, { name: 'Sabi Prep', supportEmail: null })
  expect(text).toBe('Hello Amina.\n\n-- \nSabi Prep\nhttps://prep.example.org\n')
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('Questions')
})

test('keeps lines of the text to 76 characters, and a long address whole', () => {
  const { text } = compose({ paragraphs: ['learn every day '.repeat(40)], link })
  const lines = text.split('\n')
  expect(lines).toContain(link.address)
  for (const line of lines) if (line !== link.address) expect(line.length).toBeLessThanOrEqual(76)
  expect(lines.filter((line) => line.includes('learn')).join(' ')).toBe('learn every day '.repeat(40).trim())
})

test('takes names as words: no markup, no further header, no paragraph of their own, no turned letters', () => {
  const name = `<img src=x onerror="alert('1')">\r\nBcc: all@example.org\u2028\n\nYou won\u202egro.live`
  const { subject, text, html } = compose(
    { subject: `Hello ${name}`, paragraphs: [`Hello ${name}.`] },
    { ...site, name },
  )
  expect(subject).toBe(`Hello <img src=x onerror="alert('1')"> Bcc: all@example.org You won gro.live`)
  expect(text.split('\n\n')).toHaveLength(2)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; Bcc: all@example.org')
  expect(subject + text + html).not.toMatch(/[\r\u2028\u202e]/)
})

test('brings nothing along that a phone would have to fetch, and follows a dark screen', () => {
  const { html } = compose({ link })
  expect(html).not.toMatch(/<(img|link|script|style|table)|src=|url\(/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  // The only colours belong together: white on the button's blue.
  expect(html.match(/#[0-9a-f]{6}\b/g)).toEqual(['#2f3aa8', '#ffffff'])
  expect(Buffer.byteLength(html)).toBeLessThan(4_000)
})
