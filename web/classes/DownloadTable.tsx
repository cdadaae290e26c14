import { Button } from '../design/Button.tsx'
import { saveFile } from '../platform/page/save-file.ts'
import { toast } from '../platform/page/toast-store.ts'
import { useIsOnline } from '../platform/server/connection.ts'
import type { requestFile } from '../platform/server/request.ts'
import { RequestError } from '../platform/server/request-error.ts'
import { useState } from 'react'
import { insightTexts } from './insights-texts.ts'

interface DownloadTableProps {
  label: string
  /** Fetches the file. Throws on failure. */
  read: () => ReturnType<typeof requestFile>
}

/** Downloads a table of a class for a spreadsheet. */
export function DownloadTable({ label, read }: DownloadTableProps) {
  const isOnline = useIsOnline()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      saveFile(await read())
    } catch (error) {
      const description = error instanceof RequestError ? error.message : undefined
      toast({ title: insightTexts.notDownloaded, description, tone: 'warning' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div>
      <Button
        variant="secondary"
        busy={isBusy}
        reason={isOnline ? undefined : insightTexts.noNetwork}
        onClick={() => void download()}
      >
        {label}
      </Button>
    </div>
  )
}
