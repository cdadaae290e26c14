import { counted } from '@sabi/shared/subjects/count-words'
import { subjectName } from '@sabi/shared/subjects/subject'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { forgetSheets, listSheets } from './recent-sheets.ts'
import { addressOfSheet } from './sheet.ts'
import styles from './Worksheet.module.css'

/** The last sheets of this phone; nothing before the first. */
export function RecentSheets() {
  const [sheets, setSheets] = useState(listSheets)
  if (sheets.length === 0) return null
  const clear = () => {
    forgetSheets()
    setSheets([])
  }
  return (
    <Card title="Your last worksheets">
      <ul className={styles.recent}>
        {sheets.map((sheet) => (
          <li key={sheet.seed}>
            <Link href={addressOfSheet(sheet)}>{sheet.title || 'Worksheet'}</Link>
            <span>
              {subjectName(sheet.subject)}, {counted(sheet.ids.length, 'question')}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" onClick={clear}>
        Clear the list
      </Button>
    </Card>
  )
}
