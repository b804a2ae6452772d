import { Modal, Title } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import { useEffect } from 'react'
import classes from './help-dialog.module.css'

const title = 'How My Learning works'
const terms = [
  [
    'Learned',
    'You mark a material as learned yourself, on the learning screen. A material that stands in several of your courses counts in each of them.',
  ],
  ['Progress', 'How many of a course’s materials are learned. It is 100 % only when all of them are.'],
  [
    'Certificate',
    'At 100 % you get the course’s certificate and its skills. They stay yours, even when the course changes later.',
  ],
  [
    'Final task',
    'Where a course has one, it opens at 100 %. You submit a zip file, another learner reviews it, and you review one of theirs. You see your mark when both are done.',
  ],
  [
    'Calendar',
    'Under Statistics each day shows how many materials you learned; the darker, the more. A clock marks the day by which you should review a final task. Choose a day to see what it holds.',
  ],
]

export function HelpDialog({ onClose }: { onClose: () => void }) {
  // The dialog is taken away at once, before it could hand the focus back itself.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    return () => before?.focus({ preventScroll: true })
  }, [])
  return (
    <Modal.Root opened onClose={onClose} centered size={560} lockScroll={false} transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      {/* Not Modal.Header: its <header> would be a second banner of the page. */}
      <Modal.Content aria-label={title}>
        <Modal.Body className={classes.body}>
          <div className={classes.top}>
            <Title order={2}>{title}</Title>
            <Modal.CloseButton size="lg" data-autofocus aria-label="Close the help" />
          </div>
          <dl className={classes.terms}>
            {terms.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
