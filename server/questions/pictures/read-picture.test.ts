import { crc32, deflateSync } from 'node:zlib'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { largestPicture } from '@sabi/shared/content/picture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPictures } from './read-picture.ts'

const text = (words: string) => new TextEncoder().encode(words)
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })

async function outcomeOf(bytes: Uint8Array) {
  const [outcome] = await readPictures([bytes])
  if (outcome === undefined) throw new Error('Nothing was read')
  return outcome
}

async function drawn(bytes: Uint8Array): Promise<string> {
  const outcome = await outcomeOf(bytes)
  return 'unusable' in outcome ? outcome.unusable : new TextDecoder().decode(outcome.bytes)
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A PNG of about a kilobyte whose header says that it has 3,600 million pixels. */
function bomb(): Buffer {
  const header = Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60, 8, 6, 0, 0, 0])
  const pixels = deflateSync(Buffer.alloc(800_000))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'makes a WebP of at most 1,200 pixels and 60 KB from a %s',
  async (type) => {
    const outcome = await outcomeOf(await plain(2400, 1600)[type]().toBuffer())
    if ('unusable' in outcome) throw new Error(outcome.unusable)
    expect(outcome.bytes.byteLength).toBeLessThanOrEqual(largestPicture)
    const { format, width, height, hasAlpha, exif } = await sharp(outcome.bytes).metadata()
    expect({ format, width, height, hasAlpha, exif }).toEqual({
      format: 'webp',
      width: 1200,
      height: 800,
      hasAlpha: false,
      exif: undefined,
    })
  },
)

test('turns a photograph upright and drops where it was taken', async () => {
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } }
  const lying = await plain(300, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer()
  const outcome = await outcomeOf(lying)
  if ('unusable' in outcome) throw new Error(outcome.unusable)
  expect(await sharp(outcome.bytes).metadata()).toMatchObject({ width: 200, height: 300 })
  expect(Buffer.from(outcome.bytes).includes('Somebody')).toBe(false)
})

test('makes the same bytes from the same file', async () => {
  const file = await plain(500, 500).png().toBuffer()
  const [one, other] = await readPictures([file, file])
  expect(one).toEqual(other)
})

test('takes quality from a photograph until it fits, and says so where nothing does', async () => {
  const noise = Buffer.from(Array.from({ length: 1000 * 1000 * 3 }, () => Math.floor(Math.random() * 256)))
  const image = sharp(noise, { raw: { width: 1000, height: 1000, channels: 3 } })
  const soft = await outcomeOf(await image.clone().blur(2).jpeg().toBuffer())
  expect('bytes' in soft && soft.bytes.byteLength <= largestPicture).toBe(true)
  expect(await outcomeOf(await image.jpeg().toBuffer())).toEqual({
    unusable: expect.stringContaining("can't be made smaller than 60 KB"),
  })
})

test('refuses a picture of 60,000 × 60,000 pixels without taking memory for it', async () => {
  expect(bomb().byteLength).toBeLessThan(1500)
  expect(await outcomeOf(bomb())).toEqual({
    unusable: 'This picture has more than 25 million pixels. Make it smaller first.',
  })
  const memoryAfter = (file: Buffer) => {
    const script = `import { rasterPicture } from ${JSON.stringify(new URL('./raster.ts', import.meta.url).href)}
      await rasterPicture(Buffer.from('${file.toString('base64')}', 'base64')).catch(() => {})
      console.log(process.resourceUsage().maxRSS)`
    const flags = ['--import', 'tsx', '--input-type=module', '--eval', script]
    const cwd = fileURLToPath(new URL('.', import.meta.url))
    return Number(execFileSync(process.execPath, flags, { cwd, encoding: 'utf8' }))
  }
  const kilobytes = memoryAfter(bomb()) - memoryAfter(await plain(10, 10).png().toBuffer())
  expect(kilobytes).toBeLessThan(20 * 1024)
})

test('refuses other files and damaged ones, each with its reason', async () => {
  const png = await plain(800, 800).png({ compressionLevel: 0 }).toBuffer()
  const outcomes = await readPictures([
    text('GIF89a'),
    text('%PDF-1.7'),
    png.subarray(0, 5000),
    text(''),
    text('<p>svg</p>'),
  ])
  const notAPicture = { unusable: 'A picture must be a PNG, JPEG, WebP or SVG file.' }
  expect(outcomes).toEqual([
    notAPicture,
    notAPicture,
    { unusable: 'This picture is damaged and cannot be read.' },
    notAPicture,
    notAPicture,
  ])
})

test('gives a picture up that takes too long, and continues with the next', async () => {
  const file = await plain(100, 100).png().toBuffer()
  await expect(readPictures([file], { timeoutMs: 1 })).rejects.toThrow('takes too long')
  expect(await outcomeOf(file)).toHaveProperty('type', 'webp')
})

const svg = (inner: string, attributes = 'viewBox="0 0 10 5"') =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  )

test('keeps a drawing as an SVG that needs no styles, with the notes of its program left out', async () => {
  const source = text(`<?xml version="1.0"?><!-- Made by hand -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="s" xmlns:inkscape="i" width="20" height="10px" inkscape:version="1">
      <sodipodi:namedview pagecolor="#fff"/><metadata>A &amp; B</metadata>
      <defs><linearGradient id="a"><stop offset="0" style="stop-color:#f00;stop-opacity:1"/></linearGradient></defs>
      <g inkscape:label="Layer"><path d="M0 0h9" style="fill:url(#a);-inkscape-stroke:none" sodipodi:nodetypes="cc" inkscape:d="M9 9"/></g>
      <text x="1" y="2">5 &lt; <tspan dy="1">6</tspan></text>
    </svg>`)
  expect((await drawn(source)).replace(/>\s+</g, '><')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="600" height="300">' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00" stop-opacity="1"/></linearGradient></defs>' +
      '<g><path d="M0 0h9" fill="url(#a)"/></g><text x="1" y="2">5 &lt; <tspan dy="1">6</tspan></text></svg>',
  )
})

test('reads a size in other units as browsers do, and only UTF-8', async () => {
  expect(await drawn(svg('<path d="M0 0h9"/>', 'width="2in" height="25.4mm"'))).toContain('viewBox="0 0 192 96"')
  expect(await drawn(svg('<path/>', 'width="2em" height="1em"'))).toContain('does not say how large it is')
  const latin = Buffer.from('<svg viewBox="0 0 1 1"><text>30°</text></svg>', 'latin1')
  expect(await drawn(latin)).toContain('must be in UTF-8')
})

test('reads a document of many unfinished types in a moment', async () => {
  const outcome = await readPictures([text(`<svg ${'<!DOCTYPE'.repeat(200_000)}`)], { timeoutMs: 30_000 })
  expect(outcome).toEqual([{ unusable: expect.any(String) }])
})

const hostile: readonly (readonly [string, string])[] = [
  ['<script>alert(1)</script>', '<script>'],
  ['<svg:script>alert(1)</svg:script>', '<script>'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
  ['<style>@import url(http://a.example)</style>', '<style>'],
  ['<path onload="alert(1)"/>', 'onload'],
  ['<a href="javascript:alert(1)"><text>x</text></a>', '<a>'],
  ['<image href="http://a.example/a.png"/>', '<image>'],
  ['<use xlink:href="#a"/>', '<use>'],
  ['<animate attributeName="x"/>', '<animate>'],
  ['<path fill="url(http://a.example/a.svg#a)"/>', 'fill="url(http://a.example'],
  ['<path style="fill: URL( //a.example )"/>', 'fill="URL( //a.example )"'],
  ['<path style="fill:u\\72l(//a.example)"/>', 'fill="u\\72l(//a.example)"'],
  ['<path filter="url(#f)"/>', 'filter="url(#f)"'],
  ['<linearGradient href="other.svg#a"/>', 'href="other.svg#a"'],
  ['<marker id="a"><path d="M0 0h1"/></marker>', '<marker>'],
  ['<g style="marker:url(#b)"><path d="M0 0h1"/></g>', 'marker="url(#b)"'],
  [`<clipPath id="a">${'<path d="M0 0h1"/>'.repeat(21)}</clipPath>`, 'a clip of more than 20 shapes'],
  ['<text>a&#1;b</text>', 'a control character'],
]

test('refuses by name what an SVG could load, run, animate or multiply', async () => {
  const outcomes = await readPictures(hostile.map(([inner]) => svg(inner)))
  expect(outcomes).toEqual(
    hostile.map(([, part]) => ({ unusable: expect.stringContaining(`This SVG contains ${part}`) })),
  )
})

test('refuses an SVG that declares entities, has no size, is broken, or is too large', async () => {
  const entities = text('<!DOCTYPE svg [<!ENTITY a "aa">]><svg viewBox="0 0 1 1"><text>&a;</text></svg>')
  expect(await drawn(entities)).toContain('declares a document type or entities')
  expect(await drawn(svg('<path/>', 'width="100%"'))).toContain('does not say how large it is')
  expect(await drawn(svg('<path'))).toContain('malformed')
  expect(await drawn(svg(`<path d="${'M0 0h1'.repeat(11_000)}"/>`))).toContain('more than 60 KB')
})
