import { useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { CourseOrder } from '#contract/courses.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import classes from './search.module.css'
import { type Search, searchPath } from './search-address.ts'

/** The specification's words. */
const orders = [
  { value: CourseOrder.Id, label: 'DEFAULT' },
  { value: CourseOrder.StudentsCount, label: 'STUDENTS COUNT' },
  { value: CourseOrder.UpdateDate, label: 'UPDATE DATE' },
  { value: CourseOrder.Price, label: 'PRICE' },
] as const
const directions = [
  { value: true, label: 'Ascending', icon: <ArrowUpIcon /> },
  { value: false, label: 'Descending', icon: <ArrowDownIcon /> },
] as const

/** Every change starts at page 1 again. */
export function SearchControls({ search }: { search: Search }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { filter, pageNumber, orderBy, isAscending } = search
  // The search that was asked for last. It may not be rendered yet when the pause after typing ends.
  const newest = useRef(search)
  useEffect(() => {
    newest.current = { filter, pageNumber, orderBy, isAscending }
  }, [filter, pageNumber, orderBy, isAscending])

  const change = (changed: Partial<Search>, options?: NavigateOptions) => {
    newest.current = { ...newest.current, pageNumber: 1, ...changed }
    navigate(searchPath(newest.current), options)
  }
  // One history entry for the typed text, not one for each pause.
  const filterBy = (filter: string, isTyping: boolean) =>
    change(
      { filter },
      {
        replace: isTyping && state?.isTyping === true,
        preventScrollReset: isTyping,
        state: { keepsFocus: true, isTyping },
      },
    )
  return (
    <div className={classes.controls}>
      <FilterBox label="Filter" placeholder="Name, text or author" filter={filter} onFilter={filterBy} />
      <ChoiceButtons<CourseOrder>
        label="Order by"
        choices={orders}
        chosen={orderBy}
        onChoose={(orderBy) => change({ orderBy })}
      />
      <ChoiceButtons<boolean>
        label="Direction"
        choices={directions}
        chosen={isAscending}
        onChoose={(isAscending) => change({ isAscending })}
        isRow
      />
    </div>
  )
}
