import { certificateCode } from '#contract/certificates/certificates.ts'

/** The code as people type it: in any case, with spaces, with or without dashes. */
export function readCode(text: string): string | undefined {
  const groups =
    text
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .match(/.{1,5}/g) ?? []
  const code = groups.join('-')
  return certificateCode.test(code) ? code : undefined
}
