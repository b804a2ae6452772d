import { Card } from '#web/ui/card.tsx'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import classes from './teaching.module.css'
import { words } from './words.ts'

/** For a Creator who has made nothing yet: what a course needs. */
export function FirstCourse() {
  return (
    <Card title={words.firstCourse}>
      <div className={classes.first}>
        <ScaffoldDrawing />
        <div>
          <p>{words.threeSteps}</p>
          <ol>
            <li>{words.sayWhat}</li>
            <li>{words.addMaterials}</li>
            <li>{words.chooseSkills}</li>
          </ol>
          <p>{words.taskIsOptional}</p>
        </div>
      </div>
    </Card>
  )
}
