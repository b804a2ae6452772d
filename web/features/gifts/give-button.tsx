import { Suspense, useState } from 'react'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { useSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { GiftIcon } from './gift-icon.tsx'
import { words } from './words.ts'

const GiveDialog = lazyPart(async () => (await import('./give-dialog.tsx')).GiveDialog)

/** For users, also those who have the course. Nobody gives their own, or one that is no longer offered. */
export function GiveButton({ course, describedBy }: { course: CourseDetails; describedBy: string }) {
  const { claims } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!claims || claims.email === course.author.email || course.isArchived) return null
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<GiftIcon />}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.give}
      </Button>
      <Suspense>{isOpen && <GiveDialog course={course} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
