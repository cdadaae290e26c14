import { generatorProgress } from '@sabi/shared/generator/calls'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { toast } from '../platform/page/toast-store.ts'
import { queryOf } from '../platform/server/queries.ts'
import { closeGenerator, resumeGeneration, useGenerator } from './generation.ts'
import styles from './GeneratorCard.module.css'
import { GeneratorDialog } from './GeneratorDialog.tsx'
import { Making } from './Making.tsx'
import { hintBefore } from './offer.ts'
import { generatorTexts } from './texts.ts'

/** Offers new questions, or explains how to unlock them (GEN-02). */
export function GeneratorCard({ filter }: { filter: QuestionFilter }) {
  const { data, isLoading, refetch } = useQuery(queryOf(generatorProgress, {}, { keep: true }))
  const { stage, isOpen } = useGenerator()
  const isOnline = useIsOnline()
  useEffect(() => {
    resumeGeneration()
    return closeGenerator
  }, [])
  const open = () => {
    if (isOnline) useGenerator.setState({ isOpen: true })
    else toast({ ...generatorTexts.offline, tone: 'warning' })
  }
  const hint = data && hintBefore(data.data, filter)
  return (
    <Card title="New questions" className={styles.card}>
      {stage.name === 'running' ? (
        <>
          <Making />
          <Button full variant="secondary" onClick={open}>
            Show
          </Button>
        </>
      ) : (
        <>
          {data === undefined && isLoading && <Skeleton height="6rem" />}
          {data === undefined && !isLoading && <NotLoaded isOnline={isOnline} onRetry={() => void refetch()} />}
          {typeof hint === 'string' && <p className={styles.hint}>{hint}</p>}
          {hint === null && (
            <>
              <p>{generatorTexts.eligible}</p>
              <Button full variant="secondary" busy={stage.name === 'asking'} onClick={open}>
                Generate 50 More Questions
              </Button>
            </>
          )}
        </>
      )}
      {isOpen && <GeneratorDialog filter={filter} progress={data?.data ?? []} />}
    </Card>
  )
}

function NotLoaded({ isOnline, onRetry }: { isOnline: boolean; onRetry: () => void }) {
  if (!isOnline) return <p className={styles.hint}>{generatorTexts.offline.description}</p>
  return (
    <p className={styles.hint}>
      Couldn't check for new questions.
      <Button variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}
