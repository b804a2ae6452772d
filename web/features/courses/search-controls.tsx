import { useLocation } from 'react-router'
import { startsAscending } from '#contract/core/addresses.ts'
import { CourseOrder } from '#contract/courses/courses.ts'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import type { Search } from './search-address.ts'
import type { useChangeSearch } from './use-change-search.ts'
import { words } from './words.ts'

/** The specification's words, and the order by rating. */
const orders = [
  { value: CourseOrder.Id, label: words.byDefault },
  { value: CourseOrder.StudentsCount, label: words.byStudents },
  { value: CourseOrder.UpdateDate, label: words.byUpdate },
  { value: CourseOrder.Price, label: words.byPrice },
  { value: CourseOrder.Rating, label: words.byRating },
] as const
const directions = [
  { value: true, label: words.ascending, icon: <ArrowUpIcon /> },
  { value: false, label: words.descending, icon: <ArrowDownIcon /> },
] as const

interface SearchControlsProps {
  search: Search
  change: ReturnType<typeof useChangeSearch>
}

/** Every change starts at page 1 again. */
export function SearchControls({ search: { filter, orderBy, isAscending }, change }: SearchControlsProps) {
  const { state } = useLocation()
  // One history entry for the typed text, not one for each pause.
  const filterBy = (filter: string, isTyping: boolean) =>
    change(() => ({ filter }), {
      replace: isTyping && state?.isTyping === true,
      preventScrollReset: isTyping,
      state: { keepsFocus: true, isTyping },
    })
  return (
    <>
      <FilterBox label={words.filter} placeholder={words.nameTextOrAuthor} filter={filter} onFilter={filterBy} />
      <ChoiceButtons<CourseOrder>
        label={words.orderBy}
        choices={orders}
        chosen={orderBy}
        isRow="wide"
        onChoose={(orderBy) => change(() => ({ orderBy, isAscending: startsAscending(orderBy) }))}
      />
      <ChoiceButtons<boolean>
        label={words.direction}
        choices={directions}
        chosen={isAscending}
        onChoose={(isAscending) => change(() => ({ isAscending }))}
        isRow
      />
    </>
  )
}
