import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('leaves no sign that could end an element or an attribute', () => {
  expect(escapeHtml(`a < b && 'c' > "d"`)).toBe('a &lt; b &amp;&amp; &#39;c&#39; &gt; &quot;d&quot;')
})
