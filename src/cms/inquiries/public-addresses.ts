import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'

/** Networks that are not public (RFC 6890): servers in them may trust their own network. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv6')
}

/** The error of a connection to a private address. */
export class PrivateAddressError extends Error {}

const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const addresses = found.filter(({ address }) => !isPrivate(address))
    const [first] = addresses
    if (!first) return done(new PrivateAddressError(`${hostname} resolves to private addresses only.`), [])
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

/** Connects to public addresses only, whatever a name resolves to at the time of the call. */
export const publicOnlyAgent = new Agent({ connect: { lookup: lookUpPublic } })

/** Whether the host of an address is itself a private address; a name is looked up when it is called. */
export function isPrivateHost(hostname: string): boolean {
  const plain = hostname.replace(/^\[|\]$/g, '')
  return isIP(plain) > 0 && isPrivate(plain)
}

function isPrivate(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}
