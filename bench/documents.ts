// `npx tsx bench/documents.ts [libreoffice] [read] [into=FOLDER]`: measures how much of Word and PDF papers is read, and how much of
// that is wrong. The papers are made from the bank's questions, so every text and key is known; Chromium prints the PDFs.
// `libreoffice` also converts the Word papers with LibreOffice (Debian: libreoffice-writer-nogui, libreoffice-math-nogui),
// `read` prints the rejected rows, and `into` keeps the files. Exits with 1 if the target is missed.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { readSyllabus } from '@sabi/content/build/syllabus'
import { prepareFile } from '@sabi/content/exchange/prepare'
import { judge, readPool, type TestDocument } from '@sabi/content/exchange/testing/corpus'
import { printedPapers, printLayouts, type PrintedPaper } from '@sabi/content/exchange/testing/print-layouts'
import { wordDocuments, wordLayouts } from '@sabi/content/exchange/testing/word-layouts'
import { teacherLayouts } from '@sabi/content/exchange/testing/teacher-layouts'
import { unseenPrintLayouts, unseenWordLayouts } from '@sabi/content/exchange/testing/unseen-layouts'
import { topicsOf } from '@sabi/shared/content/syllabus'
import { findBrowser } from '../journeys/testing/browser.ts'
import { demandMeasured } from './lib/measured.ts'

const topics = topicsOf(readSyllabus())
const context = { topics, defaults: { subject: 'physics', topicId: 'phy-waves', examType: 'JAMB' } } as const
const isVerbose = process.argv.includes('read')
const folder = process.argv.find((word) => word.startsWith('into='))?.slice('into='.length)

async function figuresOf(document: TestDocument, extension: string): Promise<Figures> {
  if (folder !== undefined)
    await writeFile(join(folder, `${document.name.replaceAll(/[^\w]+/g, '-')}.${extension}`), document.bytes)
  const prepared = await prepareFile({ name: `paper.${extension}`, bytes: document.bytes }, context).catch(
    (error: unknown) => {
      console.log(String(error))
      return { accepted: [], refused: [] }
    },
  )
  const { rows, accepted, wrong } = judge(document.truths, prepared.accepted)
  for (const { place, why } of wrong) console.log(`WRONG ${document.name}: ${place}: ${why}`)
  if (isVerbose)
    for (const { place, reason, detail } of prepared.refused.slice(0, 12))
      console.log(`  ${document.name}: ${place}: ${reason}: ${detail}`)
  return { document: document.name, rows, accepted, wrong: wrong.length }
}

async function printed(papers: readonly PrintedPaper[]): Promise<TestDocument[]> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const documents: TestDocument[] = []
    for (const { name, html, header, footer, truths } of papers) {
      const page = await browser.newPage()
      await page.setContent(html)
      const bytes = await page.pdf({
        format: 'A4',
        displayHeaderFooter: true,
        headerTemplate: header,
        footerTemplate: footer,
        margin: { top: '20mm', bottom: '20mm', left: '18mm', right: '18mm' },
      })
      documents.push({ name, truths, bytes: new Uint8Array(bytes) })
      await page.close()
    }
    return documents
  } finally {
    await browser.close()
  }
}

/** Converts the documents with LibreOffice. Layouts whose marks it drops are still compared with the original. */
async function throughLibreOffice(documents: readonly TestDocument[], target: 'docx' | 'pdf'): Promise<TestDocument[]> {
  const home = await mkdtemp(join(tmpdir(), 'sabi-documents-'))
  try {
    const paths = documents.map((_, index) => join(home, `${index}.docx`))
    await Promise.all(documents.map(({ bytes }, index) => writeFile(paths[index] ?? '', bytes)))
    const out = join(home, 'out')
    const profile = `-env:UserInstallation=file://${join(home, 'profile')}`
    // The packaged Chromium limits the programs started after it to its few fonts, which contain no arrows for LibreOffice.
    const { PATH, HOME } = process.env
    await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', target, '--outdir', out, ...paths], {
      env: { PATH, HOME },
    })
    return await Promise.all(
      documents.map(async ({ name, truths }, index) => ({
        name: `LibreOffice ${target}: ${name}`,
        truths,
        bytes: new Uint8Array(await readFile(join(out, `${index}.${target}`))),
      })),
    )
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

interface Figures {
  document: string
  rows: number
  accepted: number
  wrong: number
}

/** The minimum share of rows to accept, and the share of wrong ones among them that is too high. */
const leastAccepted = 0.5
const mostWrong = 0.01

function report(title: string, figures: readonly Figures[]): boolean {
  const sum = (field: 'rows' | 'accepted' | 'wrong'): number => figures.reduce((sum, row) => sum + row[field], 0)
  const [rows, accepted, wrong] = [sum('rows'), sum('accepted'), sum('wrong')]
  console.log(`\n${title}`)
  console.table(figures)
  const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  console.log(
    `${accepted} of ${rows} accepted (${percent(accepted, rows)}), ${wrong} of them wrong (${percent(wrong, accepted)})`,
  )
  return rows > 0 && accepted >= leastAccepted * rows && wrong < mostWrong * accepted
}

const pool = readPool()

async function measured(word: readonly TestDocument[], papers: readonly PrintedPaper[]): Promise<Figures[]> {
  const figures: Figures[] = []
  for (const document of word) figures.push(await figuresOf(document, 'docx'))
  for (const document of await printed(papers)) figures.push(await figuresOf(document, 'pdf'))
  return figures
}

const seen = wordDocuments(pool, { ...wordLayouts, ...teacherLayouts })
const isGood = [
  report('Layouts used to develop the reader', await measured(seen, printedPapers(pool, printLayouts))),
  report(
    'Layouts written afterwards',
    await measured(wordDocuments(pool, unseenWordLayouts), printedPapers(pool, unseenPrintLayouts)),
  ),
]
if (process.argv.includes('libreoffice'))
  for (const target of ['docx', 'pdf'] as const) {
    const figures: Figures[] = []
    for (const document of await throughLibreOffice(seen, target)) figures.push(await figuresOf(document, target))
    report(`The same Word documents converted by LibreOffice: ${target}`, figures)
  }
demandMeasured({ layouts: seen.length })
if (isGood.includes(false)) {
  console.error(`Fewer than half of the rows were accepted, or 1 % or more of the accepted rows were wrong.`)
  process.exitCode = 1
}
