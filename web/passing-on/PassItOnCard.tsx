import { useState } from 'react'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { saveFile } from '../platform/page/save-file.ts'
import { isOnline } from '../platform/server/connection.ts'
import styles from '../settings/Settings.module.css'
import { sizeWords } from '../settings/size-words.ts'
import { prepareFile, type PreparedFile } from './pass-on.ts'
import { ReceiveFile, type ReceiveFileProps } from './ReceiveFile.tsx'
import { passingOnTexts as texts } from './texts.ts'

interface PassItOnCardProps extends ReceiveFileProps {
  /** False where no subject is completely on this phone. */
  isAnythingHere: boolean
}

/** Gives the questions and notes of this phone to another one as a file, and takes such a file. */
export function PassItOnCard({ isAnythingHere, ...receiving }: PassItOnCardProps) {
  return (
    <Card title={texts.title}>
      <div className={styles.block}>
        <p>{texts.intro}</p>
        {canPassOn() ? (
          <>
            <PassOn isAnythingHere={isAnythingHere} />
            <ReceiveFile {...receiving} />
          </>
        ) : (
          <p>{texts.unsupported}</p>
        )}
      </div>
    </Card>
  )
}

/** Null before the first press. */
type Preparation = PreparedFile | 'preparing' | 'failed' | null

function PassOn({ isAnythingHere }: { isAnythingHere: boolean }) {
  const [prepared, setPrepared] = useState<Preparation>(null)
  const prepare = async () => {
    setPrepared('preparing')
    try {
      setPrepared(await prepareFile(isOnline()))
    } catch {
      setPrepared('failed')
    }
  }
  return (
    <>
      {/* In two steps, because a browser opens the share sheet only right after a tap. */}
      <Button
        busy={prepared === 'preparing'}
        reason={isAnythingHere ? undefined : texts.nothingHere}
        onClick={() => void prepare()}
      >
        Prepare the file
      </Button>
      <div role="status">
        {prepared === 'preparing' && <p>{texts.preparing}</p>}
        {prepared === 'failed' && <p>{texts.failed}</p>}
        {typeof prepared === 'object' && prepared !== null && <PreparedWords prepared={prepared} />}
      </div>
      {typeof prepared === 'object' && prepared?.file && <HandOver key={prepared.file.name} file={prepared.file} />}
    </>
  )
}

function PreparedWords({ prepared: { file, subjects, unsigned, tooMany } }: { prepared: PreparedFile }) {
  return (
    <>
      {file !== null && <p>{texts.ready(subjects, sizeWords(file.size))}</p>}
      {unsigned.length > 0 && <p>{texts.unsigned(unsigned, isOnline())}</p>}
      {tooMany.length > 0 && <p>{texts.tooMany(tooMany)}</p>}
    </>
  )
}

function HandOver({ file }: { file: File }) {
  const [result, setResult] = useState('')
  const share = async () => {
    try {
      await navigator.share({ files: [file] })
      setResult(texts.shared)
    } catch (error) {
      // Closing the share sheet cancels.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setResult(texts.failed)
    }
  }
  const save = () => {
    saveFile({ name: file.name, content: file })
    setResult(texts.saved(file.name))
  }
  return (
    <>
      <div className={styles.actions}>
        {canShare(file) && <Button onClick={() => void share()}>Share the file</Button>}
        <Button variant="secondary" onClick={save}>
          Save the file
        </Button>
      </div>
      <output>{result}</output>
    </>
  )
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** Signatures need https, and a file is too large without compression. */
function canPassOn(): boolean {
  return 'CompressionStream' in globalThis && 'subtle' in crypto
}
