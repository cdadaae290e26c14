import { useState, type ChangeEvent } from 'react'
import { Button } from '../design/Button.tsx'
import styles from '../settings/Settings.module.css'
import { takeInFile } from './take-in.ts'
import { outcomeWords, passingOnTexts as texts } from './texts.ts'

export interface ReceiveFileProps {
  /** Reads the file with questions that another app shared; undefined without one. */
  shared: (() => Promise<Blob | undefined>) | undefined
  /** Called when the student has decided about the shared file. */
  onShared: () => void
  /** Called when questions were stored. */
  onChange: () => void
}

/** Takes a file of questions, chosen or shared by another app. */
export function ReceiveFile({ shared, onShared, onChange }: ReceiveFileProps) {
  const [result, setResult] = useState('')
  const open = async (read: () => Promise<Blob | undefined>) => {
    setResult(texts.opening)
    try {
      const file = await read()
      setResult(file === undefined ? texts.failed : outcomeWords(await takeInFile(file)))
      onChange()
    } catch {
      setResult(texts.failed)
    }
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file !== undefined) void open(async () => file)
  }
  const answerOffer = async (isWanted: boolean) => {
    if (isWanted && shared !== undefined) await open(shared)
    onShared()
  }
  return (
    <>
      {shared !== undefined && (
        <div role="alert" className={styles.block}>
          <p>{texts.offer}</p>
          <Button onClick={() => void answerOffer(true)}>Add the questions</Button>
          <Button variant="secondary" onClick={() => void answerOffer(false)}>
            Don't add them
          </Button>
        </div>
      )}
      <label>
        {texts.choose}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            choose(event)
            // Allows choosing the same file again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <output>{result}</output>
    </>
  )
}
