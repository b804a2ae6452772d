import { limits } from '#contract/core/limits.ts'
import { refusals } from '../words.ts'

const mostUsed = 10_000
let common: Promise<Set<string>> | undefined

/** Refuses a new password that attackers try first. A password that somebody already has still works. */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  common ??= readCommonPasswords()
  if ((await common).has(password.normalize('NFC').toLowerCase())) {
    throw refusals.commonPassword({ field })
  }
}

/** Loaded when somebody first chooses a password, so that a start does not wait for it. The package has them by frequency, in lower case. */
async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter((password) => password.length >= limits.password.min)
  return new Set(longEnough.slice(0, mostUsed))
}
