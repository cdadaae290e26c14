import { noteText } from '@sabi/shared/content/rich-text'
import { describe, expect, test } from 'vitest'
import { publishedNote } from './notes.ts'

const head = '---\nobjectives:\n  - Say one\n  - Say two\n  - Say three\n---\n'

function published(body: string, front = head) {
  return publishedNote({ subject: 'physics', path: 'physics/notes/x.md', topicId: 'x', markdown: `${front}\n${body}` })
}

function htmlOf(body: string): string {
  return published(body).sections[0]?.html ?? ''
}

describe('a note', () => {
  test('is split into sections, with its objectives', () => {
    const note = published('Opening.\n\n## Heat\n\nOne.\n\nTwo.\n\n## Worked example\n\n1. First\n2. Second\n')
    expect(note.objectives).toEqual(['Say one', 'Say two', 'Say three'])
    expect(note.sections).toEqual([
      { title: '', html: '<p>Opening.</p>' },
      { title: 'Heat', html: '<p>One.</p><p>Two.</p>' },
      { title: 'Worked example', html: '<ol><li>First</li><li>Second</li></ol>' },
    ])
  })

  test('sets formulas as MathML, and does not read their contents as Markdown', () => {
    expect(htmlOf('With $a_1$ and $b_1 * c * d$ it is **so**.')).toMatch(
      /^<p>With <math>.*<\/math> and <math>.*<\/math> it is <strong>so<\/strong>\.<\/p>$/,
    )
  })

  test('lets a narrow phone break a chain of equations, but not within brackets', () => {
    const pieces = (latex: string) => htmlOf(`$${latex}$`).match(/<math>/g)?.length
    expect(pieces('\\frac{75 \\times 35}{100} = 26.25 = 26')).toBe(3)
    expect(pieces('v = 2 \\times 10 \\times 6.4 = 128')).toBe(2)
    expect(pieces('E = mc^2')).toBe(1)
    expect(pieces('\\sum_{k = 1}^{n} (a_k = b_k)')).toBe(1)
    expect(noteText(htmlOf('It is $a + b + c + d + e = 5 = x$.'))).toBe('It is a + b + c + d + e = 5 = x.')
  })

  test('makes a formula on its own line scrollable', () => {
    expect(htmlOf('$E = mc^2$')).toMatch(/^<p class="formula"><math>/)
  })

  test('may contain a small table and lists', () => {
    expect(htmlOf('| Metal | Ore |\n|---|---|\n| iron | *haematite* |')).toBe(
      '<table><thead><tr><th>Metal</th><th>Ore</th></tr></thead><tbody><tr><td>iron</td><td><em>haematite</em></td></tr></tbody></table>',
    )
    expect(htmlOf('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>')
  })

  test('may show a figure of its own, with a caption and its words, and leaves it out of the plain text', () => {
    const figure = { svg: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', alt: 'A "lens"' }
    const html =
      publishedNote(
        {
          subject: 'physics',
          path: 'physics/notes/x.md',
          topicId: 'x',
          markdown: `${head}\nOne.\n\n![A lens](figure:lens)\n\nTwo.`,
        },
        { lens: figure },
      ).sections[0]?.html ?? ''
    expect(html).toBe(
      '<p>One.</p><figure><svg role="img" aria-label="A &quot;lens&quot;" viewBox="0 0 1 1"><path d="M0 0"/></svg><figcaption>A lens</figcaption></figure><p>Two.</p>',
    )
    expect(noteText(html)).toBe('One.\nTwo.')
  })

  test('has a plain-text form', () => {
    const html = htmlOf('Heat is $Q = mc$ < all &\n\n- **one**\n- two')
    expect(noteText(html)).toBe('Heat is Q = mc < all &\none\ntwo')
  })

  test.each([
    ['HTML markup', 'Read <b>this</b>.'],
    ['a block of HTML', '<script>alert(1)</script>'],
    ['a link', 'See [this](https://example.org).'],
    ['a picture', '![x](x.png)'],
    ['a figure that does not exist', '![x](figure:nowhere)'],
    ['a figure within a sentence', 'See ![x](figure:nowhere) here.'],
    ['a heading of another level', '### Small'],
    ['a formula in a heading', '## Of $x$\n\nText.'],
    ['code', 'Type `npm`.'],
    ['a lone dollar sign', 'It costs $5.'],
    ['an invalid formula', 'It is $\\frac{1$.'],
    ['a list within a list', '- one\n  - two'],
  ])('is refused, naming its file, for %s', (_, body) => {
    expect(() => published(body)).toThrow(/^physics\/notes\/x\.md: /)
  })

  test('is refused without objectives', () => {
    expect(() => published('Text.', '')).toThrow(/x\.md/)
    expect(() => published('Text.', '---\nobjectives:\n  - One\n---\n')).toThrow(/x\.md/)
  })
})
