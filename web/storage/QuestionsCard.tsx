import { counted } from '@sabi/shared/subjects/count-words'
import type { PackIndex } from '@sabi/shared/content/pack'
import { subjectIds, type SubjectId } from '@sabi/shared/content/question'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { syncQuestions, useSyncStatus } from '../offline/questions/question-sync.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { downloadsUnasked } from '../platform/data-saver.ts'
import { toast } from '../platform/page/toast-store.ts'
import { Row } from '../settings/Row.tsx'
import styles from '../settings/Settings.module.css'
import { sizeWords } from '../settings/size-words.ts'
import { ClearCache } from './ClearCache.tsx'
import { askToKeep, type StorageInfo, type SubjectInfo } from './storage-info.ts'
import { SyncBadge } from './SyncBadge.tsx'
import { downloadWords, storageTexts } from './texts.ts'

interface QuestionsCardProps {
  info: StorageInfo
  /** The packs on the server, as last known; undefined while loading, null if unavailable. */
  index: PackIndex | null | undefined
  onChange: () => void
}

/** The questions on the phone by subject, with buttons to download and delete them. */
export function QuestionsCard({ info, index, onChange }: QuestionsCardProps) {
  const isBusy = useIsBusy()
  const isOnline = useIsOnline()
  const missing = info.subjects.filter(({ version }) => version === null)
  const downloads = missing.flatMap(({ id }) => downloadOf(index, id) ?? [])
  const total = (of: keyof Download) => downloads.reduce((sum, download) => sum + download[of], 0)
  return (
    <Card title="Questions">
      <div className={styles.block}>
        <SyncBadge />
        {missing.length === 0 && <p>{storageTexts.allSaved}</p>}
        {missing.length > 0 && index === undefined && isOnline && <Skeleton height="3rem" />}
        {downloads.length > 0 && (
          <p>
            {downloadWords(total('count'), total('bytes'))} {storageTexts.withNotes}
          </p>
        )}
        {!downloadsUnasked() && <p>{storageTexts.savingData}</p>}
        <Button
          busy={isBusy}
          reason={isOnline ? undefined : storageTexts.offlineReason}
          onClick={() => void sync(subjectIds).then(onChange)}
        >
          Sync Questions
        </Button>
      </div>
      {info.subjects.map((subject) => (
        <SubjectRow key={subject.id} subject={subject} download={downloadOf(index, subject.id)} onChange={onChange} />
      ))}
      <ClearCache count={info.questionCount} onCleared={onChange} />
    </Card>
  )
}

interface Download {
  /** The number of questions. */
  count: number
  /** The compressed size of questions and notes. */
  bytes: number
}

function downloadOf(index: PackIndex | null | undefined, id: SubjectId): Download | undefined {
  const pack = index?.subjects.find(({ subject }) => subject === id)
  const book = index?.textbooks.find(({ subject }) => subject === id)
  return pack && { count: pack.count, bytes: pack.bytes + (book?.bytes ?? 0) }
}

interface SubjectRowProps {
  subject: SubjectInfo
  download: Download | undefined
  onChange: () => void
}

function SubjectRow({ subject: { id, count, version }, download, onChange }: SubjectRowProps) {
  const isBusy = useIsBusy()
  const canFetch = useIsOnline() && !isBusy
  const size = download === undefined ? '' : `, ${sizeWords(download.bytes)}`
  const isSaved = version !== null
  const label = `Download ${subjectName(id)}${size}`
  return (
    <Row
      label={subjectName(id)}
      value={
        <p className={styles.hint}>
          <Badge tone={isSaved ? 'ok' : 'neutral'}>{stateWords(isSaved, count)}</Badge>{' '}
          {/* What could not be asked of the server is not said to be nothing. */}
          {(isSaved || download !== undefined || count > 0) &&
            counted(isSaved ? count : (download?.count ?? count), 'question')}
          {size}
        </p>
      }
    >
      {!isSaved && (
        <Button
          variant="secondary"
          aria-disabled={!canFetch}
          aria-label={canFetch ? label : `${label}. Not possible now`}
          onClick={() => void sync([id]).then(onChange)}
        >
          Download
        </Button>
      )}
    </Row>
  )
}

function stateWords(isSaved: boolean, count: number): string {
  if (isSaved) return 'Saved'
  return count > 0 ? 'Partly saved' : 'Not saved'
}

function useIsBusy(): boolean {
  return useSyncStatus(({ status }) => status === 'checking' || status === 'syncing')
}

/** STOR-04 */
async function sync(subjects: readonly SubjectId[]): Promise<void> {
  const result = await syncQuestions(subjects)
  const { message } = useSyncStatus.getState()
  if (result === 'failed') {
    return toast({ title: storageTexts.syncFailed, description: message, tone: 'destructive' })
  }
  await askToKeep()
  if (result === 'current') return toast({ title: storageTexts.upToDate })
  toast({ title: storageTexts.syncComplete, description: message, tone: 'success' })
}
