import { Anchor } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#contract/accounts/accounts.ts'
import { paths } from '#contract/core/paths.ts'
import { BecameCreatorButton } from '#web/features/accounts/index.ts'
import { Card } from '#web/ui/card.tsx'
import classes from './profile.module.css'

export function CreatorCard({ profile }: { profile: Profile }) {
  const [hasBecome, setBecome] = useState(false)
  if (!profile.handle || !profile.roles.includes('Creator')) return <BecameCreator onDone={() => setBecome(true)} />
  return <AuthorPageLink handle={profile.handle} isNew={hasBecome} />
}

/** Takes the focus when it replaces the button. */
function AuthorPageLink({ handle, isNew }: { handle: string; isNew: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNew) link.current?.focus()
  }, [isNew])
  return (
    <Card title="You are a Creator">
      <p className={classes.text}>
        Everybody can see your{' '}
        <Anchor ref={link} component={Link} to={paths.author(handle)}>
          author page
        </Anchor>
        : your name, picture, position, skills and courses. It does not show your email. Your drafts, your courses and what is
        waiting for your answer are under{' '}
        <Anchor component={Link} to={paths.teaching()}>
          Teaching
        </Anchor>
        .
      </p>
    </Card>
  )
}

function BecameCreator({ onDone }: { onDone: () => void }) {
  return (
    <Card title="Teach on Coursewise">
      <p className={classes.text}>
        As a Creator you can make courses and are paid in points. You get a public author page with your name, picture, position
        and skills.
      </p>
      <BecameCreatorButton onDone={onDone} />
    </Card>
  )
}
