import type { Parts } from '#server/core/app.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'
import { listStatedFacts, removeAuthorName, withdrawCertificates } from './personal-data.queries.ts'
import { signingKey } from './sign-certificate.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'certificates',
    about: 'Your certificates, with the code by which anybody can check them.',
    rows: () => listStatedFacts(db, userId),
  },
]

/**
 * Certificates of the person's courses stay valid for those who earned them: they are signed again, without the author's name. A copy of the
 * earlier document can still be checked by its own signature.
 */
export async function forgetPerson({ db, clock, secrets }: Parts, person: Leaver): Promise<void> {
  const keyId = signingKey(secrets.certificates[0]).id
  await removeAuthorName(db, person, keyId)
  if (!person.keepsCertificates) await withdrawCertificates(db, person.id, keyId, clock.now())
}
