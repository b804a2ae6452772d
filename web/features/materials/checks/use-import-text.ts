import { useEffect, useState } from 'react'
import { z } from 'zod'
import { QuestionFormat } from '#contract/checks/bank.ts'
import { draftStore } from '#web/core/draft-store.ts'
import { useSession } from '#web/core/session.ts'
import { tabStorage } from '#web/core/storage.ts'

const Begun = z.object({ format: QuestionFormat, text: z.string() })

/** The text of an import that the user has begun in this tab. */
const begunImport = (userId: string) => draftStore(`coursewise-import-${userId}`, Begun.parse, tabStorage)

/** Questions as text. It is kept until it was imported or taken away, so that nothing is lost when the dialog is closed. */
export function useImportText() {
  const userId = useSession().claims?.sub ?? ''
  const [begun] = useState(() => begunImport(userId))
  const [kept, setKept] = useState(() => begun.read())
  const [format, setFormat] = useState<QuestionFormat>(kept?.format ?? 'gift')
  const [text, setText] = useState(kept?.text ?? '')
  useEffect(() => {
    if (text === '') begun.remove()
    else begun.keep({ format, text })
  }, [begun, format, text])
  return {
    format,
    setFormat,
    text,
    setText,
    isRestored: kept !== undefined,
    clear: () => {
      setText('')
      setKept(undefined)
    },
    /** After the import, whose dialog closes then. */
    forget: () => begun.remove(),
  }
}
