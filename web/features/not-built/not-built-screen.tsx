import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#web/core/paths.ts'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import { StatusPage } from '#web/ui/status-page.tsx'

/** Holds the place of the screens that later issues bring, and says so. */
export function NotBuiltScreen() {
  return (
    <StatusPage
      title="Not here yet"
      drawing={<ScaffoldDrawing />}
      action={
        <Button component={Link} to={paths.courses()}>
          To the courses
        </Button>
      }
    >
      This part of the portal has not been built. Courses, search, the cart and accounts work already.
    </StatusPage>
  )
}
