import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { courseToLearnQuery, type OpenedPlace, savePlace } from './learning.api.ts'
import { PlaceKeeper } from './place-keeper.ts'

/** Keeps the learner's place while the screen is open. Nothing is kept for Admins who only look at the course. */
export function usePlaceKeeper(course: CourseToLearn, openId: number | undefined): PlaceKeeper {
  const client = useQueryClient()
  const { id, isBuyer, isAuthor } = course
  const [keeper] = useState(() => {
    const save = async (place: OpenedPlace) => {
      client.setQueryData(courseToLearnQuery(id).queryKey, (course) => course && withPlace(course, place))
      if (isBuyer || isAuthor) await savePlace(id, place)
    }
    return new PlaceKeeper(
      save,
      course.materials.map(({ id, place }) => [id, place]),
    )
  })
  useEffect(() => {
    if (openId !== undefined) keeper.opened(openId)
  }, [keeper, openId])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && keeper.leave()
    const leave = () => keeper.leave()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      keeper.leave()
    }
  }, [keeper])
  return keeper
}

/** Updates the cache, so that coming back in the same visit leads to the same place. */
const withPlace = (course: CourseToLearn, { materialId, place }: OpenedPlace): CourseToLearn => ({
  ...course,
  lastMaterialId: materialId,
  materials: course.materials.map((material) => (material.id === materialId && place ? { ...material, place } : material)),
})
