import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { SignpostDrawing } from '#web/ui/drawings.tsx'
import { StatusPage } from '#web/ui/page-heading.tsx'

export function NotFound({ message }: { message?: string }) {
  return (
    <StatusPage
      title="Page not found"
      drawing={<SignpostDrawing />}
      action={
        <Button component={Link} to={paths.courses()}>
          Browse courses
        </Button>
      }
    >
      {message ?? 'There is no page at this address. It may be mistyped, or the page was removed.'}
    </StatusPage>
  )
}
