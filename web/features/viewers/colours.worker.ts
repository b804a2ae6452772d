import { common, createLowlight } from 'lowlight'

export interface ColourRequest {
  language: string
  code: string
}

const lowlight = createLowlight(common)
export type CodePart = ReturnType<typeof lowlight.highlight>['children'][number]

addEventListener('message', ({ data: { language, code } }: MessageEvent<ColourRequest>) => {
  const parts: CodePart[] = lowlight.registered(language) ? lowlight.highlight(language, code, { prefix: '' }).children : []
  postMessage(parts)
})
// It is ready.
postMessage([])
