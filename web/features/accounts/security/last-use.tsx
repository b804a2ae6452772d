import { formatMinute } from '#web/ui/format.ts'

/** When a passkey or an app was used. */
export const LastUse = ({ at }: { at: string | null }) => (
  <span>
    {at ? (
      <>
        Last used <time dateTime={at}>{formatMinute(at)}</time>
      </>
    ) : (
      'Never used'
    )}
  </span>
)
