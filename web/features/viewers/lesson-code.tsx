import { ColouredCode } from './coloured-code.tsx'
import classes from './lesson-code.module.css'
import { Sideways } from './sideways.tsx'
import { words } from './words.ts'

interface CodeBlockProps {
  language: string | null | undefined
  code: string
}

/** Lines of code, in colours if their language is known. */
export const CodeBlock = ({ language, code }: CodeBlockProps) => (
  <div className={classes.block} dir="ltr">
    {language && <p className={classes.language}>{language}</p>}
    <Sideways label={words.code}>
      <pre className={classes.code}>
        <code>{language ? <ColouredCode language={language} code={code} /> : code}</code>
      </pre>
    </Sideways>
  </div>
)
