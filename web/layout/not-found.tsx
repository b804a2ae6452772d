import { paths } from '#contract/core/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SignpostDrawing } from '#web/ui/first-drawings.tsx'
import { StatusPage } from '#web/ui/page-heading.tsx'
import { words } from './first-words.ts'

export function NotFound({ message }: { message?: string }) {
  return (
    <StatusPage
      title={words.notFound}
      drawing={<SignpostDrawing />}
      action={<LinkButton to={paths.courses()}>{words.browseCourses}</LinkButton>}
    >
      {message ?? words.nothingHere}
    </StatusPage>
  )
}
