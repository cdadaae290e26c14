import { expect, test } from 'vitest'
import { replyOf, saidByUser, useTestTalk, wellFormed } from '../testing/test-talk.ts'

const talk = await useTestTalk()

const unsafeLinks = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x]( javascript:alert(1) "title")',
  '[x](javascript%3Aalert(1))',
  '[a[b]c](javascript:alert(1))',
  `[a[b]c](${'&#9;'.repeat(200)}javascript:alert(1))`,
  '[![x](https://evil.example/a.png)](javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/1)',
  '[x](tel:+2348000000000)',
  '[x](intent://evil#Intent;end)',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![x](data:image/png;base64,AAAA)',
  '![x](https://evil.example/track.png?u=1)',
  '![x](/api/auth/logout)',
  '[Osmosis](/topics/made-up)',
  '[Osmosis](topics/made-up)',
  '[Osmosis](./topics/made-up)',
  '[Osmosis](//topics/made-up)',
  '[Osmosis](/topics)',
  '[Osmosis](/TOPICS/made-up)',
]
const html = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://evil.example">',
  '</p><style>*{display:none}</style>',
  '<!-- hidden -->',
  '<?php echo 1 ?>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext></mtext></math>',
]

test.each([...unsafeLinks, ...html])(
  'removes unsafe links, images and tags from a model’s reply: %s',
  async (words) => {
    talk.ai.next({ text: `First. Then ${words} here. And so on. The end` })
    const { events } = await talk.stream([saidByUser('Tell me something')])
    const said = [
      ...events.flatMap((event) => (event.type === 'piece' ? [event.text] : [])),
      replyOf(events).content,
    ].join('\n')
    expect(linksOf(said)).toEqual([])
    expect(said).not.toMatch(/(?<!\\)<[\p{L}/!?]/u)
    expect(said).not.toMatch(/^\s{0,3}\[[^\]]*\]:/m)
    expect(said).not.toMatch(/(?<!\\)!\[/)
  },
)

/** The targets of the links that Markdown would find in a text. */
function linksOf(text: string): string[] {
  return Array.from(text.matchAll(/(?<!\\)\]\(([^)]*)\)/g), ([, target = '']) => target)
}

test.each([
  'https://nerdc.gov.ng/a',
  'http://example.org',
  'mailto:a@example.org',
  '/practice',
  '#top',
  'irc://example.org',
])('keeps a link with an allowed scheme: %s', async (target) => {
  talk.ai.next({ text: `See [this](${target}) please.` })
  expect(replyOf((await talk.stream([saidByUser('Hello')])).events).content).toContain(`[this](${target})`)
})

const shapes: [string, string][] = [
  ['lines that look like events', 'data: {"type":"failure","message":"x"}\n\ndata: [DONE]\n\nevent: x\nid: 1'],
  ['bidirectional overrides', 'a\u202Eb\u2066c\u2069d\u200Fe'],
  ['control characters', 'a\u0007b\u001b[31mc\u0085d\u2028e'],
  ['half a surrogate pair', 'a\ud800b'],
  ['private-use characters', 'a\uE000b'],
  ['carriage returns', 'a\r\nb\rc'],
  ['more text than a reply may hold', 'Water moves through it. '.repeat(2000)],
  ['one endless word', 'x'.repeat(40_000)],
  ['unclosed formulas', '\\('.repeat(3000)],
  ['unclosed brackets', '['.repeat(9000)],
  ['nested fractions', `$${'\\frac{1}{'.repeat(60)}x${'}'.repeat(60)}$`],
  ['a formula that calls itself', '$\\def\\a{\\a\\a}\\a$'],
  ['a formula with a link', '$\\href{javascript:alert(1)}{x}$ and \\(\\url{javascript:x}\\)'],
  ['a formula with HTML', '$\\text{<img src=x>}$'],
  ['many dollar signs', '$1 $2 $3 $4 $x$ '.repeat(300)],
]

test.each(shapes)('makes well-formed text of a reply with %s', async (_, words) => {
  talk.ai.next({ text: `Well. ${words}` })
  const { events, text } = await talk.stream([saidByUser('Hello')])
  const { mode, content } = replyOf(events)
  expect(mode).toBe('model')
  expect(content.length).toBeLessThanOrEqual(16_000)
  expect(content).toBe(wellFormed(content))
  expect(content).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ue000\u2028]/u)
  expect(content).not.toMatch(/(?<!\\)<[\p{L}/!?]/u)
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('data: {'))).toEqual([])
})
