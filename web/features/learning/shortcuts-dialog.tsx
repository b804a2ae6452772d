import { Checkbox, Title } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { shortcutsAllowed } from '#web/features/viewers/index.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import classes from './shortcuts-dialog.module.css'

type Shortcut = [keys: string[], meaning: string]

const groups: [name: string, shortcuts: Shortcut[]][] = [
  [
    'Everywhere',
    [
      [['n'], 'Next material'],
      [['p'], 'Previous material'],
      [['Shift', 'L'], 'Learned, or not learned'],
      [['?'], 'This help'],
    ],
  ],
  [
    'Book',
    [
      [['←', '→'], 'Page, chapter or part back or on'],
      [['PgUp', 'PgDn'], 'Scroll, and turn the page of a PDF'],
      [['+', '-'], 'Larger or smaller'],
    ],
  ],
  [
    'Video',
    [
      [['Space', 'k'], 'Play or pause'],
      [['←', '→'], '5 seconds back or on'],
      [['j', 'l'], '10 seconds back or on'],
      [['m'], 'Mute'],
      [['c'], 'Captions'],
      [['f'], 'Full screen'],
      [['<', '>'], 'Slower or faster'],
    ],
  ],
]

/** The keyboard shortcuts, and a switch to turn them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [allowed, setAllowed] = shortcutsAllowed.use()
  return (
    <Dialog title="Keyboard shortcuts" size={720} onClose={onClose}>
      <Checkbox
        label="Use keyboard shortcuts"
        description="Switch them off if single keys get in the way of your own tools."
        checked={allowed === 'on'}
        onChange={(event) => setAllowed(event.currentTarget.checked ? 'on' : 'off')}
      />
      <div className={classes.groups} data-off={allowed === 'off' || undefined}>
        {groups.map(([name, shortcuts]) => (
          <div key={name}>
            <Title order={3}>{name}</Title>
            <dl className={classes.shortcuts}>
              {shortcuts.map(([keys, meaning]) => (
                <div key={meaning}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
