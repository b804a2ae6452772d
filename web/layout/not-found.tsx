import { paths } from '#contract/core/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SignpostDrawing } from '#web/ui/first-drawings.tsx'
import { StatusPage } from '#web/ui/page-heading.tsx'

export function NotFound({ message }: { message?: string }) {
  return (
    <StatusPage
      title="Page not found"
      drawing={<SignpostDrawing />}
      action={<LinkButton to={paths.courses()}>Browse courses</LinkButton>}
    >
      {message ?? 'There is no page at this address. It may be mistyped, or the page was removed.'}
    </StatusPage>
  )
}
