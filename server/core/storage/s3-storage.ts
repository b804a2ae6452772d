import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type MultipartUpload,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from '../combined-settings.ts'
import { BucketProblem } from '../errors.ts'
import { checkName, createMeter, isStorageName, type Storage } from './storage.ts'

/** At most this much of a file is in memory: two parts being sent, and the next. */
const upload = { partSize: 8 * 1024 * 1024, queueSize: 2 }

/** Files in a bucket. Rejects with a sentence when the bucket cannot be used. */
export async function openS3Storage(s3: S3Settings): Promise<Storage> {
  const client = createClient(s3, s3.endpoint)
  // The host is part of what is signed, so the links need the one that browsers use.
  const direct = s3.direct && createClient(s3, s3.direct.url)
  const describing = <T>(work: Promise<T>) => work.catch((error) => Promise.reject(describeBucketError(error, s3)))
  await describing(client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: s3.prefix, MaxKeys: 1 })))
  const toObject = (name: string) => ({ Bucket: s3.bucket, Key: s3.prefix + checkName(name) })
  const linkTo: Storage['linkTo'] =
    direct &&
    ((name, expiresIn, { type, disposition }) => {
      const headers = {
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      }
      return getSignedUrl(direct, new GetObjectCommand({ ...toObject(name), ...headers }), { expiresIn })
    })
  return {
    async put(name, content) {
      const object = toObject(name)
      const meter = createMeter()
      const Body = Readable.from(meter.pass(content))
      try {
        await describing(new Upload({ client, params: { ...object, Body }, ...upload }).done())
      } catch (error) {
        Body.destroy()
        // If this fails, the next sweep removes it.
        await abortUploads(client, object).catch(() => undefined)
        throw error
      }
      return meter.read()
    },

    async open(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const response = await describing(
        client.send(new GetObjectCommand({ ...toObject(name), Range })).catch((error) => {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }),
      )
      if (!(response?.Body instanceof Readable)) return undefined
      return { content: response.Body, size: Number(response.ContentRange?.split('/')[1] ?? response.ContentLength) }
    },

    ...(linkTo && { linkTo }),

    async remove(name) {
      const object = toObject(name)
      await describing(client.send(new DeleteObjectCommand(object)))
      await describing(abortUploads(client, object))
    },

    async *list() {
      const found = function* (Key = '', modifiedAt = new Date()) {
        const name = Key.slice(s3.prefix.length)
        if (isStorageName(name)) yield { name, modifiedAt }
      }
      const everything = { Bucket: s3.bucket, Prefix: s3.prefix }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, everything)) {
        for (const object of Contents) yield* found(object.Key, object.LastModified)
      }
      for await (const { Key, Initiated } of listUploads(client, everything)) yield* found(Key, Initiated)
    },
  }
}

function createClient(s3: S3Settings, endpoint: string): S3Client {
  // Each viewer of a video holds a connection, so the client's own limit of 50 is too low.
  const agent = { maxSockets: 1000 }
  return new S3Client({
    endpoint,
    region: s3.region,
    forcePathStyle: s3.forcePathStyle,
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    // Servers other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000, httpAgent: agent, httpsAgent: agent },
  })
}

/** Parts of large files whose upload was never completed. */
async function* listUploads(client: S3Client, where: { Bucket: string; Prefix: string }): AsyncGenerator<MultipartUpload> {
  let page: ListMultipartUploadsCommandOutput | undefined
  do {
    const after = { KeyMarker: page?.NextKeyMarker, UploadIdMarker: page?.NextUploadIdMarker }
    page = await client.send(new ListMultipartUploadsCommand({ ...where, ...after }))
    yield* page.Uploads ?? []
  } while (page.IsTruncated)
}

async function abortUploads(client: S3Client, { Bucket, Key }: { Bucket: string; Key: string }): Promise<void> {
  for await (const { Key: found, UploadId } of listUploads(client, { Bucket, Prefix: Key })) {
    if (found !== Key) continue
    await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error) => {
      // Another server of this portal was faster.
      if (error.$metadata?.httpStatusCode !== 404) throw error
    })
  }
}

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

/** Turns an error of the bucket into a sentence that names the setting to look at. Other errors stay as they are. */
function describeBucketError(error: Error & { code?: string; $metadata?: { httpStatusCode?: number } }, s3: S3Settings): Error {
  if (!error.$metadata) return error
  const what = `the bucket ${s3.bucket} at ${s3.endpoint}`
  const known = advice[error.name]
  if (known) return new BucketProblem(`${what} ${known}`, { cause: error })
  const reason = error.message || error.code || error.name
  return error.$metadata.httpStatusCode
    ? new BucketProblem(`${what} returned ${error.$metadata.httpStatusCode}: ${reason}`, { cause: error })
    : new BucketProblem(`${what} cannot be reached: ${reason}. Check S3_ENDPOINT and the network.`, { cause: error })
}
