import type { ImportProblem } from '#contract/checks/bank.ts'
import { AlertIcon } from '#web/ui/first-icons.tsx'
import classes from './import.module.css'
import { words } from './words.ts'

interface ImportProblemsProps {
  problems: ImportProblem[]
  /** Goes to this line of the text. */
  onShow: (line: number) => void
}

/** What could not be read; a press on a line leads to it. */
export function ImportProblems({ problems, onShow }: ImportProblemsProps) {
  if (problems.length === 0) return null
  return (
    <div className={classes.problems} role="alert">
      <h3>
        <AlertIcon />
        {words.problems({ count: problems.length })}
      </h3>
      <ul>
        {problems.map(({ line, problem }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line may have several problems
          <li key={place}>
            <button type="button" onClick={() => onShow(line)}>
              {words.atLine({ line: String(line), problem })}
            </button>
          </li>
        ))}
      </ul>
      <p>{words.problemsHelp}</p>
    </div>
  )
}
