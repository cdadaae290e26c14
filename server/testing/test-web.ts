import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bothWordings, drawnPages, nameOfDrawn, personalPages, placeholders } from '@sabi/shared/contract/pages'

const { siteName, supportEmail, content, tutor, siteKey } = placeholders

/** The files of a built web app, as far as the server looks into them: the shell, a written page of each kind. */
export async function writeTestWeb(folder: string): Promise<void> {
  await mkdir(join(folder, '.pages/topics'), { recursive: true })
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, '.drawing/shells'), { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'index.html'), page('')),
    writeFile(
      join(folder, '.vite/early-files.json'),
      JSON.stringify({ '/practice': '</assets/practice.js>; rel=modulepreload', '/help': '</assets/more.js>' }),
    ),
    ...personalPages.map((personal) =>
      writeFile(
        join(folder, '.drawing/shells', `${nameOfDrawn(personal)}.html`),
        page(
          'ROOT<script>let guard</script><script type="module" src="/assets/index.js"></script>',
          '<style>i{top:0}</style>',
        ),
      ),
    ),
    ...drawnPages.map((drawn) =>
      writeFile(join(folder, '.drawing/shells', `${nameOfDrawn(drawn)}.html`), page('ROOT', '<style>b{top:0}</style>')),
    ),
    writeFile(join(folder, '.drawing/prerender.js'), drawing),
    writeFile(join(folder, 'sw.js'), 'self'),
    writeFile(
      join(folder, '.pages/index.html'),
      page(
        `<h1>Welcome</h1><h2>${bothWordings('AI-Powered Tutor', 'Textbook')}</h2>`,
        '<script>let goOn</script><style>a{top:0}</style>',
      ),
    ),
    writeFile(
      join(folder, '.pages/index.support.html'),
      page(`<h1>Welcome</h1><a href="mailto:${supportEmail}">Contribute</a>`, '<style>u{top:0}</style>'),
    ),
    writeFile(join(folder, '.pages/help.html'), page('<h1>Help</h1>')),
    writeFile(
      join(folder, '.pages/help.support.html'),
      page(`<h1>Help</h1><a href="mailto:${supportEmail}">Write</a>`),
    ),
    writeFile(join(folder, '.pages/corrections.html'), page(`<h1>Corrections</h1>${content}`)),
    writeFile(join(folder, '.pages/404.html'), page('<h1>Page Not Found</h1>')),
    writeFile(join(folder, '.pages/topics/che-1.html'), page(`<h1>Topic 1</h1><i title="${siteName}"></i>`)),
  ])
}

/** Renders what it was asked for, as JSON. A page whose address says so has no preview, or can't be rendered. */
const drawing = `export async function drawDocument({ shell, ...asked }) {
  return shell.replace('ROOT', () => '<pre>' + JSON.stringify(asked).replaceAll('<', '&lt;') + '</pre>')
}
export async function drawPreview(order) {
  if (order.search === 'breaks=1') throw new Error('It breaks.')
  return order.search === 'plain=1' ? null : order.shell.replace('ROOT', '<pre>' + order.path + '</pre>')
}`

/** The files that phones fetch of the bank, as far as the server tells them apart. */
export async function writeTestPacks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'static-questions.json'), '[]')
  const notes = { subject: 'physics', file: 'physics-notes-0a1b2c.json', count: 0, bytes: 9, hash: '0a1b2c' }
  const index = { version: 'packs', count: 0, subjects: [], textbooks: [notes] }
  await writeFile(join(folder, 'index.json'), JSON.stringify(index))
  await writeFile(join(folder, notes.file), JSON.stringify({ format: 1, subject: notes.subject, notes: [] }))
  await writeFile(join(folder, 'static-questions.json.br'), brotliCompressSync('[]'))
}

function page(body: string, head = ''): string {
  const name = `<title>${siteName}</title><meta name="application-name" content="${siteName}" /><meta name="tutor" content="${tutor}" /><meta name="site-key" content="${siteKey}" />`
  return `<!doctype html><html><head>${name}<script>let theme</script>${head}</head><body>${body}</body></html>`
}
