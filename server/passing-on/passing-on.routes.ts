import { listSignedSubjects } from '@sabi/shared/passing-on/calls'
import type { Platform } from '../platform/platform.ts'
import { serve, type Route } from '../platform/calls/serve.ts'
import { createSiteSignature } from '../platform/site-signature.ts'
import { SignedBank } from './signed-bank.ts'

/** Statements with which phones pass questions on without a network. */
export function passingOnRoutes({ database, settings }: Platform, packsRoot: string): Route[] {
  const bank = new SignedBank({ database, signature: createSiteSignature(settings), packsRoot })
  return [serve(listSignedSubjects, async () => ({ subjects: await bank.list() }))]
}
