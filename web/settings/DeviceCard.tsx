import { useId } from 'react'
import { Card } from '../design/Card.tsx'
import { answerKeys } from '../platform/answer-keys.ts'
import { dataSaver } from '../platform/data-saver.ts'
import { canVibrate, haptics } from '../platform/page/haptics.ts'
import { useStoredValue, type StoredValue } from '../platform/stored-value.ts'
import { textSize } from '../platform/page/text-size.ts'
import { theme } from '../platform/page/theme.ts'
import styles from './Settings.module.css'
import { answerKeysHint, dataSaverHints } from './texts.ts'

const themes = { light: 'Light', dark: 'Dark', system: 'Match my phone' }
const textSizes = {
  normal: 'Normal',
  large: 'Large',
  largest: 'Larger',
  huge: 'Very large',
  giant: 'Largest',
}
const dataSavers = { automatic: 'Automatic', on: 'On', off: 'Off' }

/** Settings of this device only, which need no server. */
export function DeviceCard() {
  return (
    <Card title="This device">
      <Choice label="Theme" setting={theme} names={themes} />
      <Choice label="Text size" setting={textSize} names={textSizes} />
      <Choice
        label="Data saver"
        setting={dataSaver}
        names={dataSavers}
        hint={dataSaverHints[useStoredValue(dataSaver)]}
      />
      <Toggle label="Answer with single keys" setting={answerKeys} hint={answerKeysHint} />
      {canVibrate() && <Toggle label="Vibrate when I choose an answer" setting={haptics} />}
    </Card>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  setting: StoredValue<Value>
  /** Every value with its label, in display order. */
  names: Readonly<Record<Value, string>>
  hint?: string
}

/** A choice of a few values, saved at once. */
function Choice<Value extends string>({ label, setting, names, hint }: ChoiceProps<Value>) {
  const id = useId()
  const chosen = useStoredValue(setting)
  return (
    <fieldset className={styles.block} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {setting.values.map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => setting.set(value)} />
            {names[value]}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface ToggleProps {
  label: string
  setting: StoredValue<'on' | 'off'>
  hint?: string
}

/** A switch, saved at once. */
function Toggle({ label, setting, hint }: ToggleProps) {
  const id = useId()
  const isOn = useStoredValue(setting) === 'on'
  return (
    <div className={styles.block}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : id}
          checked={isOn}
          onChange={() => setting.set(isOn ? 'off' : 'on')}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
