import { useEffect, useState } from 'react'
import type { RemoteFile } from './remote-file.ts'
import { type ByteOrder, countParts, decodePart, findByteOrder, partRange, toBlocks } from './text-parts.ts'
import { useOpenedFile } from './use-opened-file.ts'
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

/** The opened text, the current part, and a function to go to another one. A place is a part and a block in it: `2.14`. */
export function useText(props: FileViewerProps) {
  const { place, onPlace } = props
  const { opened: text, hasFailed, setFailed, tryAgain } = useOpenedFile(props, openText)
  const [part, setPart] = useState<TextPart>()
  const [wanted, setWanted] = useState(() => {
    const [, number = 0, block = 0] = /^(\d+)\.(\d+)$/.exec(place ?? '') ?? []
    return { number: Number(number), block: Number(block) }
  })

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
  }, [text, number, setFailed])

  return {
    part,
    count: text?.count ?? 1,
    /** The block to scroll to, once its part has loaded. */
    start: part?.number === wanted.number ? wanted.block : 0,
    hasFailed,
    goTo: (number: number) => {
      setWanted({ number, block: 0 })
      onPlace(`${number}.0`, true)
    },
    moved: (block: number) => part && onPlace(`${part.number}.${block}`, true),
    tryAgain,
  }
}

async function openText(file: RemoteFile): Promise<OpenedText> {
  return { file, order: findByteOrder(await file.read(0, 2)), count: countParts(file.size) }
}

async function readPart({ file, order }: OpenedText, number: number): Promise<TextPart> {
  const { begin, end } = partRange(number, file.size)
  const text = decodePart(await file.read(begin, end), number, file.size, order)
  return { number, blocks: toBlocks(text) }
}
