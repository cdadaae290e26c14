import type { Page } from '@playwright/test'
import { palettePng } from './palette-png.ts'

/** Takes a screenshot of the viewport, `width` by `height` device pixels, as a PNG with a small palette. */
export async function paletteShot(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const shot = await page.screenshot({ omitBackground: true })
  const pixels = await page.evaluate(pixelsOf, `data:image/png;base64,${shot.toString('base64')}`)
  return palettePng({ pixels: Buffer.from(pixels, 'base64'), width, height })
}

/** Runs in the browser: returns the picture's RGBA pixels in base64. */
async function pixelsOf(url: string): Promise<string> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas?.drawImage(picture, 0, 0)
  const bytes = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? []
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
