import type { SignedInDevice } from '@sabi/shared/accounts/session-calls'
import { screen } from '@testing-library/react'
import { openApp, signIn } from './app.tsx'
import { fakeServer } from './fake-server.ts'
import { settingsReply } from './settings-reply.ts'
// Imported here, so that no test waits for it.
import '../settings/SettingsScreen.tsx'

export const settingsCall = 'GET /api/account/settings'
export const devicesCall = 'GET /api/auth/sessions'

export function aDevice(changes: Partial<SignedInDevice> = {}): SignedInDevice {
  const now = new Date().toISOString()
  return {
    id: '0c7a4d58-6b0c-4c7c-9d66-000000000001',
    device: 'Chrome on Android',
    signedInAt: now,
    lastUsedAt: now,
    isCurrent: true,
    isShared: false,
    ...changes,
  }
}

export function devicesReply(...data: SignedInDevice[]) {
  return { json: { success: true, data } }
}

/** Opens the settings of a student who is signed in only on this device, with additional answers of the server. */
export async function openSettings(answers: Parameters<typeof fakeServer>[0] = {}, address = '/settings') {
  signIn()
  const server = fakeServer({ [settingsCall]: settingsReply(), [devicesCall]: devicesReply(aDevice()), ...answers })
  openApp(address)
  await screen.findByRole('heading', { level: 1, name: /^Settings/ })
  return server
}
