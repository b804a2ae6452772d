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
import type { S3Settings } from '../settings.ts'
import { explained } from './s3-errors.ts'
import { checkName, createMeter, isStorageName, type Storage } from './storage.ts'

/** At most this much of a file is in memory: two parts on their way, and the next. */
const upload = { partSize: 8 * 1024 * 1024, queueSize: 2 }

/** Files in a bucket. Rejects with a sentence when the bucket cannot be used. */
export async function openS3Storage(s3: S3Settings): Promise<Storage> {
  const client = createClient(s3)
  const told = <T>(work: Promise<T>) => work.catch((error) => Promise.reject(explained(error, s3)))
  await told(client.send(new ListObjectsV2Command({ Bucket: s3.bucket, Prefix: s3.prefix, MaxKeys: 1 })))
  const objectOf = (name: string) => ({ Bucket: s3.bucket, Key: s3.prefix + checkName(name) })
  return {
    async put(name, content) {
      const object = objectOf(name)
      const meter = createMeter()
      const Body = Readable.from(meter.pass(content))
      try {
        await told(new Upload({ client, params: { ...object, Body }, ...upload }).done())
      } catch (error) {
        // What cannot be taken back now is found by the next sweep.
        await abortUploads(client, object).catch(() => undefined)
        throw error
      }
      return meter.read()
    },

    async open(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const answer = await told(
        client.send(new GetObjectCommand({ ...objectOf(name), Range })).catch((error) => {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }),
      )
      if (!(answer?.Body instanceof Readable)) return undefined
      return { content: answer.Body, size: Number(answer.ContentRange?.split('/')[1] ?? answer.ContentLength) }
    },

    async remove(name) {
      const object = objectOf(name)
      await told(client.send(new DeleteObjectCommand(object)))
      await told(abortUploads(client, object))
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

function createClient(s3: S3Settings): S3Client {
  // Each viewer of a video holds a connection: the client's own limit of 50 would let the next one wait.
  const agent = { maxSockets: 1000 }
  return new S3Client({
    endpoint: s3.endpoint,
    region: s3.region,
    forcePathStyle: s3.forcePathStyle,
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
    // Servers other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000, httpAgent: agent, httpsAgent: agent },
  })
}

/** Parts of large files that were never put together. */
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
