import { icon } from '#web/ui/first-icons.tsx'

/** The icons of player, books, lessons and steps. */
export const PlayIcon = icon(<path d="M6 3.8v12.4l10-6.2z" fill="currentColor" />)
export const PauseIcon = icon(<path d="M6.5 4v12M13.5 4v12" strokeWidth="2.6" />)
export const SoundIcon = icon(
  <>
    <path d="M3 7.8v4.4h2.8l3.7 3.2V4.6L5.8 7.8z" />
    <path d="M12.6 7.4a3.7 3.7 0 0 1 0 5.2M14.9 5.2a6.8 6.8 0 0 1 0 9.6" />
  </>,
)
export const MutedIcon = icon(<path d="M3 7.8v4.4h2.8l3.7 3.2V4.6L5.8 7.8zM13 8l4 4M17 8l-4 4" />)
export const CaptionsIcon = icon(
  <>
    <rect x="2.5" y="4.2" width="15" height="11.6" rx="2" />
    <path d="M8.8 8.6a2 2 0 1 0 0 2.8M14.4 8.6a2 2 0 1 0 0 2.8" />
  </>,
)
export const PictureInPictureIcon = icon(
  <>
    <path d="M17.5 8.4V5.8a1.6 1.6 0 0 0-1.6-1.6H4.1a1.6 1.6 0 0 0-1.6 1.6v8.4a1.6 1.6 0 0 0 1.6 1.6h3.4" />
    <rect x="10.2" y="10.8" width="7.3" height="5" rx="1" fill="currentColor" />
  </>,
)
export const FullScreenIcon = icon(<path d="M3.5 7.4V3.5h3.9M12.6 3.5h3.9v3.9M16.5 12.6v3.9h-3.9M7.4 16.5H3.5v-3.9" />)
export const LeaveFullScreenIcon = icon(<path d="M7.4 3.5v3.9H3.5M16.5 7.4h-3.9V3.5M12.6 16.5v-3.9h3.9M3.5 12.6h3.9v3.9" />)
export const KeyboardIcon = icon(
  <>
    <rect x="2" y="5" width="16" height="10" rx="2" />
    <path d="M5 8.2v.1M8.3 8.2v.1M11.6 8.2v.1M15 8.2v.1M5 11.8v.1M15 11.8v.1M7.8 11.8h4.4" />
  </>,
)
export const MinusIcon = icon(<path d="M4 10h12" />)
export const ListIcon = icon(<path d="M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.4 5.5v.1M3.4 10v.1M3.4 14.5v.1" />)
export const PrintIcon = icon(
  <>
    <path d="M6 7.5V3h8v4.5M6 14.5H4.4c-.8 0-1.4-.6-1.4-1.4V9c0-.8.6-1.5 1.4-1.5h11.2c.8 0 1.4.7 1.4 1.5v4.1c0 .8-.6 1.4-1.4 1.4H14" />
    <path d="M6 12.2h8V17H6z" />
  </>,
)
export const NoteIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9.4v4.2M10 6.5v.1" />
  </>,
)
export const WarningIcon = icon(<path d="M10 3.2 17.6 16H2.4zM10 8v3.8M10 13.7v.1" />)
export const NewTabIcon = icon(
  <path d="M11.5 3.5h5v5M16.2 3.8 9.5 10.5M14.5 11.5v4a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h4" />,
)
