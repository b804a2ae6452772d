import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { toSections } from '#contract/courses/sections.ts'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { MaterialFrame } from '#web/features/learning/index.ts'
import { QuestionsToApprove } from '#web/features/materials/index.ts'
import { MaterialViewer } from '#web/features/viewers/index.ts'
import { Button } from '#web/ui/button.tsx'
import lines from '#web/ui/line-list.module.css'
import { LoadingRows } from '#web/ui/loading.tsx'
import { common } from '#web/ui/words.ts'
import classes from './approve-screen.module.css'
import { draftToApproveQuery } from './drafts.api.ts'
import { words } from './words.ts'

/** Each material opens below its line, in the viewer of the learners. */
export function MaterialsToApprove({ draftId, materials }: { draftId: number; materials: MaterialToLearn[] }) {
  const [openId, setOpenId] = useState<number>()
  return toSections(materials).map(({ heading, materials: inSection }) => (
    <div key={inSection[0]?.id}>
      {heading && <h3>{heading}</h3>}
      <ol className={lines.list}>
        {inSection.map((material) => (
          <Line
            key={material.id}
            draftId={draftId}
            material={material}
            isOpen={material.id === openId}
            onToggle={() => setOpenId(material.id === openId ? undefined : material.id)}
          />
        ))}
      </ol>
    </div>
  ))
}

interface LineProps {
  draftId: number
  material: MaterialToLearn
  isOpen: boolean
  onToggle: () => void
}

function Line({ draftId, material, isOpen, onToggle }: LineProps) {
  const client = useQueryClient()
  const { kind, facts } = materialFacts(material)
  // Links expire. What waits is read again without replacing what is shown, which is what can be approved.
  const readAgain = async () => {
    const { queryFn } = draftToApproveQuery(draftId)
    return (await client.fetchQuery({ queryKey: ['links-to-approve', draftId], queryFn, staleTime: 0 })).materials
  }
  return (
    <li>
      <div className={lines.words}>
        <strong>{material.name}</strong>
        <p>{[kind, ...facts, ...(material.isPreview ? [words.freePreview] : [])].join(' · ')}</p>
      </div>
      <div className={lines.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={(isOpen ? words.closeNamed : words.openNamed)({ name: material.name })}
          onClick={onToggle}
        >
          {isOpen ? common.close : words.open}
        </Button>
      </div>
      {isOpen && (
        <div className={classes.viewer}>
          <MaterialFrame material={material}>
            <MaterialViewer
              material={material}
              readAgain={readAgain}
              onPlace={() => {}}
              checkPanel={
                <Suspense fallback={<LoadingRows rows={4} height={96} />}>
                  <QuestionsToApprove checkId={material.id} />
                </Suspense>
              }
              whenEnded={(playAgain) => (
                <Button variant="default" onClick={playAgain}>
                  {words.watchAgain}
                </Button>
              )}
            />
          </MaterialFrame>
        </div>
      )}
    </li>
  )
}
