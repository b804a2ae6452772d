import { Anchor } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Profile } from '#contract/accounts/accounts.ts'
import { paths } from '#contract/core/paths.ts'
import { queryClient } from '#web/core/query-client.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { MyCertificates, ownCertificatesQuery } from '#web/features/certificates/index.ts'
import { RedeemCode } from '#web/features/codes/index.ts'
import { draftsQuery, MissingCourses, missingCoursesQuery, OwnDrafts } from '#web/features/drafts/index.ts'
import { refundsQuery, useCertain } from '#web/features/refunds/index.ts'
import card from '#web/ui/card.module.css'
import { Card } from '#web/ui/card.tsx'
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
import { words } from './words.ts'

/** Loads the lists too, so that nothing moves later. A card whose list could not be loaded says so itself. */
const loadProfile = () =>
  Promise.all([
    queryClient.ensureQueryData(profileQuery()).then(async (profile) => {
      if (!isAuthor(profile)) return
      await Promise.all([queryClient.prefetchQuery(draftsQuery()), queryClient.prefetchQuery(missingCoursesQuery('', 1))])
    }),
    queryClient.prefetchQuery(pointsQuery(1)),
    queryClient.prefetchQuery(refundsQuery()),
    queryClient.prefetchQuery(ownCertificatesQuery(1)),
  ])

const isAuthor = ({ roles }: Profile) => roles.includes('Creator') || roles.includes('Admin')

function ProfileScreen() {
  const { data: profile } = useSuspenseQuery(profileQuery())
  return (
    <>
      <PageHeading title={words.title} />
      <ProfileSummary profile={profile} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ProfileForm profile={profile} />
          {isAuthor(profile) && <OwnDrafts />}
          {isAuthor(profile) && <OwnCourses courses={profile.createdCourses} />}
          {isAuthor(profile) && <MissingCourses />}
          <MyCertificates />
          <PointsHistory balance={profile.balance} />
        </div>
        <div className={classes.column}>
          <CreatorCard profile={profile} />
          <SkillList skills={profile.usersSkills} whenEmpty={words.noSkills} />
          <PasswordForm name={profile.name} email={profile.email} />
          <RedeemCode />
          <NotificationsCard />
          <Card title={words.gifts}>
            <p className={classes.text}>
              <Anchor component={Link} to={paths.gifts()}>
                {words.giftsHelp}
              </Anchor>
            </p>
          </Card>
          <Card title={words.yourData}>
            <p className={classes.text}>
              <Anchor component={Link} to={paths.ownData()}>
                {words.yourDataHelp}
              </Anchor>
            </p>
          </Card>
        </div>
      </div>
    </>
  )
}

function NotificationsCard() {
  return (
    <Card title={words.notifications}>
      <p className={classes.text}>
        {words.bell}{' '}
        <Anchor component={Link} to={paths.notifications()}>
          {words.chooseMails}
        </Anchor>
      </p>
    </Card>
  )
}

/** The stored name and picture, and the balance. */
function ProfileSummary({ profile }: { profile: Profile }) {
  return (
    <section className={`${card.card} ${classes.summary}`} aria-label={words.summary}>
      <UserAvatar name={profile.name} link={profile.avatar} size={72} />
      <div className={classes.who}>
        <strong>{profile.name}</strong>
        <span>{profile.position || profile.email}</span>
        <ChipList
          className={classes.chips}
          label={words.roles}
          chips={profile.roles.map((role) => ({ key: role, text: role }))}
        />
      </div>
      <div className={classes.balance}>
        <span>{words.balance}</span>
        <Points value={profile.balance} isLarge />
        <Certain balance={profile.balance} />
      </div>
    </section>
  )
}

/** Only of interest while a part of the balance cannot be spent. */
function Certain({ balance }: { balance: number }) {
  const certain = useCertain(balance)
  return certain < balance ? <span className={classes.certain}>{words.certain({ points: certain })}</span> : null
}

export { loadProfile as loader, ProfileScreen as Component }
