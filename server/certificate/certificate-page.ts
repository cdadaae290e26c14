import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { certificateOf, readKeyPem } from './certificate-files.ts'

/** Phones fetch the root here. */
export const certificatePath = '/certificate'

/**
 * Serves the root of this machine's certificate, without its key, to anyone, also without https: a phone must fetch it before it can
 * use that. Without a certificate there is no such page.
 */
export function mountCertificate(app: FastifyInstance, settings: Pick<Settings, 'DATA_DIR'>): void {
  const root = readKeyPem(settings, 'root')
  if (root === null) return
  const { raw } = certificateOf(root)
  app.get(certificatePath, async (_, reply) =>
    reply
      .type('application/x-x509-ca-cert')
      .header('Content-Disposition', 'attachment; filename="sabi-prep.crt"')
      .header('Cache-Control', 'public, max-age=3600')
      .send(raw),
  )
}
