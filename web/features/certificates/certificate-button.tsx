import { Button } from '#web/ui/button.tsx'
import { CertificateIcon } from '#web/ui/icons.tsx'
import { useCertificate } from './certificates.api.ts'
import { words } from './words.ts'

interface CertificateButtonProps {
  courseId: number
  /** True until everything is learned. */
  disabled?: boolean
  label?: string
}

/** Opens the user's certificate of a course in a new window. */
export function CertificateButton({ courseId, disabled = false, label = words.certificate }: CertificateButtonProps) {
  const { open, isPending } = useCertificate(courseId)
  return (
    <Button variant="light" onClick={open} loading={isPending} disabled={disabled} leftSection={<CertificateIcon />}>
      {label}
    </Button>
  )
}
