import type { ShownQuestion } from '@sabi/shared/content/question'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { Choice } from '../design/forms/Choice.tsx'
import { Field } from '../design/forms/Field.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { ErrorState } from '../design/states/ErrorState.tsx'
import { Skeleton } from '../design/states/Skeleton.tsx'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { printPage } from '../platform/page/printing.ts'
import { toast } from '../platform/page/toast-store.ts'
import { useReading } from '../platform/useReading.ts'
import { loadDrawing } from './load-drawing.ts'
import { PrintedSheet } from './PrintedSheet.tsx'
import { Projector } from './Projector.tsx'
import { rememberSheet } from './recent-sheets.ts'
import { addressOfSheet, longestTitle, versionsOf, type KeyKind, type Sheet } from './sheet.ts'
import styles from './Worksheet.module.css'
import { sheetTexts } from './texts.ts'

const columnChoices = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
] as const
const keyChoices = [
  { value: 'explained', label: 'With explanations' },
  { value: 'letters', label: 'Letters only' },
  { value: 'none', label: 'None' },
] as const satisfies readonly { value: KeyKind; label: string }[]

/** A sheet as it will be printed, with what can be changed about it. */
export function SheetView({ sheet }: { sheet: Sheet }) {
  const [, navigate] = useLocation()
  const [isShown, setShown] = useState(false)
  const [turn, setTurn] = useState(0)
  const questions = useLast(
    useReading(`${turn} ${sheet.ids.join()}`, () => loadDrawing().then(({ readSheet }) => readSheet(sheet)), null),
  )
  const address = addressOfSheet(sheet)
  const isHere = (questions?.length ?? 0) > 0
  useEffect(() => {
    if (isHere) rememberSheet(address)
  }, [address, isHere])
  if (questions === undefined) return <Skeleton height="40rem" />
  if (questions === null || questions.length === 0)
    return (
      <>
        <PageTitle title="Worksheet" />
        {questions === null ? (
          <ErrorState title={sheetTexts.notHere.title} onRetry={() => setTurn(turn + 1)}>
            {sheetTexts.notHere.text}
          </ErrorState>
        ) : (
          <ErrorState title={sheetTexts.unknown.title}>{sheetTexts.unknown.text}</ErrorState>
        )}
        <LinkButton href="/worksheet" variant="secondary">
          New worksheet
        </LinkButton>
      </>
    )
  const change = (part: Partial<Sheet>) => navigate(addressOfSheet({ ...sheet, ...part }), { replace: true })
  const versions = versionsOf(sheet, questions)
  const missing = sheet.ids.length - questions.length
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <PageTitle title="Worksheet" lead={missing > 0 ? sheetTexts.gone(missing) : undefined} />
        <Card title="How it is printed">
          <Field
            id="title"
            label="Title"
            value={sheet.title}
            maxLength={longestTitle}
            onChange={(event) => change({ title: event.target.value })}
          />
          <Choice
            label="Columns"
            value={sheet.columns === 1 ? '1' : '2'}
            options={columnChoices}
            onChange={(columns) => change({ columns: columns === '1' ? 1 : 2 })}
          />
          <Choice label="Answer key" value={sheet.key} options={keyChoices} onChange={(key) => change({ key })} />
          <Checkbox
            label="Versions A and B"
            hint="The same questions in another order, and so are their options. Numbers go from the smallest to the largest in both."
            checked={sheet.hasVersionB}
            onChange={() => change({ hasVersionB: !sheet.hasVersionB })}
          />
          <Checkbox
            label="Answer grid"
            hint="A page with boxes to tick, so that the questions can be used again."
            checked={sheet.hasGrid}
            onChange={() => change({ hasGrid: !sheet.hasGrid })}
          />
          <div className={styles.buttons}>
            <Button onClick={printPage}>Print</Button>
            <Button variant="secondary" onClick={() => setShown(true)}>
              Show on a projector
            </Button>
            <LinkButton href="/worksheet" variant="ghost">
              New worksheet
            </LinkButton>
          </div>
        </Card>
      </div>
      <PrintedSheet
        sheet={sheet}
        versions={versions}
        tools={questions.map((question) => (
          <QuestionTools key={question.id} question={question} ids={sheet.ids} onChange={(ids) => change({ ids })} />
        ))}
      />
      {isShown && versions[0] !== undefined && <Projector paper={versions[0].paper} onClose={() => setShown(false)} />}
    </div>
  )
}

/** The last value that was known, so that a sheet stands still while another question is read. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

interface QuestionToolsProps {
  question: ShownQuestion
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

/** Replaces a question by another of its topic and difficulty, or takes it off the sheet. */
function QuestionTools({ question, ids, onChange }: QuestionToolsProps) {
  const [isBusy, setBusy] = useState(false)
  const { id, subject, topicId, difficulty, passage } = question
  const swap = async () => {
    setBusy(true)
    const selection = { subject, topicIds: [topicId], examType: 'ALL', difficulty, count: 1 } as const
    const drawn = await loadDrawing()
      .then(({ drawForSheet }) => drawForSheet(selection, ids))
      .catch(() => null)
    const [other] = drawn ?? []
    setBusy(false)
    if (other === undefined) toast({ tone: 'warning', title: sheetTexts.noOther })
    else onChange(ids.map((one) => (one === id ? other : one)))
  }
  return (
    <span className={styles.edit}>
      {/* Another question of a passage would bring another text. */}
      {passage === undefined && (
        <Button variant="ghost" busy={isBusy} onClick={() => void swap()}>
          Swap
        </Button>
      )}
      {ids.length > 1 && (
        <Button variant="ghost" onClick={() => onChange(ids.filter((one) => one !== id))}>
          Remove
        </Button>
      )}
    </span>
  )
}
