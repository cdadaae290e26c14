import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { forgetNews, newsOf, type News } from './news.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const contrastRule = 'color-contrast'
const all: axe.RunOptions = { runOnly: { type: 'tag', values: standards } }
const allButContrast: axe.RunOptions = { ...all, rules: { [contrastRule]: { enabled: false } } }
const contrast: axe.RunOptions = { runOnly: { type: 'rule', values: [contrastRule] } }
/** The rules that look at sizes and places. */
const places: axe.RunOptions = { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } }
const widths = [320, 360, 768, 1280]
// More chapters of a textbook add nothing, and axe checks every symbol of every formula.
const chaptersLookedAt = 3

declare global {
  interface Window {
    /** In the page, once its source has run there. */
    axe: typeof axe
  }
}

/** Checks that the screen has no measurable fault, in each width and both themes, without reloading it. */
export async function expectForEveryone(page: Page, what: string): Promise<void> {
  const faults: string[] = []
  // Else axe meets colours on their way from one theme to the other.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await layOutAll(page)
  await forgetNews(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme)
      const found = await axeFaults(page, theme)
      faults.push(...found.map((fault) => `${what}, ${theme} at ${width} px: ${fault}`))
    }
    const found = await layoutFaults(page)
    faults.push(...found.map((fault) => `${what} at ${width} px: ${fault}`))
  }
  faults.push(...(await enlargedFaults(page)).map((fault) => `${what}, text twice as large: ${fault}`))
  expect(faults).toEqual([])
}

/** Content that the browser skips until it is scrolled to has outdated colours and sizes. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate((chapters) => {
    const parts = [...document.querySelectorAll<HTMLElement>('article, li')]
    for (const part of parts) part.style.contentVisibility = 'visible'
    for (const chapter of parts.filter(({ tagName }) => tagName === 'ARTICLE').slice(chapters)) chapter.remove()
  }, chaptersLookedAt)
}

async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset['theme'] = chosen
    // The shortest transition needs a frame to begin and one to end.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  }, theme)
}

/**
 * Looks only for what can have changed since the widths before: in the second theme the contrast, and nothing but sizes and places
 * where all that shows has shown before.
 */
function optionsFor(theme: 'light' | 'dark', { isAnotherScreen, hasOtherColours }: News): axe.RunOptions | null {
  if (theme === 'dark') return hasOtherColours ? contrast : null
  if (!isAnotherScreen) return places
  return hasOtherColours ? all : allButContrast
}

async function axeFaults(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const options = optionsFor(theme, await newsOf(page))
  if (options === null) return []
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  // Passes are not asked for: describing each costs more than finding it.
  const asked: axe.RunOptions = { ...options, resultTypes: ['violations'] }
  const violations = await page.evaluate(async (options) => (await window.axe.run(document, options)).violations, asked)
  const faults = violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }))
  for (const fault of faults) if (fault.id === 'target-size') fault.targets = await smallTargets(page, fault.targets)
  return faults.filter(({ targets }) => targets.length > 0).map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/** Returns the targets that are too small or covered even in the middle of the screen: a sticky bar covers whatever is scrolled under it. */
async function smallTargets(page: Page, targets: string[]): Promise<string[]> {
  return page.evaluate(async (targets) => {
    const small: string[] = []
    const { scrollX, scrollY } = window
    for (const target of targets) {
      document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { violations } = await window.axe.run(target, { runOnly: { type: 'rule', values: ['target-size'] } })
      if (violations.length > 0) small.push(target)
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
    return small
  }, targets)
}

/** What overflows, is smaller than a finger, or has letters too small to read. */
async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastTarget = 43.5
    const leastText = 13
    const leastTextOfBar = 12
    const nameOf = (element: Element) => element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 80)
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`overflows by ${scrollWidth - clientWidth} px`] : []

    const isInSentence = (link: HTMLElement) =>
      getComputedStyle(link).display === 'inline' &&
      link.parentElement?.textContent?.trim() !== link.textContent?.trim()
    const isInline = (control: HTMLElement) =>
      control.matches('p a, dd a, label input, .visually-hidden *') || (control.matches('a') && isInSentence(control))
    // A link may be stretched over its card: then the card is what a finger meets.
    const targetOf = (control: HTMLElement) =>
      getComputedStyle(control, '::after').position === 'absolute' ? control.offsetParent : control
    const small = [...document.querySelectorAll<HTMLElement>('button, select, input, textarea, summary, a[href]')]
      .filter((control) => control.checkVisibility() && !isInline(control))
      .map((control) => ({ box: (targetOf(control) ?? control).getBoundingClientRect(), name: nameOf(control) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < leastTarget)
      .map(({ box, name }) => `only ${Math.round(box.height)} px high: ${name}`)

    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    const tiny = [...document.querySelectorAll('body *:not(sub, sup, math *, svg *, script, style, noscript)')]
      .filter((element) => hasOwnText(element) && element.checkVisibility())
      .filter((element) => {
        const least = element.closest('nav[aria-label="Quick"]') === null ? leastText : leastTextOfBar
        return Number.parseFloat(getComputedStyle(element).fontSize) < least
      })
      .map((element) => `letters of ${getComputedStyle(element).fontSize}: ${nameOf(element)}`)
    return [...new Set([...wide, ...small, ...tiny])]
  })
}

/** A screen of 1280 px at 200 % is 640 px wide; enlarging only the text gives the same letters less room. */
async function enlargedFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 640, height: 370 })
  return page.evaluate(() => {
    const root = document.documentElement
    const fontSize = root.style.fontSize
    root.style.fontSize = '200%'
    const wide = root.scrollWidth > root.clientWidth ? [`overflows by ${root.scrollWidth - root.clientWidth} px`] : []
    const cut = [...document.querySelectorAll<HTMLElement>('body *:not(svg *, math *)')]
      .filter((element) => element.checkVisibility() && element.clientHeight > 1)
      .filter((element) => {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
        // Shortened on purpose, with dots that say so, and whole where it leads.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        const isCutAside = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
        const isCutBelow = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return isCutAside || isCutBelow
      })
      .map((element) => `cut: ${element.textContent?.trim().slice(0, 40)}`)
    root.style.fontSize = fontSize
    return [...wide, ...cut]
  })
}
