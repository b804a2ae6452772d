import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/core/paths.ts'
import { linkTo } from '#web/ui/link-to.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { mailStateQuery } from './mail.api.ts'
import { words } from './words.ts'

/** Says what does not work without a mail server. Renders nothing when there is one, and in a demo. */
export function MailBanner() {
  const { data } = useQuery(mailStateQuery())
  if (data?.mode !== 'off') return null
  return <Notice>{words.mailIsOffHere({ more: linkTo(paths.statistics('mail')) })}</Notice>
}
