import { useLocation, useNavigate } from 'react-router'
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
  const change = (changed: Partial<Search>) => navigate(searchPath({ ...search, pageNumber: 1, ...changed }))
  // One history entry for the typed text, not one for each pause.
  const filterBy = (filter: string, isTyping: boolean) =>
    navigate(searchPath({ ...search, pageNumber: 1, filter }), {
      replace: isTyping && state?.isTyping === true,
      preventScrollReset: isTyping,
      state: { keepsFocus: true, isTyping },
    })
  return (
    <div className={classes.controls}>
      <FilterBox label="Filter" placeholder="Name, text or author" filter={search.filter} onFilter={filterBy} />
      <ChoiceButtons<CourseOrder>
        label="Order by"
        choices={orders}
        chosen={search.orderBy}
        onChoose={(orderBy) => change({ orderBy })}
      />
      <ChoiceButtons<boolean>
        label="Direction"
        choices={directions}
        chosen={search.isAscending}
        onChoose={(isAscending) => change({ isAscending })}
        isRow
      />
    </div>
  )
}
