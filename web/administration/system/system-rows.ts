import { numberWords } from '@sabi/shared/subjects/count-words'
import type { SystemInfo } from '@sabi/shared/administration/system-calls'
import { dateAndTime } from '../date-and-time.ts'

type Row = readonly [label: string, value: string]

/** The system info in words, most important first. */
export function systemRows(info: SystemInfo): readonly Row[] {
  const { database, mail, disk } = info
  return [
    ['Environment', info.environment === 'production' ? 'Production' : 'Development'],
    ['Version', info.appVersion],
    ['Running since', dateAndTime(info.startedAt)],
    ['Mail', configuredWords(mail.isConfigured)],
    ['Mails waiting', numberWords(mail.waiting)],
    ['Failed mails', numberWords(mail.failed)],
    ['Last mail error', mail.lastError ?? 'None'],
    ['Last backup', info.lastBackupAt === null ? 'Never' : dateAndTime(info.lastBackupAt)],
    ['Last backup error', info.lastBackupError ?? 'None'],
    ['Disk', disk === null ? 'Unknown' : `${sizeWords(disk.freeBytes)} free of ${sizeWords(disk.totalBytes)}`],
    // Drops the compiler and the machine.
    ['Database', database.version.replace(/ on .*/, '')],
    ['Database runs', database.isEmbedded ? 'With this server' : 'On its own'],
    ['Database size', sizeWords(database.sizeBytes)],
    ['Last migration', database.migration],
    ['Question bank', info.bankVersion ?? 'None'],
    ...aiRows(info.ai),
    ['Second factor', info.secondFactor === 'required' ? 'Required' : 'Optional'],
    ['Node.js', info.nodeVersion],
  ]
}

function aiRows(ai: SystemInfo['ai']): readonly Row[] {
  const [tutor = '', generator] = ai.models
  const usage: readonly Row[] = [
    ['AI calls today', `${spendingWords(ai.today)}; limit ${numberWords(ai.callsADay)} calls`],
    ['AI calls this month', spendingWords(ai.thisMonth)],
  ]
  if (!ai.isConfigured) return [['AI provider', configuredWords(false)], ...(ai.thisMonth.calls > 0 ? usage : [])]
  return [
    ['AI provider', ai.host ?? ''],
    ['AI model', generator === undefined ? tutor : `${tutor}; ${generator} for questions`],
    ['AI paused', ai.pausedSince === null ? 'No' : `Since ${dateAndTime(ai.pausedSince)}`],
    ...usage,
  ]
}

/** '120 calls, 3 failed, about 12,000 tokens in and 3,400 out, cost 0.05' */
function spendingWords({ calls, failures, inputTokens, outputTokens, cost }: SystemInfo['ai']['today']): string {
  const tokens = `about ${numberWords(inputTokens)} tokens in and ${numberWords(outputTokens)} out`
  const price = cost === null ? '' : `, cost ${cost.toFixed(2)}`
  return `${numberWords(calls)} ${calls === 1 ? 'call' : 'calls'}, ${numberWords(failures)} failed, ${tokens}${price}`
}

function configuredWords(isConfigured: boolean): string {
  return isConfigured ? 'Configured' : 'Not configured'
}

const step = 1024

/** Bytes in a readable form, with one decimal below ten: '9.5 MB', '120 GB'. */
function sizeWords(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB']
  const power = bytes < step ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(step)))
  const size = bytes / step ** power
  return `${size < 10 && power > 0 ? size.toFixed(1) : Math.round(size)} ${units[power]}`
}
