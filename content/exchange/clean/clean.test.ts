import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typeset } from '../../build/mathematics.ts'
import { isFault } from './clean-fault.ts'
import { cleanText, comparableText } from './clean.ts'
import type { ReasonCode } from '../raw.ts'

test.each([
  ['plain text as it is', 'Which gas is given off?', 'Which gas is given off?'],
  ['one space and one line break', '  Two \u00A0 words\r\n\r\n and   a line ', 'Two words\nand a line'],
  ['composed letters', 'Café', 'Café'],
  [
    'entities as signs',
    '5 &lt; x &amp; y &minus; 2 &times; &#960; &#x3B1; 30&deg;&nbsp;C',
    '5 < x & y − 2 × π α 30° C',
  ],
  ['numbers of windows-1252 as in a browser', 'a &#150; b', 'a – b'],
  ['letters of windows-1252 that were read as Latin-1', 'a \u0096 b\u0092s', 'a – b’s'],
  ['blocks as lines', '<p>One</p><div>two<br/>three</div><ul><li>four</li></ul>', 'One\ntwo\nthree\nfour'],
  [
    'the text of inline tags',
    '<span style="color: red">The <b>only</b> <i>right</i></span> <font size=2>one</font>',
    'The <b>only</b> <i>right</i> one',
  ],
  [
    'superscripts and subscripts in Unicode',
    'H<sub>2</sub>SO<sub>4</sub>, m s<sup>-2</sup>, <sup>235</sup><sub>92</sub>U',
    'H₂SO₄, m s⁻², ²³⁵₉₂U',
  ],
  ['state symbols on the line', 'Na<sup>+</sup><sub>(aq)</sub>', 'Na⁺(aq)'],
  ['a raised o as a degree', '30<sup>o</sup>', '30°'],
  [
    'scripts without Unicode characters as LaTeX',
    'x<sup>2n</sup> and V<sub>max</sub>',
    String.raw`x$^{2n}$ and V$_{\text{max}}$`,
  ],
  ['scripts inside of formulas as LaTeX', '$x<sub>1</sub>$', '$x_{1}$'],
  ['markup that was escaped as a whole', 'x&lt;sup&gt;2&lt;/sup&gt;', 'x²'],
  ['comparison signs as they are', 'If x < 5 and y > 3, or a<b and c>d', 'If x < 5 and y > 3, or a<b and c>d'],
  ['the body of a feedback of QTI', '<contentBody><p>One</p></contentBody>', 'One'],
  ['bold type in Markdown', 'Which is **not** 2**3 or a ** b?', 'Which is <b>not</b> 2**3 or a ** b?'],
  ['underlined words', 'In H<sub>2</sub>O, <u class="x">the oxygen</u> is', 'In H₂O, <u>the oxygen</u> is'],
  [
    'words that a style underlines',
    '<p><span lang="en"><span style="text-decoration: underline;">fell</span></span> down</p>',
    '<u>fell</u> down',
  ],
  ['emphasis of words within a word', 'c<u>a</u>t and <em>Musca</em> fly', 'c<u>a</u>t and <i>Musca</i> fly'],
  ['no emphasis of a whole text', '<p><strong>Which gas?</strong></p><p><b>Name it.</b></p>', 'Which gas?\nName it.'],
  ['no emphasis of a label', '<b>A.</b> zinc', 'A. zinc'],
  ['an underlined space as a blank', 'She <u>&nbsp;&nbsp;&nbsp;&nbsp;</u> home', 'She ____ home'],
  ['words underlined in bold', 'the <b><u>fast</u></b> car', 'the <b><u>fast</u></b> car'],
  ['comments left out', 'a<!-- note --> b', 'a b'],
  ['all delimiters of LaTeX as one', String.raw`\(x^2\), \[y\], $$z$$ and $w$`, '$x^2$, $y$, $z$ and $w$'],
  [
    'spaces of rows in a matrix',
    String.raw`$\begin{matrix}1\\[2pt]2\end{matrix}$`,
    String.raw`$\begin{matrix}1\\[2pt]2\end{matrix}$`,
  ],
  ['a percent sign that LaTeX would take for a comment', '$50%$', String.raw`$50\%$`],
  ['two formulas side by side', '$x$$y$', '$x$$y$'],
  ['money in words', 'It costs $20 and $30.50.', 'It costs 20 dollars and 30.50 dollars.'],
  ['one dollar', 'It costs $1', 'It costs 1 dollar'],
  ['American money', 'US$5 a barrel, $2,000 million', '5 US dollars a barrel, 2,000 million dollars'],
  ['money with the sign after it', 'from 20$ to 30$', 'from 20 dollars to 30 dollars'],
  ['escaped dollar signs as money', String.raw`\$20 is $x$`, '20 dollars is $x$'],
  ['money beside a formula', '$20 for $x$ pens', '20 dollars for $x$ pens'],
  [
    'quantities between dollar signs',
    'A rod of $15 cm$ and $2.5 kg$ at $10 m/s^2$',
    'A rod of 15 cm and 2.5 kg at 10 m/s²',
  ],
  ['ranges of money', '$5-$10', '5 dollars-10 dollars'],
  ['a number as a formula', 'the number $5$ and $2x + 3$', 'the number $5$ and $2x + 3$'],
  ['an escaped percent sign', String.raw`50\% of it`, '50% of it'],
  ['line breaks that were escaped twice', String.raw`One.\nTwo`, 'One.\nTwo'],
  ['letters of UTF-8 that were read as windows-1252', '30 Â°C âˆ’ 5 Ã— Ï€', '30 °C − 5 × π'],
  ['letters of UTF-8 that were read as Latin-1', '5 Ã\u0097 2', '5 × 2'],
  ['letters that were read wrong twice', '5 Ãƒâ€” 2 Ã‚Â°C', '5 × 2 °C'],
  ['letters of UTF-8 that were read as those of a Macintosh', '5 √ó 2', '5 × 2'],
  ['a cell that kept a spreadsheet from counting', "'=2+3", '=2+3'],
  ['a sign of two halves', 'a 😀 b', 'a 😀 b'],
  ['a quotation at the start', "'-ol' is the ending of", "'-ol' is the ending of"],
])('gives %s', (_, raw, text) => {
  expect(cleanText(raw)).toEqual({ text })
})

test.each<[ReasonCode, string]>([
  ['unsafe-markup', '<script>alert(1)</script>'],
  ['unsafe-markup', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['unsafe-markup', '<SCRIPT src=x>'],
  ['unsafe-markup', '<iframe src="https://x.y"></iframe>'],
  ['unsafe-markup', '<object data=x>'],
  ['unsafe-markup', '<embed src=x>'],
  ['unsafe-markup', '<svg onload=alert(1)>'],
  ['unsafe-markup', '<style>p{}</style>'],
  ['unsafe-markup', '<p onclick="go()">What?</p>'],
  ['unsafe-markup', '<img src=x onerror=alert(1)>'],
  ['unsafe-markup', '<a href="javascript:alert(1)">x</a>'],
  ['unsafe-markup', '<a href="data:text/html,x">x</a>'],
  ['figure-missing', 'Find x. <img src="triangle.png">'],
  ['figure-missing', 'Find x. ![triangle](a.png)'],
  ['figure-missing', 'Find x. [diagram here]'],
  ['formula-broken', '$x'],
  ['formula-broken', String.raw`$\frac{1}{$`],
  ['formula-broken', String.raw`\frac{1}{2} of it`],
  ['formula-broken', 'x^{2} outside'],
  ['formula-broken', String.raw`\(x`],
  ['formula-broken', '$ $'],
  ['formula-broken', 'A$5 and no more'],
  ['formula-broken', '$x and the other is y$'],
  ['formula-broken', '<math><mi>x</mi></math>'],
  ['formula-broken', String.raw`$\text{<math>}$`],
  ['formula-broken', String.raw`$\href{https://x.y}{x}$`],
  ['formula-broken', 'x<sub>1'],
  ['formula-broken', '2 \times 3'],
  ['damaged', 'a \frac b'],
  ['damaged', 'CafÃ 5'],
  ['damaged', 'a \uFFFD b'],
  ['damaged', 'a \uD83D b'],
  ['damaged', 'a \uDE00'],
  ['damaged', '5 Â°C − 3'],
  ['damaged', 'a \uF061 b'],
  ['damaged', 'a &unknownname; b'],
  ['damaged', 'the <s>old</s> one'],
  ['placeholder', 'What zzzzzz?'],
  ['placeholder', '*******'],
  ['placeholder', 'Lorem ipsum dolor'],
  ['placeholder', 'Is it ???'],
  ['placeholder', 'TBD'],
  ['too-long', 'a'.repeat(40_000)],
])('rejects as %s: %j', (reason, raw) => {
  const outcome = cleanText(raw)
  expect(outcome).toMatchObject({ fault: reason })
  expect(isFault(outcome) ? outcome.detail.length : 0).toBeLessThanOrEqual(120)
})

test('gives plain text without markup and LaTeX for comparison', () => {
  expect(comparableText('$x^2$ <b>m</b>')).toBe('x² m')
  expect(comparableText(' $x ')).toBe('$x')
})

test.each([
  [String.raw`x = 1$\frac{1}{3}$`, 'x = 1 1/3'],
  [String.raw`x = $1$$\frac{1}{3}$`, 'x = 1 1/3'],
  [String.raw`5\(\dfrac12\) m`, '5 1/2 m'],
  [String.raw`$x_1$$\frac{1}{3}$`, 'x₁1/3'],
])('keeps the whole number of %s separate from its fraction', (raw, plain) => {
  const cleaned = cleanText(raw)
  expect(isFault(cleaned) ? cleaned : typeset(cleaned.text).text).toBe(plain)
})

test('rejects a number directly after a fraction, which may be its whole part or a factor', () => {
  expect(cleanText(String.raw`$\frac{1}{2}$3`)).toMatchObject({ fault: 'formula-broken' })
})

test.each([
  ['<p>True?</p><ol type="I"><li>Ice</li><li>Tar</li></ol>', 'True?\nI. Ice\nII. Tar'],
  ['<ol style="list-style-type: lower-alpha;"><li>Ice</li><li>Tar</li></ol>', 'a. Ice\nb. Tar'],
  ['<ol start="3"><li>Ice<ul><li>hot</li><li>cold</li></ul></li><li>Tar</li></ol>', '3. Ice\nhot\ncold\n4. Tar'],
  ['<ul><li>Ice</li><li>Tar</li></ul>', 'Ice\nTar'],
  ['<ol><li>Ice</li></ol>', 'Ice'],
])('keeps the labels that a browser shows in %s', (raw, text) => {
  expect(cleanText(raw)).toEqual({ text })
})

const pieces =
  String.raw`<~>~</~<script~script>~<scr~ipt>~&lt;~&gt;~&amp;~lt;~$~$$~\(~\)~\[~\]~\$~java~script:~<b>~</b>~<sub>~</sub>~` +
  String.raw`<sup>~</sup>~<p>~<!--~-->~&#36;~20~ ~x~and~US~{~}~^~_~\frac~%~\~.~Ã~Â~°~'~=~"~on~img~svg~/`
const scraps = fc.constantFrom('\n', '\t', '\u200B', ...pieces.split('~'))
const messy = fc.oneof(
  fc.array(scraps, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('superscripts characters that have a meaning in LaTeX', () => {
  const cleaned = cleanText('<sup>%</sup> of x<sub>a&b</sub>')
  expect(cleaned).toEqual({ text: String.raw`$^{\%}$ of x$_{a\&b}$` })
})

test('never returns a text that could run in a browser or cannot be typeset', () => {
  fc.assert(
    fc.property(messy, (raw) => {
      const outcome = cleanText(raw)
      if (isFault(outcome)) return
      expect(outcome.text.toLowerCase()).not.toContain('<script')
      expect(outcome.text.toLowerCase()).not.toContain('javascript:')
      expect(outcome.text.split('$').length % 2).toBe(1)
      const { text, html } = typeset(outcome.text)
      expect(text).not.toContain('<math')
      expect((html ?? '').replaceAll(/<\/?[a-z][^<>]*>/g, '')).not.toContain('<')
    }),
    { numRuns: 3000 },
  )
})

test('is idempotent on texts without formulas', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', ' ', '\n', '5', '°', '<', '−', 'é', '.'), { maxLength: 20 }), (parts) => {
      const once = cleanText(parts.join(''))
      if (!isFault(once)) expect(cleanText(once.text)).toEqual(once)
    }),
  )
})
