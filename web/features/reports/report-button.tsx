import { Suspense, useState } from 'react'
import type { Reportable } from '#contract/reports/reports.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import classes from './report-button.module.css'

const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

interface ReportButtonProps {
  what: Reportable
  /** A reply has the id of its rating. */
  id: number
  describedBy: string
  children: string
}

/** For everybody, also guests. Not for what the viewer has written. */
export function ReportButton({ what, id, describedBy, children }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="compact-sm"
        className={classes.report}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Suspense>{isOpen && <ReportDialog what={what} id={id} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
