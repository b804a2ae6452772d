import { formatMinute } from '#web/ui/format.ts'
import { words } from './words.ts'

/** A time in a sentence. */
export const moment = (utc: string) => ({
  at: formatMinute(utc),
  time: (text: string) => <time dateTime={utc}>{text}</time>,
})

/** When a passkey, an app or a session was used. */
export const LastUse = ({ at }: { at: string | null }) => <span>{at ? words.lastUsed(moment(at)) : words.neverUsed}</span>
