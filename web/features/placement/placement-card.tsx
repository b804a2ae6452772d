import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorMessages } from '#web/core/call-error.ts'
import { useSession } from '#web/core/session.ts'
import { type PlanSearch, useGuestLevels } from '#web/features/automated-search/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Asking } from './asking.tsx'
import { handOverLevels, type Placement, startPlacement } from './placement.api.ts'
import classes from './placement.module.css'
import { Verdict } from './verdict.tsx'
import { words } from './words.ts'
import { Worth } from './worth.tsx'

/** What each wanted skill is worth, the questions about one of them, and what came of it. */
export function PlacementCard({ planSearch }: { planSearch: PlanSearch }) {
  const viewer = useSession().claims?.sub
  const guest = useGuestLevels()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [placement, setPlacement] = useState<Placement>()
  const starting = useMutation({ mutationFn: (skillId: number) => startPlacement(planSearch, skillId), onSuccess: show })
  useHandOver(viewer, guest)

  function show(state: Placement) {
    setPlacement(state)
    // The plan on this page is found again, with what counts now. A guest's does so by itself: its query has what the browser keeps.
    if (viewer && state.verdict?.known) void client.invalidateQueries({ queryKey: ['automated-search'] })
  }
  const back = () => {
    setPlacement(undefined)
    void client.invalidateQueries({ queryKey: ['placement'] })
  }
  return (
    <div className={classes.placement}>
      <Card title={words.title}>
        {placement?.verdict ? (
          <Verdict placement={placement} verdict={placement.verdict} onBack={back} />
        ) : placement ? (
          <Asking key={placement.next?.position} placement={placement} onAnswered={show} />
        ) : (
          <>
            <p className={classes.about}>{words.about}</p>
            {isOpen ? (
              <Worth
                planSearch={planSearch}
                viewer={viewer}
                guest={guest}
                starting={starting.isPending ? starting.variables : undefined}
                onTry={starting.mutate}
              />
            ) : (
              <Button variant="default" onClick={() => setOpen(true)}>
                {words.look}
              </Button>
            )}
            {starting.error && <ErrorList isQuiet messages={errorMessages(starting.error)} />}
          </>
        )}
      </Card>
    </div>
  )
}

/** What was found before signing in counts for the account. If it fails, the next visit does it. */
function useHandOver(viewer: string | undefined, guest: string) {
  const client = useQueryClient()
  useEffect(() => {
    if (!viewer || !guest) return
    handOverLevels()
      .then(() => client.invalidateQueries({ queryKey: ['automated-search'] }))
      .catch(() => {})
  }, [viewer, guest, client])
}
