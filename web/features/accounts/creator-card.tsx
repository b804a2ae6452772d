import { Anchor, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#contract/accounts.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { paths } from '#web/core/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useBecameCreator } from './accounts.api.ts'
import classes from './profile.module.css'

export function CreatorCard({ profile }: { profile: Profile }) {
  const [hasBecome, setBecome] = useState(false)
  if (!profile.roles.includes('Creator')) return <BecameCreator onDone={() => setBecome(true)} />
  return <AuthorPageLink email={profile.email} isNew={hasBecome} />
}

/** When it takes the place of the button, it takes its focus too. */
function AuthorPageLink({ email, isNew }: { email: string; isNew: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNew) link.current?.focus()
  }, [isNew])
  return (
    <Card title="You are a Creator">
      <p className={classes.text}>
        Everybody can see your{' '}
        <Anchor ref={link} component={Link} to={paths.author(email)}>
          author page
        </Anchor>
        : your name, picture, position, email, skills and courses.
      </p>
    </Card>
  )
}

/** The button's words are the specification's. */
function BecameCreator({ onDone }: { onDone: () => void }) {
  const becameCreator = useBecameCreator()
  const done = () => {
    notifyDone('You are a Creator now.')
    onDone()
  }
  // By the promise, because this card is gone by then; a failure is shown from the mutation's state.
  const become = () => becameCreator.mutateAsync().then(done, () => {})
  return (
    <Card title="Teach on Coursewise">
      <p className={classes.text}>
        As a Creator you can make courses and are paid in points. You get a public author page with your name, picture, position,
        email and skills.
      </p>
      {becameCreator.isError && <ErrorList messages={messagesOf(becameCreator.error)} />}
      <Button variant="light" fullWidth onClick={become} loading={becameCreator.isPending}>
        Became Creator
      </Button>
    </Card>
  )
}
