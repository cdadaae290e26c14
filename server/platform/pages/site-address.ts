import { isIP } from 'node:net'
import type { Settings } from '../settings.ts'

/** The address of this site according to the settings, never according to a request. */
export function siteAddress({ BASE_URL, PORT }: Pick<Settings, 'BASE_URL' | 'PORT'>): string {
  return (BASE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
}

/** The address of a page with a token, for a mail or the terminal. */
export function linkTo(settings: Pick<Settings, 'BASE_URL' | 'PORT'>, page: string, token: string): string {
  return `${siteAddress(settings)}${page}?token=${token}`
}

/**
 * Development or production. A server that only its own machine can reach is in development, unless NODE_ENV says
 * otherwise.
 */
export function environmentOf({
  NODE_ENV,
  BASE_URL,
  HOST,
}: Pick<Settings, 'NODE_ENV' | 'BASE_URL' | 'HOST'>): 'development' | 'production' {
  if (NODE_ENV !== undefined) return NODE_ENV === 'production' ? 'production' : 'development'
  const isReachable = !isLoopback(HOST) || (BASE_URL !== undefined && !isLoopback(new URL(BASE_URL).hostname))
  return isReachable ? 'production' : 'development'
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}
