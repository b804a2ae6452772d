import { Checkbox } from '@mantine/core'
import { Title } from '#web/ui/title.tsx'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { shortcutsAllowed } from '#web/features/viewers/index.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import classes from './shortcuts-dialog.module.css'
import { words } from './words.ts'

type Shortcut = [keys: string[], meaning: string]

const groups: [name: string, shortcuts: Shortcut[]][] = [
  [
    words.everywhere,
    [
      [['n'], words.nextMaterial],
      [['p'], words.previousMaterial],
      [['Shift', 'L'], words.learnedOrNot],
      [['?'], words.thisHelp],
    ],
  ],
  [
    words.book,
    [
      [['←', '→'], words.turnPage],
      [['PgUp', 'PgDn'], words.scroll],
      [['+', '-'], words.zoom],
    ],
  ],
  [
    words.check,
    [
      [['↑', '↓'], words.chooseOption],
      [['Space'], words.tickOption],
    ],
  ],
  [
    words.video,
    [
      [['Space', 'k'], words.playOrPause],
      [['←', '→'], words.fiveSeconds],
      [['j', 'l'], words.tenSeconds],
      [['m'], words.mute],
      [['c'], words.captions],
      [['f'], words.fullScreen],
      [['<', '>'], words.speed],
    ],
  ],
]

/** The keyboard shortcuts, and a switch to turn them off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [allowed, setAllowed] = shortcutsAllowed.use()
  return (
    <Dialog title={words.shortcuts} size={720} onClose={onClose}>
      <Checkbox
        label={words.useShortcuts}
        description={words.useShortcutsHelp}
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
