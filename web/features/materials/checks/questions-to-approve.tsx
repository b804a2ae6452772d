import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { KeyedQuestions } from '#web/features/checks/index.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { withKey } from './as-learners.ts'
import { readCheck, readQuestionsById } from './checks.api.ts'
import { questionFacts } from './question-facts.tsx'

/** The pool of a check with its right answers, for an Admin who decides about it. */
export function QuestionsToApprove({ checkId }: { checkId: number }) {
  const query = useQuery({
    queryKey: ['questions-to-approve', checkId],
    queryFn: async () => {
      const ids = (await readCheck(checkId)).questions.map(({ id }) => id)
      const read = new Map((await readQuestionsById(ids)).map((item) => [item.id, item]))
      return ids.flatMap((id) => read.get(id) ?? [])
    },
    gcTime: 0,
  })
  const rows = <LoadingRows rows={4} height={96} />
  return (
    <Loaded query={query} skeleton={rows}>
      {(items) => (
        <Suspense fallback={rows}>
          <KeyedQuestions
            questions={items.map((item) => ({
              id: item.id,
              ...withKey(item.question, item.pictureLink ?? undefined),
              explanation: item.question.explanation,
              facts: questionFacts(item),
            }))}
          />
        </Suspense>
      )}
    </Loaded>
  )
}
