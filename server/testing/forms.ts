import { randomBytes } from 'node:crypto'

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

/** The beginnings by which kinds of files are recognised, with some content behind. */
export const samples = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  mp4: Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'), Buffer.alloc(2000, 1)]),
  mov: Buffer.concat([Buffer.from('000000146674797071742020200503007174202000000008', 'hex'), Buffer.alloc(2000, 1)]),
  webm: Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex'),
    Buffer.alloc(2000, 1),
  ]),
  mkv: Buffer.concat([
    Buffer.from('1a45dfa3a34286810142f7810142f2810442f38108428288', 'hex'),
    Buffer.from('matroska'),
    Buffer.alloc(2000, 1),
  ]),
  djvu: Buffer.concat([Buffer.from('AT&TFORM'), Buffer.from([0, 0, 1, 0]), Buffer.from('DJVUINFO'), Buffer.alloc(400, 1)]),
  mobi: Buffer.concat([Buffer.from('A book'.padEnd(60, '\0')), Buffer.from('BOOKMOBI'), Buffer.alloc(400, 1)]),
  txt: Buffer.from('Plain words, ünïcode too.\n'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  zip: Buffer.from('504b0304140000000000000000000000000000000000000000000100000061504b0102', 'hex'),
}
