import { numberWords } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { Suspense } from 'react'
import { Badge } from '../design/Badge.tsx'
import { Banner } from '../design/states/Banner.tsx'
import { Card } from '../design/Card.tsx'
import { DataTable } from '../design/DataTable.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { ProgressBar } from '../design/ProgressBar.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import type { Usage } from '../offline/usage.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import { besides } from '../platform/page/besides.tsx'
import { dayWords } from '../platform/time.ts'
import styles from '../settings/Settings.module.css'
import { QuestionsCard } from './QuestionsCard.tsx'
import { dropSharedFile, readSharedFile, useSharedFile } from './shared-file.ts'
import { useStorageInfo, type StorageInfo } from './storage-info.ts'
import { storageTexts } from './texts.ts'
import { UnsentCard } from './UnsentCard.tsx'

const PassItOnCard = besides(() => import('../passing-on/PassItOnCard.tsx').then((file) => file.PassItOnCard))

/** Everything this phone stores for offline practice (STOR-01). */
export function StorageScreen() {
  const isOnline = useIsOnline()
  const { info, index, refresh } = useStorageInfo()
  const { shared, forgetShared } = useSharedFile()
  const forgetQuestions = () => {
    forgetShared()
    void dropSharedFile()
  }
  return (
    <>
      <PageTitle title="Storage">
        Storage <Badge tone={isOnline ? 'ok' : 'warn'}>{isOnline ? 'Online' : 'Offline'}</Badge>
      </PageTitle>
      {/* It matters more than all below. */}
      <UnsentCard shared={shared} forgetShared={forgetShared} />
      {info === undefined && <Skeleton height="36rem" />}
      {info?.usage === null && <Banner tone="warn">{storageTexts.noDatabase}</Banner>}
      {info !== undefined && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <QuestionsCard info={info} index={index} onChange={refresh} />
            <Suspense fallback={<Skeleton height="18rem" />}>
              <PassItOnCard
                isAnythingHere={info.subjects.some(({ version }) => version !== null)}
                shared={shared === 'questions' ? readSharedFile : undefined}
                onShared={forgetQuestions}
                onChange={refresh}
              />
            </Suspense>
          </div>
          <div className={styles.column}>
            <SpaceCard info={info} />
            {info.usage !== null && <UsageCard usage={info.usage} />}
          </div>
        </div>
      )}
    </>
  )
}

function SpaceCard({ info }: { info: StorageInfo }) {
  const { space, isPersisted, questionCount, textbooks, version, lastSync } = info
  const rows = [
    ['Saved questions', numberWords(questionCount)],
    ['Saved textbooks', textbooks.map(subjectName).join(', ') || 'None yet'],
    ['Cache version', version ?? 'None yet'],
    ['Last synced', lastSync === null ? 'Never' : dayWords(lastSync)],
  ] as const
  return (
    <Card title="Space on this phone">
      {space === null ? <p>{storageTexts.noEstimate}</p> : <Space {...space} />}
      <DataTable
        caption="What is saved"
        columns={['What', 'Now']}
        rows={rows.map((cells) => ({ id: cells[0], cells }))}
      />
      {questionCount > 0 && isPersisted !== null && (
        <p className={styles.hint}>{isPersisted ? storageTexts.kept : storageTexts.notKept}</p>
      )}
    </Card>
  )
}

function Space({ usedMB, quotaMB, percentUsed }: NonNullable<StorageInfo['space']>) {
  const words = `${usedMB.toFixed(1)} MB of about ${numberWords(Math.round(quotaMB))} MB`
  return (
    <div>
      <p>{words}</p>
      <ProgressBar label="Space used" value={percentUsed} valueText={words} />
    </div>
  )
}

/** STOR-02 */
function UsageCard({ usage }: { usage: Usage }) {
  const rows = [
    ['Offline access', usage.offlineAccess],
    ['Online access', usage.onlineAccess],
    ['Sync successes', usage.syncSuccess],
    ['Sync failures', usage.syncFailure],
    ['Offline usage', `${usage.offlinePercentage}%`],
  ] as const
  return (
    <Card title="Last 7 days">
      <DataTable
        caption="How you used the app"
        columns={['What', 'How often']}
        rows={rows.map(([name, value]) => ({ id: name, cells: [name, String(value)] }))}
      />
      <p>{usage.offlinePercentage > praisedFrom ? storageTexts.praise : storageTexts.advice}</p>
    </Card>
  )
}

/** Offline use above this percentage earns praise. */
const praisedFrom = 50
