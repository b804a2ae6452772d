import { stepOf, textSize } from './preferences.ts'
import classes from './toolbar.module.css'
import { ToolButton } from './toolbar.tsx'

export function TextSizeButtons() {
  const [size, setSize] = textSize.use()
  return (
    <>
      <ToolButton
        label="Smaller text"
        isDisabled={size === textSize.choices[0]}
        onClick={() => setSize(stepOf(textSize.choices, size, -1))}
      >
        <span className={classes.smallLetter}>A</span>
      </ToolButton>
      <ToolButton
        label="Larger text"
        isDisabled={size === textSize.choices.at(-1)}
        onClick={() => setSize(stepOf(textSize.choices, size, 1))}
      >
        <span className={classes.largeLetter}>A</span>
      </ToolButton>
    </>
  )
}
