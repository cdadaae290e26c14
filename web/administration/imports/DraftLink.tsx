import { LinkButton } from '../../design/LinkButton.tsx'

/** Opens the draft of an import instead of the other cards. */
export function DraftLink({ id, ...link }: { id: string; variant: 'secondary' | 'ghost'; 'aria-label'?: string }) {
  return (
    <LinkButton {...link} href={`/admin?tab=content&draft=${id}`}>
      Look at the draft
    </LinkButton>
  )
}
