import type { S3Settings } from '../settings.ts'

const refused = 'refuses the keys. Check S3_ACCESS_KEY and S3_SECRET_KEY, and what they may do.'
const elsewhere = 'belongs to another region. Check S3_REGION and S3_ENDPOINT.'
const advice: Record<string, string> = {
  NoSuchBucket: 'does not exist. Create it, or correct S3_BUCKET.',
  InvalidAccessKeyId: refused,
  SignatureDoesNotMatch: refused,
  AccessDenied: refused,
  AuthorizationHeaderMalformed: elsewhere,
  PermanentRedirect: elsewhere,
}

/** What the bucket answered, or that it did not, in a sentence that names the setting to look at. Errors of others stay as they are. */
export function explained(error: Error & { code?: string; $metadata?: { httpStatusCode?: number } }, s3: S3Settings): Error {
  if (!error.$metadata) return error
  const what = `the bucket ${s3.bucket} at ${s3.endpoint}`
  const known = advice[error.name]
  if (known) return new Error(`${what} ${known}`, { cause: error })
  const said = error.message || error.code || error.name
  return error.$metadata.httpStatusCode
    ? new Error(`${what} answered ${error.$metadata.httpStatusCode}: ${said}`, { cause: error })
    : new Error(`${what} cannot be reached: ${said}. Check S3_ENDPOINT and the network.`, { cause: error })
}
