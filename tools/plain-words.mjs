// `node tools/plain-words.mjs [--list] [PATH...]`: counts turns of phrase that read as translated, for each folder and for what the
// branch changes, and fails above the allowed figure. With PATHs it only counts those. A clone without the branch main has no
// change to measure; the folders are checked all the same.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './prepare.mjs'
import { readProse } from './prose.mjs'

/** Odd turns allowed in 1,000 words. */
const allowed = 1
/** Folders that still have more. Only lower these figures. */
const stillAllowed = { content: 1.6, journeys: 1.8, shared: 1.1, web: 1.3, 'this change': 1.3 }

const paths = process.argv.slice(2).filter((argument) => argument !== '--list')
const isListing = process.argv.includes('--list')
let hasFailed = false

const tracked = git('ls-files', '--', ...paths)
if (tracked === null) console.log('Not a git checkout: nothing to count.')
else if (paths.length > 0) print('all', count(tracked))
else {
  for (const [folder, files] of byFolder(tracked)) check(folder, count(files), stillAllowed[folder] ?? allowed)
  const base = git('merge-base', 'HEAD', 'main')?.[0]
  const changed = base === undefined ? [] : git('diff', '--name-only', base)
  if (changed.length > 0) check('this change', count(changed), stillAllowed['this change'] ?? allowed)
}
process.exitCode = hasFailed ? 1 : 0

function git(...command) {
  const { status, stdout } = spawnSync('git', command, { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}

/** Groups files by their first folder. */
function byFolder(files) {
  const groups = new Map()
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : 'documents'
    groups.set(folder, [...(groups.get(folder) ?? []), file])
  }
  return groups
}

function count(files) {
  const total = { words: 0, odd: [] }
  for (const file of files.filter(isRead)) {
    const { words, odd } = readProse(file, readFileSync(join(repository, file), 'utf8'))
    total.words += words
    total.odd.push(...odd)
  }
  return total
}

/** The content of questions is checked by its own linter, and the counter and its test quote what they count. */
function isRead(file) {
  return (
    /\.(?:ts|tsx|mjs|md|css|sql)$/.test(file) &&
    !/(?:^|\/)(?:items|notes|facts|families|samples|migrations)\//.test(file) &&
    !file.startsWith('tools/prose.') &&
    existsSync(join(repository, file))
  )
}

/** A short text may contain one odd turn, which the patterns may have found in a good sentence. */
function check(name, { words, odd }, most) {
  const isOver = odd.length > Math.max(1, (most * words) / 1000)
  hasFailed ||= isOver
  print(name, { words, odd }, isOver ? `more than the ${most} allowed` : '')
  if (isOver && !isListing) for (const line of odd) console.log(`  ${line}`)
}

function print(name, { words, odd }, remark = '') {
  const figure = words === 0 ? 0 : (1000 * odd.length) / words
  console.log(`${name}: ${odd.length} in ${words} words, ${figure.toFixed(2)} per 1,000 ${remark}`.trimEnd())
  if (isListing) for (const line of odd) console.log(`  ${line}`)
}
