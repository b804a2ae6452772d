import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getCertificate, listCertificates, verifyCertificate } from '#contract/certificates/certificates.ts'
import { limits } from '#contract/core/limits.ts'
import { call, callPage } from '#web/core/call.ts'
import { callFile } from '#web/core/call-file.ts'
import { useOpenPdf } from '#web/ui/use-open-pdf.ts'

export const certificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['certificates', code],
    queryFn: ({ signal }) => call(verifyCertificate, { params: { code }, signal }),
    // The loader has just loaded it, and "there is none" is a result too.
    retryOnMount: false,
  })

/** Under the key of the account, which is invalidated when a course is completed. */
export const ownCertificatesQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: ['account', 'certificates', pageNumber],
    queryFn: ({ signal }) =>
      callPage(listCertificates, { querystring: { pageNumber, pageSize: limits.pageSize.certificates }, signal }),
    placeholderData: keepPreviousData,
  })

const pdf = 'application/pdf'
const fileName = 'certificate.pdf'

/** The user's certificate of a course. */
export const useCertificate = (courseId: number) =>
  useOpenPdf({ load: () => callFile(getCertificate, { params: { courseId: String(courseId) } }, pdf), fileName })

/** Anybody's, by its code. */
export const useVerifiedCertificate = (code: string) =>
  useOpenPdf({ load: () => callFile(verifyCertificate, { params: { code } }, pdf), fileName })
