import type { Page } from '@playwright/test'

/** The differences between a screen and all that it has shown before. */
export interface News {
  /** True unless the same elements were all there before, showing or hidden as now, with the same attributes, words and colours. */
  isAnotherScreen: boolean
  /**
   * True if an element shows that did not show before, or did in other colours, on another background, or in letters that need another
   * contrast.
   */
  hasOtherColours: boolean
}

declare global {
  interface Window {
    /** In the page: what has shown since `forgetNews`. */
    shownBefore: { screens: Set<string>; elements: Map<string, number> }
  }
}

/** From here on everything on the page is news. */
export async function forgetNews(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.shownBefore = { screens: new Set(), elements: new Map() }
  })
}

/** Compares the page with all that it has shown since `forgetNews`, and remembers it as it is now. */
export async function newsOf(page: Page): Promise<News> {
  return page.evaluate(() => {
    const { screens, elements } = window.shownBefore
    const numbers = new Map<Element, number>()
    let hasOtherColours = false
    const wordsOf = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '·')).join('')
    const looksOf = (element: Element) => {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textDecorationLine, textShadow } =
        getComputedStyle(element)
      // Less contrast is enough for letters of 18 points, and for bold ones of 14.
      const size = [24, 18.6].findIndex((least) => Number.parseFloat(fontSize) >= least)
      return [color, backgroundColor, backgroundImage, opacity, size, fontWeight, textDecorationLine, textShadow]
    }
    const screen = [...document.querySelectorAll('html, body, body *')].map((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true })
      // Includes its ancestors, whose background is also behind it.
      const above = element.parentElement === null ? undefined : numbers.get(element.parentElement)
      const own = [element.tagName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`)]
      const key = [above, isShown, ...own, wordsOf(element), ...(isShown ? looksOf(element) : [])].join('|')
      const known = elements.get(key)
      const number = known ?? elements.size
      if (known === undefined) {
        elements.set(key, number)
        hasOtherColours ||= isShown
      }
      numbers.set(element, number)
      return number
    })
    const whole = screen.join()
    const isAnotherScreen = !screens.has(whole)
    screens.add(whole)
    return { isAnotherScreen, hasOtherColours }
  })
}
