import { Drawer } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { type AutomatedSelect, SelectBox } from '#web/features/automated-search/index.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { common } from '#web/ui/words.ts'
import { FacetGroups } from './facet-groups.tsx'
import classes from './search.module.css'
import type { Search } from './search-address.ts'
import { SearchControls } from './search-controls.tsx'
import type { useChangeSearch } from './use-change-search.ts'
import { words } from './words.ts'

interface SearchDrawerProps {
  search: Search
  change: ReturnType<typeof useChangeSearch>
  select: AutomatedSelect
  /** Whether a plan is shown, which is not narrowed. */
  isPlan: boolean
  /** The part that comes first. */
  opensAt: 'filter' | 'select'
  /** What the closing button offers: "Show 12 courses". */
  done: string
  onAdd: () => void
  onClose: () => void
}

/** The left column, for narrow screens. */
export function SearchDrawer({ search, change, select, isPlan, opensAt, done, onAdd, onClose }: SearchDrawerProps) {
  useReturnFocus()
  const isForSkills = opensAt === 'select'
  const name = isForSkills ? words.bySkills : words.filterAndOrder
  const box = <SelectBox select={select} isFocused={isForSkills} onAdd={onAdd} onRequested={onClose} />
  return (
    <Drawer.Root opened onClose={onClose} position="left" size={320}>
      <Drawer.Overlay />
      {/* Not Drawer.Header: its <header> would be a second banner of the page. */}
      <Drawer.Content aria-label={name}>
        <Drawer.Body>
          <div className={classes.drawerTop}>
            <strong>{name}</strong>
            <Drawer.CloseButton size="lg" aria-label={common.close} />
          </div>
          <div className={classes.controls}>
            {isForSkills && box}
            <SearchControls search={search} change={change} />
            {!isPlan && <FacetGroups search={search} change={change} />}
            {!isForSkills && box}
          </div>
          <Button fullWidth className={classes.drawerDone} onClick={onClose}>
            {done}
          </Button>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
