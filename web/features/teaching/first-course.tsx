import { Card } from '#web/ui/card.tsx'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import classes from './teaching.module.css'

/** For a Creator who has made nothing yet: what a course needs. */
export function FirstCourse() {
  return (
    <Card title="Your first course">
      <div className={classes.first}>
        <ScaffoldDrawing />
        <div>
          <p>A course takes three steps, in any order. Everything is saved as a draft while you type, and nobody sees it yet.</p>
          <ol>
            <li>Say what it is about: a name, a short description and a longer one.</li>
            <li>Add what learners work through: videos, books and articles.</li>
            <li>Choose the skills it teaches and a price in points. You get all of it.</li>
          </ol>
          <p>A final task is optional: learners submit their work and review each other.</p>
        </div>
      </div>
    </Card>
  )
}
