import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BankQuestion, QuestionFormat, QuestionFormInput } from '#contract/checks/bank.ts'
import * as bank from '#contract/checks/bank.ts'
import { limits } from '#contract/core/limits.ts'
import { type CheckFormInput, createCheck, getCheckToEdit, updateCheck } from '#contract/materials/checks.ts'
import { call, callPage } from '#web/core/call.ts'
import { params, useCreate } from '../materials.api.ts'

/** On a page of the bank. */
export const bankRows = 8

/** A check by its id, or a new one of the user. */
export type CheckThatAsks = number | 'new'

/** A page of the questions that the check may ask: those of its creator. */
export const bankQuery = (forCheck: CheckThatAsks, pageNumber: number, filter: string, skillId: number | undefined) =>
  queryOptions({
    queryKey: ['questions', forCheck, pageNumber, filter, skillId],
    queryFn: ({ signal }) =>
      callPage(bank.listQuestions, {
        querystring: { pageNumber, pageSize: bankRows, filter, forCheck, ...(skillId !== undefined && { skillId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // The links to pictures expire.
    refetchInterval: (limits.privateLinkMinutes * 60_000) / 2,
  })

/** The questions with these ids, without those that are not there any more or that the check may not ask. */
export async function readQuestionsById(ids: number[], forCheck?: CheckThatAsks): Promise<BankQuestion[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / limits.maxPageSize) }, (_, page) =>
    ids.slice(page * limits.maxPageSize, (page + 1) * limits.maxPageSize),
  )
  const read = await Promise.all(
    pages.map((some) =>
      call(bank.listQuestions, {
        querystring: { pageNumber: 1, pageSize: limits.maxPageSize, ids: some.join(','), ...(forCheck && { forCheck }) },
      }),
    ),
  )
  return read.flat()
}

export const readCheck = (id: number) => call(getCheckToEdit, { params: params(id) })

/** Changes the check with this id, or creates one. */
export const useSaveCheck = (id?: number) =>
  useCreate('checks', (body: CheckFormInput, headers) =>
    id === undefined ? call(createCheck, { headers, body }) : call(updateCheck, { params: params(id), body }),
  )

interface QuestionToSave {
  body: QuestionFormInput
  /** Of the question that is changed. */
  version: number
}

/** Changes the question with this id, or adds one to the bank. */
export const useSaveQuestion = (id?: number) =>
  useCreate('questions', ({ body, version }: QuestionToSave, headers) =>
    id === undefined
      ? call(bank.createQuestion, { headers, body })
      : call(bank.updateQuestion, { params: params(id), body: { ...body, version } }),
  )

export const useDeleteQuestion = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(bank.deleteQuestion, { params: params(id) }),
    onSettled: () => reload(client),
  })
}

/** Reads questions from text; saves nothing. */
export const useReadQuestions = () =>
  useMutation({ mutationFn: (body: { format: QuestionFormat; text: string }) => call(bank.readQuestions, { body }) })

/** All of them, or none. */
export const useCreateQuestions = () =>
  useCreate('questions', (questions: QuestionFormInput[], headers) =>
    call(bank.createQuestions, { headers, body: { questions } }),
  )

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: ['questions'] })
