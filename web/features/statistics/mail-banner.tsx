import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { mailStateQuery } from './mail.api.ts'

/** Says what does not work without a mail server. Renders nothing when there is one, and in a demo. */
export function MailBanner() {
  const { data } = useQuery(mailStateQuery())
  if (data?.mode !== 'off') return null
  return (
    <Notice>
      Mail is off, so the portal sends no password reset links and no other mail. Set SMTP_URL and MAIL_FROM to turn it on.{' '}
      <Anchor component={Link} to={paths.statistics('mail')} inherit>
        More about mail
      </Anchor>
    </Notice>
  )
}
