import { changeSite, getSite, type Site } from '@sabi/shared/administration/site-calls'
import { checkSite, siteChoices } from '@sabi/shared/administration/site-choices'
import { listAudit } from '@sabi/shared/administration/system-calls'
import { useQuery } from '@tanstack/react-query'
import { AccountForm } from '../../accounts/AccountForm.tsx'
import { useAccountForm } from '../../accounts/useAccountForm.ts'
import { Card } from '../../design/Card.tsx'
import { invalidate, queryOf } from '../../platform/server/queries.ts'
import { request } from '../../platform/server/request.ts'
import { toast } from '../../platform/page/toast-store.ts'
import { ReplyState } from '../ReplyState.tsx'
import { explainFailure } from '../failure.ts'
import { SiteFields } from './SiteFields.tsx'
import { TestMail } from './TestMail.tsx'
import { administrationTexts } from '../texts.ts'

/** The site's name and support address, and whether its mail works. */
export function SiteCard() {
  const call = useQuery(queryOf(getSite, {}))
  const { data } = call
  return (
    <Card title="Site">
      <ReplyState call={call} height="16rem" what="the site" />
      {data !== undefined && <SiteForm site={data.data} />}
      <TestMail />
    </Card>
  )
}

function SiteForm({ site }: { site: Site }) {
  const form = useAccountForm({
    check: (fields) => checkSite(fields, ''),
    async send(fields) {
      await request(changeSite, { body: siteChoices(fields, '') })
      invalidate(getSite)
      invalidate(listAudit)
      toast({ ...administrationTexts.saved, tone: 'success' })
    },
    explain: explainFailure,
  })
  return (
    <AccountForm form={form} action="Save" offlineReason={administrationTexts.offlineReason}>
      <SiteFields prefix="" site={site} errorOf={form.errorOf} />
    </AccountForm>
  )
}
