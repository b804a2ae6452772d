export { CertificateButton } from './certificate-button.tsx'
export { useCertificate } from './certificates.api.ts'
