import type { Profile } from '#contract/accounts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Points } from '#web/ui/points.tsx'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import classes from './profile.module.css'

/** Who this is, as it is stored, and the balance. */
export function ProfileSummary({ profile }: { profile: Profile }) {
  return (
    <section className={classes.summary} aria-label="Summary">
      <UserAvatar name={profile.name} link={profile.avatar} size={72} />
      <div className={classes.who}>
        <strong>{profile.name}</strong>
        <span>{profile.position || profile.email}</span>
        <ul className={classes.chips} aria-label="Roles">
          {profile.roles.map((role) => (
            <li key={role}>
              <Chip>{role}</Chip>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.balance}>
        <span>Balance</span>
        <Points value={profile.balance} isLarge />
      </div>
    </section>
  )
}
