import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { CertificateFacts, certificateKeysUrl } from '#contract/certificates/certificates.ts'
import { words } from '#contract/skills/words.ts'
import { keyFingerprint } from '#server/certificates/public-key.ts'
import { usage } from './commands.ts'

const Facts = CertificateFacts.extend({ portal: z.literal('Coursewise') })

/** The check was not possible; says nothing about the certificate. */
class NotChecked extends Error {}

const [file, source] = process.argv.slice(2)
try {
  if (!file) throw new NotChecked(usage('verify certificate'))
  const { text, signature } = await readSigned(file)
  console.log(described(text))
  if (!source) throw new NotChecked('Nothing is proven yet: give the public keys of the portal, as a file or by its address.')
  const keys = await readKeys(source)
  const key = keys.find((key) => verify(null, text, key, signature))
  console.log(
    key
      ? 'GENUINE: exactly this was signed with the key. Compare it with what the page of the certificate says.'
      : 'NOT GENUINE: this was changed, or signed with another key.',
  )
  for (const used of key ? [key] : keys)
    console.log(`Key ${keyFingerprint(used).toUpperCase()}. Trust it only when you have it from the portal itself.`)
  process.exitCode = key ? 0 : 1
} catch (error) {
  console.error(error instanceof NotChecked ? error.message : `This could not be checked: ${(error as Error).message}`)
  process.exitCode = 2
}

/** The two files inside the PDF: the signed text, byte for byte, and the signature. */
async function readSigned(file: string): Promise<{ text: Uint8Array; signature: Uint8Array }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const data = new Uint8Array(await readFile(file))
  const pdf = await getDocument({ data, verbosity: 0 }).promise.catch(() => {
    throw new NotChecked(`${file} is not a PDF.`)
  })
  const attached = await pdf.getAttachments()
  const readContent = async (name: string) => {
    const content = attached?.has(name) ? await pdf.getAttachmentContent(name) : undefined
    if (!(content instanceof Uint8Array))
      throw new NotChecked(`${file} has no ${name} inside: it is no certificate of Coursewise, or a picture of one.`)
    return content
  }
  return { text: await readContent('certificate.json'), signature: await readContent('certificate.sig') }
}

/** What the file claims, without control characters, with which a forged file could change the terminal's output. */
function described(text: Uint8Array): string {
  const facts = z.preprocess(parsed, Facts).safeParse(text)
  if (!facts.success) return 'The file certificate.json does not hold the facts of a certificate.\n'
  const { name, course, author, issuedAtUTC, skills, levelsShown, code } = facts.data
  const lines = {
    Name: name,
    Course: course,
    Author: author,
    Issued: issuedAtUTC,
    Skills: skills.map((skill) => `${skill.name} (level ${skill.level})`).join(', '),
    // Levels that are only stated are not in the signed text.
    ...(levelsShown && { Levels: words.levelsShown }),
    Code: code,
  }
  const shown = Object.entries(lines).map(([what, value]) => `${what.padEnd(8)}${value.replaceAll(/\p{C}/gu, '')}\n`)
  return shown.join('')
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(Buffer.from(text as Uint8Array).toString())
  } catch {
    return undefined
  }
}

/** From a file or an address: a PEM, or what the portal publishes, which is one key or a list of them. */
async function readKeys(source: string): Promise<KeyObject[]> {
  const text = /^https?:\/\//.test(source) ? await download(source) : await readFile(source, 'utf8')
  try {
    if (!text.trimStart().startsWith('{')) return [createPublicKey(text)]
    const published = JSON.parse(text)
    return (published.keys ?? [published]).map(({ pem }: { pem: string }) => createPublicKey(pem))
  } catch {
    throw new NotChecked(`${source} is not a public key.`)
  }
}

async function download(address: string): Promise<string> {
  const url = new URL(address)
  const response = await fetch(url.pathname === '/' ? new URL(certificateKeysUrl, url) : url)
  if (!response.ok) throw new NotChecked(`${address} gave no key (${response.status}).`)
  return response.text()
}
