import { useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '#web/core/query-client.ts'
import { MyCertificates, ownCertificatesQuery } from '#web/features/certificates/index.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { pointsQuery, profileQuery } from './accounts.api.ts'
import { CreatorCard } from './creator-card.tsx'
import { OwnCourses } from './own-courses.tsx'
import { PasswordForm } from './password-form.tsx'
import { PointsHistory } from './points-history.tsx'
import classes from './profile.module.css'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSummary } from './profile-summary.tsx'
import { SkillList } from './skill-list.tsx'

/** The lists come along, so that nothing moves when they arrive; each card says itself when it could not be loaded. */
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

export { loadProfile as loader, ProfileScreen as Component }
