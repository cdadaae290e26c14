import { OpenAI } from 'openai'
import { lastingFetch } from './lasting-fetch.ts'
import type { AiSettings } from './settings.ts'

/** The client of the provider that the settings name. It tries once, logs nothing and goes nowhere else. */
export function createOpenAi({ AI_BASE_URL, AI_API_KEY }: AiSettings): OpenAI {
  const url = new URL(AI_BASE_URL)
  return new OpenAI({
    // Requests cannot be made to an address with a password in it.
    baseURL: `${url.origin}${url.pathname}`,
    defaultQuery: Object.fromEntries(url.searchParams),
    // The client insists on a key, also for a provider that wants none.
    apiKey: AI_API_KEY ?? 'none',
    ...(AI_API_KEY === undefined ? { defaultHeaders: { Authorization: signInOf(url) } } : {}),
    // Else it takes them from variables that are not ours.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    // Its log would contain students' words.
    logLevel: 'off',
    // We try again ourselves, within one deadline.
    maxRetries: 0,
    fetch: lastingFetch,
    // Neither the key nor a student's words go to an address that the operator did not name.
    fetchOptions: { redirect: 'error' },
  })
}

/** Credentials for a provider behind a proxy with a password; null sends none. */
function signInOf({ username, password }: URL): string | null {
  if (username === '' && password === '') return null
  const signIn = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return `Basic ${Buffer.from(signIn).toString('base64')}`
}
