import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { limits } from '#contract/core/limits.ts'
import * as approvals from '#contract/drafts/approvals.ts'
import * as drafts from '#contract/drafts/drafts.ts'
import * as versions from '#contract/drafts/versions.ts'
import { type AttemptKey, useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'
import { courseChanged } from './authoring.api.ts'
import { type CourseDraft, toBody } from './course-draft.ts'
import type { Place } from './draft-saver.ts'

const draftsKey = ['drafts'] as const
const idParams = (id: number) => ({ params: { id: String(id) } })

export const draftsQuery = () =>
  queryOptions({
    queryKey: draftsKey,
    queryFn: ({ signal }) => call(drafts.listDrafts, { signal }),
    staleTime: 0,
  })

/** What is edited is never from the cache. */
const fresh = { staleTime: 0, gcTime: 0 }

export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: ({ signal }) => call(drafts.getDraft, { ...idParams(id), signal }),
    ...fresh,
  })

export const courseDraftQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['course-draft', courseId],
    queryFn: ({ signal }) => call(drafts.findCourseDraft, { ...idParams(courseId), signal }),
    ...fresh,
  })

/** The place of a draft as it is now, or null if it does not exist any more. */
export async function findPlace(courseId: number | undefined, place: Place | null): Promise<Place | null> {
  if (courseId !== undefined) return (await call(drafts.findCourseDraft, idParams(courseId))).draft
  const all = place && (await call(drafts.listDrafts)).drafts
  return all?.some(({ id }) => id === place?.id) ? call(drafts.getDraft, idParams(place?.id ?? 0)) : null
}

interface NewDraft {
  draft: CourseDraft
  courseId: number | undefined
  /** The version of the course that was read. */
  basedOn: string | null
}

/** The same attempt again creates no second draft. */
export const createDraft = (attempt: AttemptKey, { draft, courseId, basedOn }: NewDraft) =>
  attempt.send((headers) =>
    call(drafts.createDraft, { headers, body: { ...toBody(draft), courseId: courseId ?? null, updateDateUTC: basedOn } }),
  )

export const saveDraft = (draft: CourseDraft, { id, version }: Place) =>
  call(drafts.saveDraft, { ...idParams(id), body: { ...toBody(draft), version } })

export const publishDraft = (attempt: AttemptKey, { id, version }: Place, replaces: boolean) =>
  attempt.send((headers) => call(drafts.publishDraft, { ...idParams(id), headers, body: { version, replaces } }))

/** Reloads the list of drafts, whatever came of it. */
export function useChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: draftsKey }) })
}

export const useDeleteDraft = () => useChange((id: number) => call(drafts.deleteDraft, idParams(id)))
export const useTakeBack = () => useChange((id: number) => call(drafts.takeBackDraft, idParams(id)))

export function useDuplicate() {
  const attempt = useAttemptKey()
  return useChange((courseId: number) =>
    attempt.send((headers) => call(drafts.duplicateCourse, { ...idParams(courseId), headers })),
  )
}

export const versionsQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['versions', courseId],
    queryFn: ({ signal }) => call(versions.listVersions, { ...idParams(courseId), signal }),
    staleTime: 0,
  })

export const versionQuery = (courseId: number, number: number) =>
  queryOptions({
    queryKey: ['versions', courseId, number],
    queryFn: ({ signal }) => call(versions.compareVersion, { params: { id: String(courseId), number: String(number) }, signal }),
    ...fresh,
  })

export const useRestore = (courseId: number) =>
  useChange((number: number) =>
    call(versions.restoreVersion, { params: { id: String(courseId), number: String(number) }, body: { replaces: true } }),
  )

const waitingKey = ['approvals'] as const

export const waitingQuery = (pageNumber: number) =>
  queryOptions({
    queryKey: [...waitingKey, pageNumber],
    queryFn: ({ signal }) =>
      callPage(approvals.listWaiting, { querystring: { pageNumber, pageSize: limits.pageSize.statistics }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Not read again by itself: what is decided is what was looked at. */
export const draftToApproveQuery = (id: number) =>
  queryOptions({
    queryKey: ['approval', id],
    queryFn: ({ signal }) => call(approvals.getWaiting, { ...idParams(id), signal }),
    staleTime: 0,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

interface Decision extends Place {
  isApproved: boolean
  note: string
}

export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, version, note, isApproved }: Decision) => {
      await call(isApproved ? approvals.approveDraft : approvals.refuseDraft, { ...idParams(id), body: { version, note } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: waitingKey }),
    onSuccess: () => courseChanged(client),
  })
}
