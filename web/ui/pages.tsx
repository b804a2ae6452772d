import type { ReactNode } from 'react'
import type { PageInfo } from '#contract/core/http.ts'
import { ChevronLeftIcon, ChevronRightIcon, MoreIcon } from './first-icons.tsx'
import { words } from './first-words.ts'
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
    <nav aria-label={words.pages({ of })} className={classes.pages}>
      <div className={classes.row}>
        <Control label={words.previous} isDisabled={current <= 1} onPress={() => onChange(current - 1)}>
          <ChevronLeftIcon />
        </Control>
        <div className={classes.numbers}>
          {shownPages(current, total).map((page, place) =>
            page === 'gap' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the gaps have no identity
              <span key={`gap ${place}`} className={classes.gap} aria-hidden="true">
                <MoreIcon />
              </span>
            ) : (
              <Control
                key={page}
                label={words.page({ page: String(page) })}
                isCurrent={page === current}
                onPress={() => onChange(page)}
              >
                {page}
              </Control>
            ),
          )}
        </div>
        <span className={classes.place}>{words.pageOf({ page: String(current), pages: String(total) })}</span>
        <Control label={words.next} isDisabled={current >= total} onPress={() => onChange(current + 1)}>
          <ChevronRightIcon />
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
    // Not `disabled`, which would take the focus from it on the last page.
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onPress}
  >
    {children}
  </button>
)
