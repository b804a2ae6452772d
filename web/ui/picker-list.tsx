import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type QueryKey, type UseQueryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Page } from '#web/core/call.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ErrorList } from './error-list.tsx'
import { Loaded } from './loaded.tsx'
import { LoadingRows } from './loading.tsx'
import { notifyDone } from './notify.tsx'
import { Pages } from './pages.tsx'
import classes from './picker-list.module.css'
import { PickerRow } from './picker-row.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

export interface PickerListProps<Item, Key extends QueryKey> {
  /** What is listed: "Articles". */
  label: string
  /** One: the parent keeps a single chosen id. The specification has checkboxes there too, so that a choice can be undone. */
  mode: 'many' | 'one'
  /** A page of the list; with `placeholderData: keepPreviousData`, so that the list stays while the next page loads. */
  list: (pageNumber: number, filter: string) => UseQueryOptions<Page<Item>, Error, Page<Item>, Key>
  rows: number
  getName: (item: Item) => string
  /** Facts below the name; text and links only. */
  details?: (item: Item) => ReactNode
  chosenIds: ReadonlySet<number>
  /** Also called with false when a chosen item was deleted. */
  onToggle: (item: Item, isChosen: boolean) => void
  /** Opens the form that changes it. Without this, nothing can be changed here. */
  onEdit?: (item: Item) => void
  canDelete?: (item: Item) => boolean
  /** Called after a confirmation; an error is shown above the list. Without this, nothing can be deleted here. */
  onDelete?: (item: Item) => Promise<unknown>
  whenEmpty: string
  /** Shows the filter from the start and focuses it (not on a touch screen). Enter chooses the first match. */
  isSearchedFirst?: boolean
}

const pause = 300

/** On a touch screen, focusing a text field opens a keyboard, which hides the list. */
export const isTouched = () => matchMedia('(pointer: coarse)').matches
/** The bar is there before the screen is, and a menu that loses the focus closes. */
const isInOpenMenu = () => Boolean(document.activeElement?.closest('header')?.querySelector('[aria-expanded="true"]'))

/** A paged list to choose from. The parent keeps the chosen items, so they stay over pages. */
export function PickerList<Item extends { id: number }, Key extends QueryKey>(props: PickerListProps<Item, Key>) {
  const {
    label,
    mode,
    list,
    rows,
    getName,
    details,
    chosenIds,
    onToggle,
    onEdit,
    canDelete,
    onDelete,
    whenEmpty,
    isSearchedFirst = false,
  } = props
  const [pageNumber, setPageNumber] = useState(1)
  const [text, setText] = useState('')
  const [filter] = useDebouncedValue(text.trim(), pause)
  const [hasFilter, setHasFilter] = useState(isSearchedFirst)
  const [picksFirst, setPicksFirst] = useState(false)
  const [toDelete, setToDelete] = useState<Item>()
  const root = useRef<HTMLFieldSetElement>(null)
  const query = useQuery(list(pageNumber, filter))
  const { data: page, isPlaceholderData } = query
  // Once shown, the box stays, because it may have the focus.
  if (page && page.info.TotalPages > 1 && !hasFilter) setHasFilter(true)
  // The last item of the last page was deleted.
  if (page && !isPlaceholderData && page.info.TotalPages > 0 && pageNumber > page.info.TotalPages) {
    setPageNumber(page.info.TotalPages)
  }

  const removal = useMutation({
    mutationFn: async (item: Item) => onDelete?.(item),
    onSuccess: (_, item) => {
      if (chosenIds.has(item.id)) onToggle(item, false)
      notifyDone(words.deleted({ name: getName(item) }))
    },
    // The button that was used is unmounted or disabled by now.
    onSettled: () => root.current?.focus(),
  })
  const changeText = (next: string) => {
    setText(next)
    setPageNumber(1)
    setPicksFirst(false)
  }
  // Enter may be pressed before the matches have loaded.
  const first = picksFirst && filter === text.trim() && !isPlaceholderData ? page?.items[0] : undefined
  useEffect(() => {
    if (!first) return
    setPicksFirst(false)
    setText('')
    if (!chosenIds.has(first.id)) onToggle(first, true)
  }, [first, chosenIds, onToggle])
  const confirm = (item: Item) => {
    setToDelete(undefined)
    removal.mutate(item)
  }
  return (
    <fieldset ref={root} className={classes.picker} tabIndex={-1} aria-busy={isPlaceholderData}>
      <VisuallyHidden component="legend">{mode === 'one' ? words.chooseOne({ list: label }) : label}</VisuallyHidden>
      {removal.isError && <ErrorList messages={errorMessages(removal.error)} />}
      {hasFilter && (
        <FilterField
          label={label}
          text={text}
          onChange={changeText}
          isFocused={isSearchedFirst}
          hint={!isSearchedFirst ? words.filterByName : mode === 'one' ? words.typeToChoose : words.typeToAdd}
          onEnter={() => setPicksFirst(isSearchedFirst && text.trim() !== '')}
        />
      )}
      <Loaded query={query} skeleton={<LoadingRows rows={rows} height={44} />}>
        {({ items, info }) => (
          <>
            {info.TotalCount === 0 && <p className={classes.empty}>{filter ? words.noMatch({ text: filter }) : whenEmpty}</p>}
            {items.length > 0 && (
              <ul className={classes.rows} aria-label={label}>
                {items.map((item) => (
                  <PickerRow
                    key={item.id}
                    name={getName(item)}
                    details={details?.(item)}
                    mode={mode}
                    isChosen={chosenIds.has(item.id)}
                    onToggle={(isChosen) => onToggle(item, isChosen)}
                    onEdit={onEdit && (() => onEdit(item))}
                    canDelete={onDelete !== undefined && (canDelete?.(item) ?? true)}
                    isDeleting={removal.isPending && removal.variables.id === item.id}
                    onDelete={() => setToDelete(item)}
                  />
                ))}
              </ul>
            )}
            <Pages info={info} onChange={setPageNumber} of={label} />
          </>
        )}
      </Loaded>
      {toDelete && (
        <ConfirmDialog
          title={words.askToDelete({ name: getName(toDelete) })}
          confirm={words.delete}
          cancel={words.keep}
          isDestructive
          onConfirm={() => confirm(toDelete)}
          onCancel={() => setToDelete(undefined)}
        >
          <p>{words.deleteForGood}</p>
        </ConfirmDialog>
      )}
    </fieldset>
  )
}

interface FilterFieldProps {
  label: string
  text: string
  onChange: (text: string) => void
  isFocused: boolean
  hint: string
  onEnter: () => void
}

function FilterField({ label, text, onChange, isFocused, hint, onEnter }: FilterFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused && !isTouched() && !isInOpenMenu()) field.current?.focus()
  }, [isFocused])
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      size="sm"
      aria-label={words.filter({ list: label.toLowerCase() })}
      placeholder={hint}
      autoComplete="off"
      maxLength={200}
      rightSection={text && <CloseButton size="sm" aria-label={words.clearFilter} onClick={clear} />}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Inside a form, Enter would submit it.
        event.preventDefault()
        onEnter()
      }}
    />
  )
}
