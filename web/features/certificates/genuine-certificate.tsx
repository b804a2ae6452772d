import { Anchor } from '@mantine/core'
import { type Certificate, certificateKeysUrl } from '#contract/certificates/certificates.ts'
import { documentTitle } from '#contract/core/screens.ts'
import { words as skillWords } from '#contract/skills/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipList } from '#web/ui/chip.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { formatCalendarDay } from '#web/ui/format.ts'
import { CertificateIcon } from '#web/ui/icons.tsx'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import { useVerifiedCertificate } from './certificates.api.ts'
import classes from './verify.module.css'
import { words } from './words.ts'

export function GenuineCertificate({ certificate }: { certificate: Certificate }) {
  const { name, course, author, skills, levelsShown, issuedAtUTC, code } = certificate
  const { open, isPending } = useVerifiedCertificate(code)
  return (
    <>
      <title>{documentTitle(words.certificateOf({ name }))}</title>
      <div className={classes.verdict}>
        <span className={classes.check}>
          <CheckIcon />
        </span>
        <div>
          <Title order={1} tabIndex={-1}>
            {words.genuine}
          </Title>
          <p>{words.genuineHelp}</p>
        </div>
      </div>
      <article className={classes.certificate} aria-label={words.certificateOf({ name })}>
        <p className={classes.kicker}>{words.ofCompletion}</p>
        <p className={classes.name}>{name}</p>
        <p className={classes.quiet}>{words.hasCompleted}</p>
        <p className={classes.course}>{course}</p>
        {skills.length > 0 && (
          <ChipList
            className={classes.skills}
            label={common.skills}
            chips={skills.map(({ name, level }) => ({ key: name, text: name, addition: common.level({ level: String(level) }) }))}
          />
        )}
        {levelsShown !== undefined && skills.length > 0 && (
          <p className={classes.source}>{levelsShown ? skillWords.levelsShown : skillWords.levelsStated}</p>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{words.issued}</dt>
            <dd>
              <time dateTime={issuedAtUTC}>{formatCalendarDay(issuedAtUTC)}</time>
            </dd>
          </div>
          <div>
            <dt>{words.author}</dt>
            <dd>{author}</dd>
          </div>
          <div>
            <dt>{words.code}</dt>
            <dd className={classes.figures}>{code}</dd>
          </div>
        </dl>
        <Button onClick={open} loading={isPending} leftSection={<CertificateIcon />}>
          {words.openPdf}
        </Button>
      </article>
      <WithoutThePortal certificate={certificate} />
    </>
  )
}

function WithoutThePortal({ certificate: { signature } }: { certificate: Certificate }) {
  return (
    <details className={classes.offline}>
      <summary>{words.checkCopy}</summary>
      <p>{words.checkCopyHelp({ keys: (text) => <Anchor href={certificateKeysUrl}>{text}</Anchor> })}</p>
      <p className={classes.signature}>{signature}</p>
    </details>
  )
}
