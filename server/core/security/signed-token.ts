import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify, type SignJWT } from 'jose'
import type { Keys } from './secrets.ts'

const algorithm = 'HS256'

/** Signs with the present key and names it in the header. */
export const signToken = ([present]: Keys, type: string, token: SignJWT): Promise<string> =>
  token.setProtectedHeader({ alg: algorithm, typ: type, kid: present.id }).sign(present.secret)

/** Accepts the key that the token names. Tokens of version 0.2.0 name none: any key may have signed them. */
export async function verifyToken(keys: Keys, type: string, token: string, check: JWTVerifyOptions): Promise<JWTPayload> {
  const { kid } = decodeProtectedHeader(token)
  for (const { secret } of kid === undefined ? keys : keys.filter(({ id }) => id === kid)) {
    try {
      return (await jwtVerify(token, secret, { ...check, algorithms: [algorithm], typ: type })).payload
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    }
  }
  throw new errors.JWSSignatureVerificationFailed()
}
