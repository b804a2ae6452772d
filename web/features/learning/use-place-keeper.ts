import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CourseToLearn } from '#contract/learning.ts'
import { courseToLearnQuery, type OpenedPlace, savePlace } from './learning.api.ts'
import { PlaceKeeper } from './place-keeper.ts'

/** Keeps the learner's place in this course, as long as the screen is open. An Admin who only looks leaves no trace. */
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

/** So that coming back within the same visit leads to the same place. */
const withPlace = (course: CourseToLearn, { materialId, place }: OpenedPlace): CourseToLearn => ({
  ...course,
  lastMaterialId: materialId,
  materials: course.materials.map((material) => (material.id === materialId && place ? { ...material, place } : material)),
})
