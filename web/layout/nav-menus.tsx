import { type ReactNode, Suspense } from 'react'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { words as common } from '#web/ui/first-words.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { words } from './first-words.ts'
import classes from './nav-bar.module.css'

const FieldLinks = lazyPart(async () => (await import('#web/features/fields/field-links.tsx')).FieldLinks)
const MenuLinks = lazyPart(async () => (await import('./menu-links.tsx')).MenuLinks)

/** The fields of study, for visitors who have no word to search for. */
export const BrowseMenu = () => (
  <Menu label={words.browse}>
    <FieldLinks linkClass={classes.link} />
  </Menu>
)

export const UserMenu = ({ of }: { of: 'statistics' | 'manage' | 'more' }) => (
  <Menu label={words[of]}>
    <MenuLinks of={of} />
  </Menu>
)

function Menu({ label, children }: { label: string; children: ReactNode }) {
  const button = (
    <>
      {label} <ChevronDownIcon />
    </>
  )
  return (
    <Dropdown button={button} buttonClass={classes.link}>
      <Suspense fallback={<span className={classes.link}>{common.loading}</span>}>{children}</Suspense>
    </Dropdown>
  )
}
