// The library of certificates finds its parts by decorators.
import 'reflect-metadata'
import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
import { nameConstraints } from './name-constraints.ts'
import type { KeyPem } from './certificate-files.ts'

const dayMs = 24 * 60 * 60 * 1000
const rootYears = 10
/** The longest that browsers accept. */
export const serverDays = 397
/** The clocks of phones are not exact. */
const clockBehindMs = dayMs
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/** Makes a root that can vouch only for servers on private networks. */
export async function makeRoot(machine: string, now = new Date()): Promise<KeyPem> {
  const keys = await makeKeys()
  const notAfter = new Date(now)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + rootYears)
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: newSerialNumber(),
      // A name that no other root has, because a phone may know the roots of several school servers.
      name: [{ CN: [`Sabi Prep on ${machine} (${randomBytes(3).toString('hex')})`] }],
      notBefore: new Date(now.getTime() - clockBehindMs),
      notAfter,
      keys,
      signingAlgorithm: algorithm,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        nameConstraints(),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    webcrypto,
  )
  return pemOf(certificate, keys)
}

/** Makes a certificate for a server by these names, signed by the root. */
export async function makeServerCertificate(
  root: KeyPem,
  { dns, ip }: { dns: readonly string[]; ip: readonly string[] },
  now = new Date(),
): Promise<KeyPem> {
  const keys = await makeKeys()
  const issuer = new X509Certificate(root)
  const notBefore = new Date(now.getTime() - clockBehindMs)
  const certificate = await X509CertificateGenerator.create(
    {
      serialNumber: newSerialNumber(),
      subject: [{ CN: ['Sabi Prep school server'] }],
      issuer: issuer.subjectName,
      notBefore,
      notAfter: new Date(notBefore.getTime() + serverDays * dayMs),
      publicKey: keys.publicKey,
      signingKey: await signingKeyOf(root),
      signingAlgorithm: algorithm,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        new SubjectAlternativeNameExtension([
          ...dns.map((value) => ({ type: 'dns' as const, value })),
          ...ip.map((value) => ({ type: 'ip' as const, value })),
        ]),
        await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    webcrypto,
  )
  return pemOf(certificate, keys)
}

function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
}

function signingKeyOf(root: KeyPem): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(root).export({ format: 'der', type: 'pkcs8' })
  return webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
}

/** Positive, as RFC 5280 asks for. */
function newSerialNumber(): string {
  const bytes = randomBytes(16)
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f || 1, 0)
  return bytes.toString('hex')
}

async function pemOf(certificate: X509Certificate, { privateKey }: webcrypto.CryptoKeyPair): Promise<KeyPem> {
  const key = await webcrypto.subtle.exportKey('pkcs8', privateKey)
  return `${certificate.toString('pem')}\n${PemConverter.encode(key, 'PRIVATE KEY')}\n`
}
