import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { IconButton } from '../../design/IconButton.tsx'
import { VisuallyHidden } from '../../design/text/VisuallyHidden.tsx'
import { cycleTheme, useTheme } from '../../platform/page/theme.ts'

const faces = {
  light: { name: 'light', Icon: Sun },
  dark: { name: 'dark', Icon: Moon },
  system: { name: 'match my phone', Icon: Monitor },
} as const

/** Cycles through light, dark and system, and shows the current one. */
export function ThemeToggle() {
  const { name, Icon } = faces[useTheme()]
  const [announcement, setAnnouncement] = useState('')
  return (
    <>
      <IconButton
        label={`Change theme (now ${name})`}
        onClick={() => setAnnouncement(`Theme: ${faces[cycleTheme()].name}`)}
      >
        <Icon size={20} />
      </IconButton>
      <VisuallyHidden live>{announcement}</VisuallyHidden>
    </>
  )
}
