import { ProgressBar } from '../design/ProgressBar.tsx'
import { useGenerator } from './generation.ts'

/** The progress of the generation. */
export function Making() {
  const { stage, seconds } = useGenerator()
  if (stage.name !== 'running') return null
  const words = `${stage.count} of ${stage.wanted}`
  return (
    <>
      <p>
        {words} questions · {seconds} s
      </p>
      <ProgressBar label="New questions" value={(stage.count / stage.wanted) * 100} valueText={words} />
    </>
  )
}
