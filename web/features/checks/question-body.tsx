import { Suspense, useState } from 'react'
import type { QuestionToAnswer } from '#contract/checks/answers.ts'
import { CodeBlock } from '#web/features/viewers/index.ts'
import { PictureIcon } from '#web/ui/icons.tsx'
import classes from './questions.module.css'

interface QuestionBodyProps {
  id: string
  question: Pick<QuestionToAnswer, 'text' | 'code' | 'picture'>
}

/** What is asked. */
export const QuestionBody = ({ id, question: { text, code, picture } }: QuestionBodyProps) => (
  <>
    <p id={id} className={classes.text}>
      {text}
    </p>
    {code && (
      <div className={classes.code}>
        <Suspense fallback={<pre>{code.text}</pre>}>
          <CodeBlock language={code.language} code={code.text} />
        </Suspense>
      </div>
    )}
    {picture && <QuestionPicture {...picture} />}
  </>
)

/** Each reading of the state brings another link. A picture that is shown keeps its own, so that it does not flicker. */
function QuestionPicture({ link, alt }: NonNullable<QuestionToAnswer['picture']>) {
  const [used, setUsed] = useState(link)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed && link !== used) {
    setUsed(link)
    setFailed(false)
  }
  if (hasFailed) {
    return (
      <p className={classes.missing}>
        <PictureIcon />
        {alt}
      </p>
    )
  }
  return <img className={classes.picture} src={used} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(true)} />
}
