import type { SubjectEligibility } from '@sabi/shared/generator/calls'
import type { QuestionFilter } from '@sabi/shared/subjects/calls'
import { counted } from '@sabi/shared/subjects/count-words'
import { useState } from 'react'
import { Banner } from '../design/states/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Select } from '../design/forms/Select.tsx'
import { useIsOnline } from '../platform/server/connection.ts'
import { changeFilter, examOptions, subjectOptions } from '../practice/setup/filters.ts'
import { useTopicOptions } from '../practice/setup/useMatching.ts'
import { askForQuestions, closeGenerator, startGenerated, stopMaking, useGenerator, type Stage } from './generation.ts'
import styles from './GeneratorDialog.module.css'
import { Making } from './Making.tsx'
import { hintBefore } from './offer.ts'
import { generatorTexts } from './texts.ts'

interface GeneratorDialogProps {
  filter: QuestionFilter
  progress: readonly SubjectEligibility[]
}

/** Requests new questions and shows the progress (GEN-01). Closing the dialog does not stop the generation. */
export function GeneratorDialog({ filter, progress }: GeneratorDialogProps) {
  const [choice, setChoice] = useState(filter)
  const { stage } = useGenerator()
  return (
    <Dialog
      title={stage.name === 'ready' ? generatorTexts.generated : 'Generate 50 More Questions'}
      className={styles.dialog}
      onEscape={closeGenerator}
      actions={<Actions choice={choice} hint={hintBefore(progress, choice)} />}
    >
      {stage.name === 'failed' && (
        <Banner tone="bad" role="alert">
          <strong>{stage.title}</strong>
          <br />
          {stage.description}
        </Banner>
      )}
      {(stage.name === 'idle' || stage.name === 'asking' || stage.name === 'failed') && (
        <Choices choice={choice} onChange={(change) => setChoice(changeFilter(choice, change))} />
      )}
      <Making />
      <p role="status">{statusWords(stage)}</p>
    </Dialog>
  )
}

interface ChoicesProps {
  choice: QuestionFilter
  onChange: (change: Partial<QuestionFilter>) => void
}

function Choices({ choice, onChange }: ChoicesProps) {
  const topics = useTopicOptions(choice)
  return (
    <>
      <Select
        label="Subject"
        value={choice.subject}
        options={subjectOptions}
        onChange={(subject) => onChange({ subject })}
      />
      <Select
        label="Exam Type"
        value={choice.examType}
        options={examOptions}
        onChange={(examType) => onChange({ examType })}
      />
      <Select label="Topic" value={choice.topicId} options={topics} onChange={(topicId) => onChange({ topicId })} />
      <p className={styles.note}>
        {generatorTexts.cost}. {generatorTexts.sources}
      </p>
    </>
  )
}

/** The first button stays the same element in all stages, so that the focus is never lost. */
function Actions({ choice, hint }: { choice: QuestionFilter; hint: string | null }) {
  const { stage } = useGenerator()
  const isOnline = useIsOnline()
  const { subject, examType, topicId } = choice
  const first = {
    running: { words: 'Practise while you wait', run: closeGenerator },
    ready: { words: 'Start Practice Session', run: () => stage.name === 'ready' && startGenerated(stage.session) },
    other: {
      words: stage.name === 'asking' ? 'Generating...' : 'Generate',
      run: () => {
        if (subject !== 'ALL' && examType !== 'ALL') void askForQuestions({ subject, examType, topicId })
      },
    },
  }[stage.name === 'running' || stage.name === 'ready' ? stage.name : 'other']
  const isChoosing = stage.name === 'idle' || stage.name === 'failed'
  return (
    <>
      <Button
        full
        busy={stage.name === 'asking'}
        reason={isChoosing ? (hint ?? undefined) : undefined}
        onClick={first.run}
      >
        {first.words}
      </Button>
      {stage.name === 'running' ? (
        <Button
          full
          variant="secondary"
          busy={stage.stopping === 'asked'}
          reason={isOnline ? undefined : "You're offline. Your questions are still being made."}
          onClick={() => void stopMaking()}
        >
          Stop
        </Button>
      ) : (
        <Button full variant="secondary" onClick={closeGenerator}>
          Close
        </Button>
      )}
    </>
  )
}

function statusWords(stage: Stage): string {
  if (stage.name === 'running') return stage.stopping === 'failed' ? generatorTexts.notStopped : generatorTexts.leave
  if (stage.name !== 'ready') return ''
  return `${counted(stage.session.questions.length, 'new question')}. ${stage.message ?? ''}`
}
