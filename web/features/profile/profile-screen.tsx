import { useSuspenseQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/accounts.ts'
import { queryClient } from '#web/core/query-client.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { MyCertificates, ownCertificatesQuery } from '#web/features/certificates/index.ts'
import card from '#web/ui/card.module.css'
import { ChipList } from '#web/ui/chip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Points } from '#web/ui/points.tsx'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import { CreatorCard } from './creator-card.tsx'
import { OwnCourses } from './own-courses.tsx'
import { PasswordForm } from './password-form.tsx'
import { PointsHistory } from './points-history.tsx'
import { pointsQuery } from './profile.api.ts'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { SkillList } from './skill-list.tsx'

/** Loads the lists too, so that nothing moves later. A card whose list could not be loaded says so itself. */
const loadProfile = () =>
  Promise.all([
    queryClient.ensureQueryData(profileQuery()),
    queryClient.prefetchQuery(pointsQuery(1)),
    queryClient.prefetchQuery(ownCertificatesQuery(1)),
  ])

function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  const isAuthor = profile.roles.includes('Creator') || profile.roles.includes('Admin')
  return (
    <>
      <PageHeading title="Profile" />
      <ProfileSummary profile={profile} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ProfileForm profile={profile} />
          {isAuthor && <OwnCourses courses={profile.createdCourses} />}
          <MyCertificates />
          <PointsHistory />
        </div>
        <div className={classes.column}>
          <CreatorCard profile={profile} />
          <SkillList skills={profile.usersSkills} whenEmpty="Each course you complete adds to your skills." />
          <PasswordForm email={profile.email} />
        </div>
      </div>
    </>
  )
}

/** The stored name and picture, and the balance. */
function ProfileSummary({ profile }: { profile: Profile }) {
  return (
    <section className={`${card.card} ${classes.summary}`} aria-label="Summary">
      <UserAvatar name={profile.name} link={profile.avatar} size={72} />
      <div className={classes.who}>
        <strong>{profile.name}</strong>
        <span>{profile.position || profile.email}</span>
        <ChipList className={classes.chips} label="Roles" chips={profile.roles.map((role) => ({ key: role, text: role }))} />
      </div>
      <div className={classes.balance}>
        <span>Balance</span>
        <Points value={profile.balance} isLarge />
      </div>
    </section>
  )
}

export { loadProfile as loader, ProfileScreen as Component }
