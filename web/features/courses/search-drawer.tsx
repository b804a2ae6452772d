import { Drawer } from '@mantine/core'
import { Button } from '#web/ui/button.tsx'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { type AutomatedSelect, SelectBox } from '#web/features/automated-search/index.ts'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import classes from './search.module.css'
import type { Search } from './search-address.ts'
import { SearchControls } from './search-controls.tsx'

interface SearchDrawerProps {
  search: Search
  select: AutomatedSelect
  /** The part to focus. */
  opensAt: 'filter' | 'select'
  /** What the closing button offers to show: "12 courses". */
  found: string
  onAdd: () => void
  onClose: () => void
}

/** The left column, for narrow screens. */
export function SearchDrawer({ search, select, opensAt, found, onAdd, onClose }: SearchDrawerProps) {
  useReturnFocus()
  return (
    <Drawer.Root opened onClose={onClose} position="left" size={320}>
      <Drawer.Overlay />
      {/* Not Drawer.Header: its <header> would be a second banner of the page. */}
      <Drawer.Content aria-label="Filter and order">
        <Drawer.Body>
          <div className={classes.drawerTop}>
            <strong>Filter and order</strong>
            <Drawer.CloseButton size="lg" aria-label="Close filter and order" />
          </div>
          <SearchControls search={search} />
          <div className={classes.drawerSelect}>
            <SelectBox select={select} isFocused={opensAt === 'select'} onAdd={onAdd} onRequested={onClose} />
          </div>
          <Button fullWidth className={classes.drawerDone} onClick={onClose}>
            {`Show ${found}`}
          </Button>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
