import type { ReactNode } from 'react'
import type { PageInfo } from '#contract/http.ts'
import classes from './pages.module.css'
import { shownPages } from './shown-pages.ts'

interface PagesProps {
  info: Pick<PageInfo, 'PageNumber' | 'TotalPages'>
  onChange: (pageNumber: number) => void
  /** What is paged, for screen readers: "Points history". */
  of: string
}

/** The way to the other pages of a list. Where there is little room, the numbers become "Page 2 of 7". */
export function Pages({ info: { PageNumber: current, TotalPages: total }, onChange, of }: PagesProps) {
  if (!(total > 1)) return null
  return (
    <nav aria-label={`${of}, pages`} className={classes.pages}>
      <div className={classes.row}>
        <Control label="Previous page" isDisabled={current <= 1} onPress={() => onChange(current - 1)}>
          {drawing(left)}
        </Control>
        <div className={classes.numbers}>
          {shownPages(current, total).map((page, place) =>
            page === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the gaps have no identity
              <span key={`gap ${place}`} className={classes.gap} aria-hidden="true">
                {drawing(dots)}
              </span>
            ) : (
              <Control key={page} label={`Page ${page}`} isCurrent={page === current} onPress={() => onChange(page)}>
                {page}
              </Control>
            ),
          )}
        </div>
        <span className={classes.place}>{`Page ${current} of ${total}`}</span>
        <Control label="Next page" isDisabled={current >= total} onPress={() => onChange(current + 1)}>
          {drawing(right)}
        </Control>
      </div>
    </nav>
  )
}

interface ControlProps {
  label: string
  isCurrent?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

const Control = ({ label, isCurrent, isDisabled, onPress, children }: ControlProps) => (
  <button
    type="button"
    className={classes.control}
    aria-label={label}
    aria-current={isCurrent ? 'page' : undefined}
    disabled={isDisabled}
    onClick={onPress}
  >
    {children}
  </button>
)

const left = 'M7.219 8l3.3 3.3-.943.943L5.333 8l4.243-4.243.943.943-3.3 3.3z'
const right = 'M8.781 8l-3.3-3.3.943-.943L10.667 8l-4.243 4.243-.943-.943 3.3-3.3z'
const dots =
  'M2 8c0-.733.6-1.333 1.333-1.333.734 0 1.334.6 1.334 1.333s-.6 1.333-1.334 1.333C2.6 9.333 2 8.733 2 8zm9.333 0c0-.733.6-1.333 1.334-1.333C13.4 6.667 14 7.267 14 8s-.6 1.333-1.333 1.333c-.734 0-1.334-.6-1.334-1.333zM6.667 8c0-.733.6-1.333 1.333-1.333s1.333.6 1.333 1.333S8.733 9.333 8 9.333 6.667 8.733 6.667 8z'

const drawing = (path: string) => (
  <svg width="20" height="20" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} fill="currentColor" />
  </svg>
)
