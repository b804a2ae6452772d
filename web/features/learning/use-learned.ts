import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { refundsKey } from '#web/features/refunds/index.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { coursesToLearnKey, courseToLearnQuery, type Toggle, toggleLearned } from './learning.api.ts'

/**
 * Which materials are learned. A checkbox reacts at once, and is reset if the server refuses. Calls are made one after the other, so that
 * the last progress is the right one.
 */
export function useLearned(course: CourseToLearn, onCompleted: () => void) {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map())
  const key = courseToLearnQuery(course.id).queryKey

  const show = async (toggle: Toggle, progress: number) => {
    // A response that is under way may be older than this change.
    await client.cancelQueries({ queryKey: key })
    const before = client.getQueryData(key)
    client.setQueryData(key, (course) => course && withLearned(course, toggle, progress))
    // The material may be learned in other courses too, and a completed one shows in the profile. Plans count what is known.
    for (const queryKey of [coursesToLearnKey, ['account'], ['automated-search'], ['cheapest-ways']])
      client.removeQueries({ queryKey, type: 'inactive' })
    // With more learned, the course cannot be returned any more.
    void client.invalidateQueries({ queryKey: refundsKey })
    if (progress === 100 && before && before.progress < 100) onCompleted()
  }

  const mutation = useMutation({
    scope: { id: `learned-${course.id}` },
    mutationFn: (toggle: Toggle) => toggleLearned(course.id, toggle),
    onSuccess: (progress, toggle) => show(toggle, progress),
    onError: notifyProblem,
    onSettled: (_data, _error, { materialId, isLearned }) =>
      setWanted((wanted) => {
        const isNewest = wanted.get(materialId) === isLearned
        return isNewest ? new Map([...wanted].filter(([id]) => id !== materialId)) : wanted
      }),
  })
  return {
    isLearned: (materialId: number) =>
      wanted.get(materialId) ?? course.materials.some(({ id, isLearned }) => id === materialId && isLearned),
    setLearned: (materialId: number, isLearned: boolean) => {
      setWanted((wanted) => new Map(wanted).set(materialId, isLearned))
      mutation.mutate({ materialId, isLearned })
    },
    /** A check was passed, which the server has counted already. */
    passed: (materialId: number, progress: number) => void show({ materialId, isLearned: true }, progress),
  }
}

const withLearned = (course: CourseToLearn, { materialId, isLearned }: Toggle, progress: number): CourseToLearn => ({
  ...course,
  progress,
  hasCertificate: course.hasCertificate || progress === 100,
  materials: course.materials.map((material) => (material.id === materialId ? { ...material, isLearned } : material)),
})
