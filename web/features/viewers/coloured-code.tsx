import { type ReactNode, useEffect, useState } from 'react'
import { codeColours } from './code-colours.ts'
import type { CodePart } from './colours.worker.ts'
import { each } from './each.tsx'

interface ColouredCodeProps {
  language: string
  code: string
}

/** The code with the kind of each word, from which the style sheet makes its colour. */
export function ColouredCode({ language, code }: ColouredCodeProps) {
  const [found, setFound] = useState<{ code: string; parts: CodePart[] }>()
  useEffect(() => {
    let isLeft = false
    void codeColours.find({ language, code }).then((parts) => !isLeft && setFound({ code, parts }))
    return () => {
      isLeft = true
    }
  }, [language, code])
  return found?.code === code && found.parts.length > 0 ? each(found.parts, toElement) : code
}

function toElement(part: CodePart): ReactNode {
  if (part.type === 'text') return part.value
  if (part.type !== 'element') return null
  const [kind] = [part.properties.className].flat()
  return <span data-kind={kind}>{each(part.children, toElement)}</span>
}
