import { randomBytes } from 'node:crypto'
import { matroska, mp4 } from './videos.ts'

export interface FormFile {
  name?: string
  fileName: string
  content: Buffer
}

/** A multipart form as a browser sends it: what goes into `post(url, payload, headers)`. */
export function multipart(fields: Record<string, string | number>, file?: FormFile): [Buffer, Record<string, string>] {
  const boundary = `----coursewise${randomBytes(8).toString('hex')}`
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.name ?? 'file'}"; filename="${file.fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
    parts.push(Buffer.from(head), file.content, Buffer.from('\r\n'))
  }
  return [
    Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
  ]
}

/** The signatures of file types, followed by some content. */
export const samples = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  mp4: mp4(),
  mov: mp4({ brand: 'qt  ' }),
  webm: matroska(),
  mkv: matroska({ video: 'V_MPEG4/ISO/AVC', docType: 'matroska' }),
  djvu: Buffer.concat([Buffer.from('AT&TFORM'), Buffer.from([0, 0, 1, 0]), Buffer.from('DJVUINFO'), Buffer.alloc(400, 1)]),
  mobi: Buffer.concat([Buffer.from('A book'.padEnd(60, '\0')), Buffer.from('BOOKMOBI'), Buffer.alloc(400, 1)]),
  txt: Buffer.from('Plain words, ünïcode too.\n'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  zip: Buffer.from('504b0304140000000000000000000000000000000000000000000100000061504b0102', 'hex'),
}
