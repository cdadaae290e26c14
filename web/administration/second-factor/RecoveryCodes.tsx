import { Banner } from '../../design/states/Banner.tsx'
import { Button } from '../../design/Button.tsx'
import { LinkButton } from '../../design/LinkButton.tsx'
import { siteName } from '../../design/site-name.ts'
import styles from '../Administration.module.css'
import { copyText } from './copy-text.ts'
import { inFours } from './in-fours.ts'
import { StepTitle } from '../StepTitle.tsx'
import { administrationTexts } from '../texts.ts'

/** The last step: codes for signing in without the phone. The server cannot show them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const list = codes.map(inFours)
  const file = `Recovery codes for ${siteName}. Each works once.\n\n${list.join('\n')}\n`
  return (
    <>
      <StepTitle>The second factor is on</StepTitle>
      <Banner tone="warn">
        Keep these recovery codes in a safe place. You won't see them again. Each works once in place of a code from the
        app.
      </Banner>
      <ul className={styles.codes} aria-label="Recovery codes">
        {list.map((code) => (
          <li key={code} className={styles.secret}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => void copyText(list.join('\n'), administrationTexts.copied)}>
          Copy
        </Button>
        <LinkButton
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          Download
        </LinkButton>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </>
  )
}
