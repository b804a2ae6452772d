import { icon } from '#web/ui/first-icons.tsx'

/** Not among the other icons, which are all in the first load. */
export const GiftIcon = icon(
  <>
    <path d="M3 7.4h14v3.2H3zM4.2 10.6V17h11.6v-6.4M10 7.4V17" />
    <path d="M10 7.2S9.4 3 7 3a1.9 1.9 0 0 0-1.9 2c0 1.4 1.4 2.2 4.9 2.2ZM10 7.2S10.6 3 13 3a1.9 1.9 0 0 1 1.9 2c0 1.4-1.4 2.2-4.9 2.2Z" />
  </>,
)
