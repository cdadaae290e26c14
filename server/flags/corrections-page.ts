import { escapeHtml } from '@sabi/shared/content/escape-html'
import type { CorrectionSummary, PublicCorrection } from '@sabi/shared/flags/correction-calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import type { Platform } from '../platform/platform.ts'
import type { Contents } from '../platform/pages/shell.ts'
import { correctionsOf } from './corrections.ts'

const longestText = 200

/** The parts of the corrections page that come from the database, as HTML readable without JavaScript. */
export function correctionContents({ database }: Pick<Platform, 'database'>): Contents {
  const findCorrections = correctionsOf(database)
  return {
    '/corrections': async () => {
      const { data, summary } = await findCorrections()
      return `<h2>In numbers</h2>${listOf(numbers(summary))}<h2>Latest corrections</h2>${latest(data)}`
    },
  }
}

/** Sentences about the numbers that exist; leaves out those that are still unknown. */
function numbers({ reports, decided, medianHours, keysPerTenThousand }: CorrectionSummary): string[] {
  const rate = keysPerTenThousand === null ? null : Math.round(keysPerTenThousand * 100) / 100
  return [
    reports === 0
      ? 'No questions have been reported yet.'
      : `Students have sent ${counted(reports, 'report')}. We have decided on ${decided}.`,
    medianHours === null
      ? ''
      : `Half of these decisions took no more than ${counted(Math.max(1, Math.ceil(medianHours)), 'hour')}.`,
    rate === null ? '' : `For every 10,000 answers, ${counted(rate, 'question')} had a wrong answer marked as right.`,
  ]
}

function latest(corrections: readonly PublicCorrection[]): string {
  if (corrections.length === 0) return '<p>No questions have been corrected yet.</p>'
  return listOf(corrections.map(correctionWords))
}

function correctionWords({ subject, text, cause, isKeyChanged, correctedAt }: PublicCorrection): string {
  const day = new Date(correctedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' })
  const signs = [...text]
  const shown = signs.length > longestText ? `${signs.slice(0, longestText).join('')}…` : text
  const change = isKeyChanged
    ? 'We changed the right answer and updated the marks.'
    : 'The right answer is the same, and so are the marks.'
  return (
    `<time datetime="${correctedAt}">${day}</time>, ${subjectName(subject)}: “${escapeHtml(shown)}” ` +
    `<em>${escapeHtml(cause)}</em> ${change}`
  )
}

function listOf(items: readonly string[]): string {
  const rows = items.filter((item) => item !== '').map((item) => `<li>${item}</li>`)
  return `<ul>${rows.join('')}</ul>`
}
