import { exportMyData } from '@sabi/shared/accounts/own-data-calls'
import { useState } from 'react'
import { failureText } from '../accounts/failure-text.ts'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { requestFile } from '../platform/server/request.ts'
import { saveFile } from '../platform/page/save-file.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { useOfflineReason } from './offline-reason.ts'
import styles from './Settings.module.css'
import { sizeWords } from './size-words.ts'
import { ownDataTexts } from './texts.ts'

/** Lets students download and delete their data. */
export function OwnDataCard() {
  return (
    <Card title="Your data">
      <Download />
      <DeleteAccount />
    </Card>
  )
}

function Download() {
  const [progress, setProgress] = useState('')
  const [result, setResult] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const download = async () => {
    setIsBusy(true)
    setResult('')
    try {
      const file = await requestFile(exportMyData, {}, (bytes) => setProgress(ownDataTexts.coming(sizeWords(bytes))))
      saveFile(file)
      setResult(ownDataTexts.done(file.name, sizeWords(file.content.size)))
    } catch (error) {
      setResult(failureText(error, ownDataTexts.failure) ?? ownDataTexts.failure.otherwise)
    } finally {
      setIsBusy(false)
      setProgress('')
    }
  }

  return (
    <div className={styles.block}>
      <p>{ownDataTexts.about}</p>
      <Button
        variant="secondary"
        busy={isBusy}
        reason={useOfflineReason(ownDataTexts.offlineReason)}
        onClick={() => void download()}
      >
        Download my data
      </Button>
      {/* Not read out: it changes many times a second. */}
      {progress !== '' && <p>{progress}</p>}
      <output className={styles.value}>{result}</output>
    </div>
  )
}
