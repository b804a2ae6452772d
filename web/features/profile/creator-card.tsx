import { Anchor } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '#contract/accounts/accounts.ts'
import { paths } from '#contract/core/paths.ts'
import { BecameCreatorButton } from '#web/features/accounts/become-creator/index.ts'
import { Card } from '#web/ui/card.tsx'
import classes from './profile.module.css'
import { words } from './words.ts'

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
    <Card title={words.youAreCreator}>
      <p className={classes.text}>
        {words.creatorHelp({
          author: (text) => (
            <Anchor ref={link} component={Link} to={paths.author(handle)}>
              {text}
            </Anchor>
          ),
          teaching: (text) => (
            <Anchor component={Link} to={paths.teaching()}>
              {text}
            </Anchor>
          ),
        })}
      </p>
    </Card>
  )
}

function BecameCreator({ onDone }: { onDone: () => void }) {
  return (
    <Card title={words.teach}>
      <p className={classes.text}>{words.teachHelp}</p>
      <BecameCreatorButton onDone={onDone} />
    </Card>
  )
}
