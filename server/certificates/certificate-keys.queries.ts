import type { Certificate } from '#contract/certificates/certificates.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { type CertificateRow, columns, storedSignature } from './certificates.queries.ts'

export const insertKeys = (db: Db, keys: { id: string; publicKey: Buffer }[], now: Date) =>
  db.run(sql`
    insert into certificate_keys (id, public_key, published_at)
    select id, public_key, ${now} from unnest(${keys.map(({ id }) => id)}::text[], ${keys.map(({ publicKey }) => publicKey)}::bytea[]) key (id, public_key)
    on conflict do nothing`)

/** The key with this id first, then the newest. */
export const listKeys = (db: Db, firstId: string) =>
  db
    .many<{ key: Buffer }>(sql`
      select public_key as key from certificate_keys order by id = ${firstId} desc, published_at desc, id`)
    .then((rows) => rows.map(({ key }) => key))

/** Certificates without a stored signature, as far as they were issued with one of these keys. */
export const listUnsigned = (db: Db, keyIds: string[], most: number) =>
  db.many<CertificateRow>(sql`
    select ${columns} from certificates
     where ${storedSignature} is null and (key_id is null or key_id = any(${keyIds}::text[])) order by id limit ${most}`)

export const storeSignatures = (db: Db, certificates: Certificate[]) =>
  db.run(sql`
    update certificates c
       set signature = case when levels_shown is null then signed.bytes else signature end,
           levels_signature = case when levels_shown is not null then signed.bytes end, key_id = signed.key_id
      from unnest(${certificates.map(({ code }) => code)}::text[], ${certificates.map(({ keyId }) => keyId)}::text[],
                  ${certificates.map(({ signature }) => Buffer.from(signature, 'base64url'))}::bytea[]) signed (code, key_id, bytes)
     where c.code = signed.code and ${storedSignature} is null`)
