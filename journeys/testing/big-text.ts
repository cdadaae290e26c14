import { expect, type Page } from '@playwright/test'

/** The narrowest phone that is common in Nigeria. */
const phone = { width: 360, height: 740 }

/**
 * Checks that with text twice as large nothing is lost on a phone: nothing sticks out of the screen or of its button, is cut, or has
 * no room for its words or for writing. Goes on after a fault, so that one run lists all of them.
 */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%'
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  expect.soft([what, ...(await page.evaluate(findFaults))]).toEqual([what])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** In the page: every element that sticks out of the screen, is cut, or has no room for its words. */
function findFaults(): string[] {
  const root = document.documentElement
  const edge = root.clientWidth + 1
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 40)}”`
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...ancestorsOf(element.parentElement)]
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
  const isClipped = (element: Element) => {
    const { clip, clipPath } = getComputedStyle(element)
    return clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)'
  }
  // Remembered, because the question is asked again for every child.
  const hidden = new Map<Element, boolean>()
  const isHidden = (element: Element): boolean => {
    const known = hidden.get(element)
    if (known !== undefined) return known
    const { parentElement } = element
    const found = isClipped(element) || (parentElement !== null && isHidden(parentElement))
    hidden.set(element, found)
    return found
  }
  const shown = [...document.querySelectorAll<HTMLElement>('body *:not(svg *, math *)')].filter(
    (element) => element.checkVisibility() && element.getClientRects().length > 0 && !isHidden(element),
  )
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')

  const outside = shown
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > edge || left < -1) && ![...ancestorsOf(element)].some(scrolls)
    })
    .map(
      (element) => `outside by ${Math.round(element.getBoundingClientRect().right - edge + 1)} px: ${nameOf(element)}`,
    )
  const cut = shown
    .filter((element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      // A name beside its picture leaves where it has no room.
      return (
        overflowX === 'hidden' &&
        !isShortened &&
        !element.hasAttribute('aria-label') &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    .map((element) => `cut: ${nameOf(element)}`)
  const narrow = shown
    .filter((element) => hasOwnText(element) && getComputedStyle(element).display !== 'inline')
    .filter((element) => {
      const letter = Number.parseFloat(getComputedStyle(element).fontSize) / 2
      return element.getBoundingClientRect().width < 3 * letter
    })
    .filter((element) => {
      const words = [...element.querySelectorAll('*')]
        .filter(isHidden)
        .reduce((text, one) => text.replace(one.textContent ?? '', ''), element.textContent ?? '')
      return Math.max(...words.split(/\s+/).map((word) => word.length)) > 3
    })
    .map((element) => `no room for its words: ${nameOf(element)}`)
  const spilling = shown
    // The name of the site leaves where it has no room beside its logo.
    .filter((element) => element.matches('button, a:not([aria-label]), summary') && !scrolls(element))
    .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `spills out of its box: ${nameOf(element)}`)
  const leastLetters = 8
  const tight = shown
    .filter((element) => element.matches('textarea, input[type=text], input[type=email], input[type=password]'))
    .filter((element) => {
      const letter = Number.parseFloat(getComputedStyle(element).fontSize) / 2
      return element.clientWidth < leastLetters * letter
    })
    .map((element) => `no room to write: ${element.getAttribute('id') ?? nameOf(element)}`)
  const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []
  return [...wide, ...new Set([...outside, ...cut, ...narrow, ...spilling, ...tight])].slice(0, 15)
}
