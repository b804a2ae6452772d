import { Button, Checkbox, Modal, Title } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { shortcutsAllowed } from '#web/features/viewers/index.ts'
import classes from './shortcuts-dialog.module.css'

const title = 'Keyboard shortcuts'
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
      [['←', '→'], 'Page or chapter back or on'],
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

/** What single keys do here, and the way to switch them off. */
export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [allowed, setAllowed] = shortcutsAllowed.use()
  return (
    <Modal.Root opened={isOpen} onClose={onClose} centered size={720} transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      {/* Not Modal.Header: its <header> would be a second banner of the page. */}
      <Modal.Content aria-label={title}>
        <Modal.Body className={classes.body}>
          <Title order={2}>{title}</Title>
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
          <Button className={classes.close} data-autofocus onClick={onClose}>
            Close
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
