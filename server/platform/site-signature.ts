import { createECDH, createHmac, createPrivateKey, sign } from 'node:crypto'
import { siteKey } from './seal.ts'
import type { Settings } from './settings.ts'

const curve = 'prime256v1'

/** Signs in the name of this site what phones check without a network. */
export interface SiteSignature {
  /** The uncompressed point in base64, as a phone imports it. Throws where the key of this site can't be read. */
  publicKey: () => string
  /** ECDSA on P-256 with SHA-256: r and s, in base64. */
  sign: (text: string) => string
}

/** The signature of this site. Its key follows from the site's key, so every process and machine of a site has the same. */
export function createSiteSignature(settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): SiteSignature {
  const key = siteKey(settings)
  let known: ReturnType<typeof keyPairOf> | undefined
  const pair = () => (known ??= keyPairOf(key()))
  return {
    publicKey: () => pair().point.toString('base64'),
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key: pair().privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  }
}

function keyPairOf(key: Buffer) {
  const ecdh = createECDH(curve)
  const secret = createHmac('sha256', key).update('signature of passed on questions').digest()
  // Throws for one of 2^32 keys, which are above the order of the curve.
  ecdh.setPrivateKey(secret)
  const point = ecdh.getPublicKey()
  const part = (start: number) => point.subarray(start, start + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x: part(1), y: part(33) }
  return { point, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}
