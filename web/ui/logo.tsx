import { words } from './first-words.ts'
import classes from './logo.module.css'

/** The mark is a C that opens towards a coin; public/favicon.svg draws the same. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--cw-accent)" />
        <path
          d="M21.5 11.2a7.6 7.6 0 1 0 0 9.6"
          fill="none"
          stroke="var(--cw-on-accent)"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cx="22.6" cy="16" r="2.6" fill="var(--cw-coin)" />
      </svg>
      {words.brand}
    </span>
  )
}
