export { CertificateButton } from './certificate-button.tsx'
export { ownCertificatesQuery } from './certificates.api.ts'
export { MyCertificates } from './my-certificates.tsx'
