import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Options {
  challenge: string
}

/** What a device may do that it should not. */
interface Odd {
  origin?: string
  /** The host that it believes to be on. */
  site?: string
  isVerified?: boolean
  counter?: number
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** A device with one passkey, as a browser sends what it makes. */
export class PasskeyDevice {
  readonly id = base64url(randomBytes(32))
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private used = 0

  create({ challenge }: Options, odd: Odd = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const id = Buffer.from(this.id, 'base64url')
    const data = Buffer.concat([this.head(0x40, odd), Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(data)],
    ])
    return this.credential({
      clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
      attestationObject: base64url(isoCBOR.encode(attestation)),
    })
  }

  sign({ challenge }: Options, odd: Odd = {}) {
    this.used++
    const client = clientData('webauthn.get', challenge, odd)
    const data = this.head(0, odd)
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.keys.privateKey)
    return this.credential({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    })
  }

  private head(flags: number, { site = 'localhost', isVerified = true, counter = this.used }: Odd): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(site), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count])
  }

  private credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }
}

const clientData = (type: string, challenge: string, { origin = 'http://localhost' }: Odd) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false })
