import type { ReactNode } from 'react'

/** Line icons, 20 px, in the colour of the text. They are decoration: the control around them has the name. */
export const icon = (drawing: ReactNode) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
)

// Only the icons that the first load needs are in this file. The others are in icons.tsx.

export const CartIcon = icon(
  <>
    <path d="M2.5 3h1.7c.5 0 .9.3 1 .8L7 12.2c.1.5.6.8 1 .8h7c.5 0 .9-.3 1-.8l1.3-5.4c.1-.4-.2-.8-.6-.8H5.8" />
    <circle cx="8.4" cy="16.3" r="1.1" />
    <circle cx="14.6" cy="16.3" r="1.1" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.5" />
    <path d="m13.2 13.2 4 4" />
  </>,
)
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M4.5 15.5l1.1-1.1M14.4 5.6l1.1-1.1" />
  </>,
)
export const MoonIcon = icon(<path d="M16.8 11.9A7 7 0 1 1 8.1 3.2a5.6 5.6 0 0 0 8.7 8.7Z" />)
export const ScreenIcon = icon(
  <>
    <rect x="2.5" y="3.5" width="15" height="10" rx="1.6" />
    <path d="M7.5 17h5M10 13.5V17" />
  </>,
)
export const HeartIcon = icon(<path d="M10 16.6S3 12.7 3 7.8A3.7 3.7 0 0 1 10 6.2a3.7 3.7 0 0 1 7 1.6c0 4.9-7 8.8-7 8.8Z" />)
export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />)
export const ChevronLeftIcon = icon(<path d="m12 5-5 5 5 5" />)
export const ChevronRightIcon = icon(<path d="m8 5 5 5-5 5" />)
export const ChevronDownIcon = icon(<path d="m6 8 4 4 4-4" />)
export const CheckIcon = icon(<path d="m4.5 10.5 3.6 3.6 7.4-8" />)
export const AlertIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 6.4v4.2M10 13.5v.1" />
  </>,
)
export const UserIcon = icon(
  <>
    <circle cx="10" cy="6.8" r="3.1" />
    <path d="M3.8 16.8a6.3 6.3 0 0 1 12.4 0" />
  </>,
)
export const MoreIcon = icon(<path d="M4.5 10v.1M10 10v.1M15.5 10v.1" strokeWidth="2.4" />)
