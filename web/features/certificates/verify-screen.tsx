import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { titles } from '#contract/core/first-words.ts'
import { CallError } from '#web/core/call-error.ts'
import { queryClient } from '#web/core/query-client.ts'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingPage } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { certificateQuery } from './certificates.api.ts'
import { CodeForm } from './code-form.tsx'
import { GenuineCertificate } from './genuine-certificate.tsx'
import classes from './verify.module.css'
import { words } from './words.ts'

/** Before the screen is shown, so that its heading can take the focus. */
const loadCertificate = ({ params: { code } }: LoaderFunctionArgs) =>
  code ? queryClient.prefetchQuery(certificateQuery(code)).then(() => null) : null

function VerifyScreen() {
  const { code } = useParams()
  return (
    <div className={classes.page}>
      {code ? (
        <Verified code={code} />
      ) : (
        <>
          <PageHeading title={titles.verifyCertificate}>{words.whereCode}</PageHeading>
          <CodeForm />
        </>
      )}
    </div>
  )
}

function Verified({ code }: { code: string }) {
  const query = useQuery(certificateQuery(code))
  const status = query.error instanceof CallError ? query.error.status : undefined
  if (status === 400 || status === 404) return <Unknown code={code} />
  if (status === 410) return <Withdrawn />
  return (
    <Loaded query={query} skeleton={<LoadingPage />}>
      {(certificate) => <GenuineCertificate certificate={certificate} />}
    </Loaded>
  )
}

function Unknown({ code }: { code: string }) {
  return (
    <>
      <NothingFoundDrawing />
      <PageHeading title={words.unknown}>{words.unknownHelp({ code })}</PageHeading>
      <CodeForm key={code} typed={code} />
    </>
  )
}

function Withdrawn() {
  return (
    <>
      <NothingFoundDrawing />
      <PageHeading title={words.withdrawn}>{words.withdrawnHelp}</PageHeading>
    </>
  )
}

export { loadCertificate as loader, VerifyScreen as Component }
