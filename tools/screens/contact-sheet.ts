import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

/** One screenshot. */
export interface Photograph {
  screen: string
  state: string
  theme: string
  width: number
  /** Relative to the output folder. */
  file: string
}

/** Writes one page with a thumbnail of every screenshot, and an image of each screen's section. */
export async function writeContactSheet(browser: Browser, folder: string, photographs: Photograph[]): Promise<void> {
  const screens = [...new Set(photographs.map(({ screen }) => screen))]
  const sections = screens.map((screen) => section(photographs.filter((one) => one.screen === screen)))
  const file = join(folder, 'index.html')
  await writeFile(file, page(sections))
  await mkdir(join(folder, 'sheets'), { recursive: true })
  const sheet = await browser.newPage({ viewport: { width: 1500, height: 900 } })
  await sheet.goto(pathToFileURL(file).href)
  for (const [place, screen] of screens.entries())
    await sheet
      .locator('section')
      .nth(place)
      .screenshot({ path: join(folder, 'sheets', `${fileName(screen)}.png`) })
  await sheet.close()
}

/** Turns a path or words into a file name. */
export function fileName(words: string): string {
  return words.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'
}

function page(sections: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { margin: 16px; font: 14px system-ui; background: #ccc }
div { display: flex; flex-wrap: wrap; gap: 8px }
figure { margin: 0 }
a { display: block; height: 400px; overflow: hidden }
img { display: block; width: 195px }
img.wide { width: 500px }
section { padding: 8px; background: #ccc }
</style>${sections.join('\n')}</html>`
}

function section(photographs: readonly Photograph[]): string {
  const figures = photographs.map(
    ({ file, state, theme, width }) =>
      `<figure><a href="${file}"><img class="${width > 800 ? 'wide' : ''}" src="${file}" alt=""></a>` +
      `<figcaption>${state}, ${theme}, ${width}</figcaption></figure>`,
  )
  return `<section><h2>${photographs[0]?.screen ?? ''}</h2><div>${figures.join('')}</div></section>`
}
