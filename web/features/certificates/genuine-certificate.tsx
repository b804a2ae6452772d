import { Anchor } from '@mantine/core'
import { type Certificate, certificateKeysUrl } from '#contract/certificates/certificates.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipList } from '#web/ui/chip.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { formatCalendarDay } from '#web/ui/format.ts'
import { CertificateIcon } from '#web/ui/icons.tsx'
import { Title } from '#web/ui/title.tsx'
import { useVerifiedCertificate } from './certificates.api.ts'
import classes from './verify.module.css'

export function GenuineCertificate({ certificate }: { certificate: Certificate }) {
  const { name, course, author, skills, issuedAtUTC, code } = certificate
  const { open, isPending } = useVerifiedCertificate(code)
  return (
    <>
      <title>{`Certificate of ${name} · Coursewise`}</title>
      <div className={classes.verdict}>
        <span className={classes.check}>
          <CheckIcon />
        </span>
        <div>
          <Title order={1} tabIndex={-1}>
            This certificate is genuine
          </Title>
          <p>Coursewise issued and signed it. Make sure that the person who shows it to you is the one named here.</p>
        </div>
      </div>
      <article className={classes.certificate} aria-label={`Certificate of ${name}`}>
        <p className={classes.kicker}>Certificate of completion</p>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>has completed the course</p>
        <p className={classes.course}>{course}</p>
        {skills.length > 0 && (
          <ChipList
            className={classes.skills}
            label="Skills"
            chips={skills.map(({ name, level }) => ({ key: name, text: name, addition: `Level ${level}` }))}
          />
        )}
        <dl className={classes.facts}>
          <div>
            <dt>Date of issue</dt>
            <dd>
              <time dateTime={issuedAtUTC}>{formatCalendarDay(issuedAtUTC)}</time>
            </dd>
          </div>
          <div>
            <dt>Author of the course</dt>
            <dd>{author}</dd>
          </div>
          <div>
            <dt>Code</dt>
            <dd className={classes.figures}>{code}</dd>
          </div>
        </dl>
        <Button onClick={open} loading={isPending} leftSection={<CertificateIcon />}>
          Open the PDF
        </Button>
      </article>
      <WithoutThePortal certificate={certificate} />
    </>
  )
}

function WithoutThePortal({ certificate: { signature } }: { certificate: Certificate }) {
  return (
    <details className={classes.offline}>
      <summary>Check a copy without this page</summary>
      <p>
        The PDF contains these facts and an Ed25519 signature. With{' '}
        <Anchor href={certificateKeysUrl}>the public keys of this portal</Anchor> anyone can check a copy, now and later, with
        common tools and without a connection.
      </p>
      <p className={classes.signature}>{signature}</p>
    </details>
  )
}
