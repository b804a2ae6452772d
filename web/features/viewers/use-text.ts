import { useEffect, useRef, useState } from 'react'
import { RemoteFile } from './remote-file.ts'
import { type ByteOrder, blocksOf, byteOrderOf, countParts, decodePart, rangeOf } from './text-parts.ts'
import type { FileViewerProps } from './viewer-props.ts'

interface OpenedText {
  file: RemoteFile
  order: ByteOrder | undefined
  count: number
}

export interface TextPart {
  number: number
  blocks: string[]
}

/** The opened text, the part of it that is shown, and the way to another one. A place is a part and a block in it: `2.14`. */
export function useText({ link, freshLink, place, onPlace }: FileViewerProps) {
  const [text, setText] = useState<OpenedText>()
  const [part, setPart] = useState<TextPart>()
  const [wanted, setWanted] = useState(() => {
    const [, number = 0, block = 0] = /^(\d+)\.(\d+)$/.exec(place ?? '') ?? []
    return { number: Number(number), block: Number(block) }
  })
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const file = useRef({ link, freshLink })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(() => {
    const leaving = new AbortController()
    const { link, freshLink } = file.current
    RemoteFile.open(link, freshLink, leaving.signal)
      .then(openText)
      .then(
        (opened) => !leaving.signal.aborted && setText(opened),
        () => !leaving.signal.aborted && setFailed(true),
      )
    return () => leaving.abort()
  }, [tries])

  const number = Math.min(wanted.number, (text?.count ?? 1) - 1)
  useEffect(() => {
    if (!text) return
    let isLeft = false
    readPart(text, number).then(
      (part) => !isLeft && setPart(part),
      () => !isLeft && setFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [text, number])

  return {
    part,
    count: text?.count ?? 1,
    /** The block to begin with, once its part is there. */
    start: part?.number === wanted.number ? wanted.block : 0,
    hasFailed,
    goTo: (number: number) => {
      setWanted({ number, block: 0 })
      onPlace(`${number}.0`, true)
    },
    moved: (block: number) => part && onPlace(`${part.number}.${block}`, true),
    tryAgain: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}

async function openText(file: RemoteFile): Promise<OpenedText> {
  return { file, order: byteOrderOf(await file.read(0, 2)), count: countParts(file.size) }
}

async function readPart({ file, order }: OpenedText, number: number): Promise<TextPart> {
  const { begin, end } = rangeOf(number, file.size)
  const text = decodePart(await file.read(begin, end), number, file.size, order)
  return { number, blocks: blocksOf(text) }
}
