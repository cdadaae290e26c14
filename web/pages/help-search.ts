/** Shows only the answers that contain the term; all of them for an empty term. Does nothing on other pages. */
export function searchAnswers(page: ParentNode, term: string): void {
  const field = page.querySelector<HTMLInputElement>('[type=search]')
  if (field === null) return
  if (field.value !== term) field.value = term
  const wanted = term.trim().toLowerCase()
  const entries = [...page.querySelectorAll('details')]
  for (const entry of entries) entry.hidden = !wordsOf(entry).toLowerCase().includes(wanted)
  for (const { parentElement: category } of entries)
    if (category !== null) category.hidden = category.querySelector('details:not([hidden])') === null
  const count = entries.filter(({ hidden }) => !hidden).length
  write(page, 'output', term === '' ? '' : `${count} ${count === 1 ? 'answer' : 'answers'}`)
  write(page, '[data-term]', term.trim())
  page.querySelector('[data-none]')?.toggleAttribute('hidden', count > 0)
}

/** The question and its answer, without the link. */
function wordsOf(entry: HTMLDetailsElement): string {
  return `${entry.querySelector('summary')?.textContent} ${entry.querySelector('p')?.firstChild?.textContent}`
}

function write(page: ParentNode, selector: string, words: string): void {
  const place = page.querySelector(selector)
  if (place !== null) place.textContent = words
}
