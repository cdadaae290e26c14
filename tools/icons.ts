// `npx tsx tools/icons.ts`: renders the app icons and the link preview from web/public/favicon.svg. They are committed, so that only
// this tool needs a browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../journeys/testing/browser.ts'
import { lookOf } from '../web/subjects/subject-looks.ts'
import { paletteShot } from './palette-shot.ts'

interface Picture {
  file: string
  width: number
  height: number
  html: string
}

const web = new URL('../web/', import.meta.url)
const logo = readFileSync(new URL('public/favicon.svg', web), 'utf8')
const font = readFileSync(new URL('public/fonts/sabi-sans-subset.woff2', web)).toString('base64')
/** Phones mask icons to their own shape, so these need square corners. */
const wholeSquare = logo.replace(/ rx="8"/, '')

const pictures: Picture[] = [
  icon('icon-192.png', 192, logo),
  icon('icon-512.png', 512, logo),
  icon('icon-maskable-512.png', 512, wholeSquare),
  icon('apple-touch-icon.png', 180, wholeSquare),
  { file: 'preview.png', width: 1200, height: 630, html: preview() },
]

const browser = await chromium.launch(await findBrowser())
for (const picture of pictures) writeFileSync(new URL(`public/${picture.file}`, web), await draw(browser, picture))
await browser.close()

function icon(file: string, size: number, svg: string): Picture {
  return { file, width: size, height: size, html: `<style>body{margin:0}svg{display:block}</style>${svg}` }
}

/** The preview that chat apps show for a link. It omits the site's name, because an operator may change it. */
function preview(): string {
  const cloths = Object.entries(lookOf).map(
    ([subject, { motif }]) =>
      `<svg width="240" height="144" style="color:var(--${subject})">
        <pattern id="${subject}" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="scale(1.5)">
          <path d="${motif}" fill="none" stroke="currentColor" stroke-width="1.5"/>
        </pattern>
        <rect width="240" height="144" fill="url(#${subject})"/>
      </svg>`,
  )
  return `<style>
      @font-face { font-family: Sabi; src: url(data:font/woff2;base64,${font}); font-weight: 400 700 }
      :root { --chemistry: #cda6ff; --physics: #8cc0ff; --biology: #6fd8c4; --mathematics: #ffae7d; --english: #ffc46b }
      body { margin: 0; width: 1200px; height: 630px; background: #232c85; color: #fff; font-family: Sabi; position: relative }
      .logo svg { position: absolute; left: 80px; top: 72px; width: 120px }
      h1 { position: absolute; left: 80px; top: 216px; margin: 0; font-size: 76px; line-height: 1.15; letter-spacing: -.02em }
      .cloths { position: absolute; left: 0; bottom: 0; display: flex }
    </style>
    <div class="logo">${logo}</div>
    <h1>Know it before exam day<br/>JAMB · WAEC · NECO</h1>
    <div class="cloths">${cloths.join('')}</div>`
}

async function draw(from: Browser, { width, height, html }: Picture): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const shot = await paletteShot(page, { width, height })
  await page.close()
  return shot
}
