import { useSearch } from 'wouter'
import { PageTitle } from '../design/text/PageTitle.tsx'
import { RecentSheets } from './RecentSheets.tsx'
import { sheetFrom } from './sheet.ts'
import { SheetForm } from './SheetForm.tsx'
import { SheetView } from './SheetView.tsx'
import { sheetTexts } from './texts.ts'

/** Worksheets and tests for a class. The address holds the whole sheet. */
export function WorksheetScreen() {
  const sheet = sheetFrom(new URLSearchParams(useSearch()))
  if (sheet !== null) return <SheetView sheet={sheet} />
  return (
    <>
      <PageTitle title="Worksheets" lead={sheetTexts.lead} />
      <SheetForm />
      <RecentSheets />
    </>
  )
}
