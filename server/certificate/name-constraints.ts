import { isIPv4 } from 'node:net'
import { Extension } from '@peculiar/x509'
import { localNames, privateNetworks } from './own-addresses.ts'

const oid = '2.5.29.30'
const sequence = 0x30
/** Context tags of RFC 5280: permitted subtrees, and in a subtree a DNS name or an address. */
const [permitted, dnsName, ipAddress] = [0xa0, 0x82, 0x87]
const bytesOfIpv6 = 16

/** Limits a root to names and addresses of private networks (RFC 5280, 4.2.1.10), so that it can never vouch for a site of the internet. */
export function nameConstraints(): Extension {
  const subtrees = [
    ...localNames.map((name) => element(dnsName, Buffer.from(name))),
    ...privateNetworks.map(({ address, bits }) => element(ipAddress, networkBytes(address, bits))),
    // Of IPv6 this machine itself (::1).
    element(
      ipAddress,
      Buffer.concat([Buffer.alloc(bytesOfIpv6 - 1), Buffer.from([1]), Buffer.alloc(bytesOfIpv6, 255)]),
    ),
  ]
  const list = Buffer.concat(subtrees.map((base) => element(sequence, base)))
  return new Extension(oid, true, element(sequence, element(permitted, list)))
}

function networkBytes(address: string, bits: number): Buffer {
  if (!isIPv4(address)) throw new Error(`${address} is no IPv4 address`)
  const mask = Buffer.alloc(4)
  mask.writeUInt32BE((0xff_ff_ff_ff << (32 - bits)) >>> 0)
  return Buffer.concat([Buffer.from(address.split('.').map(Number)), mask])
}

/** An element of DER with a length below 2^16. */
function element(tag: number, content: Uint8Array): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
