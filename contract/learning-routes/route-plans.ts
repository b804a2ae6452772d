import { z } from 'zod'
import { type Endpoint, Nothing, PdfFile, pathId } from '../core/http.ts'
import { TimeZone } from '../learning/learning.ts'
import { RouteDetails } from './learning-routes.ts'

/** Calls about the plans of a route: looking at one, following it, and taking it along. */

const RouteId = z.object({ id: pathId('route') })
const PlanId = RouteId.extend({ planId: pathId('plan') })
const access = { access: 'signed-in' } as const

export const getPlan = {
  method: 'GET',
  url: '/api/learning-routes/:id/plans/:planId',
  config: access,
  schema: {
    summary: 'The weeks of a plan that was found',
    params: PlanId,
    querystring: TimeZone,
    response: { 200: RouteDetails },
  },
} as const satisfies Endpoint

export const getPlanProof = {
  method: 'GET',
  url: '/api/learning-routes/:id/plans/:planId/proof',
  config: access,
  schema: {
    summary: 'A file with which anyone can check the plan, and that no plan costs less',
    params: PlanId,
    querystring: TimeZone,
    response: { 200: z.any().meta({ type: 'object', description: 'A RouteProof; docs/route-proofs.md explains it' }) },
  },
} as const satisfies Endpoint

export const pdfOfPlan = {
  method: 'GET',
  url: '/api/learning-routes/:id/plans/:planId/pdf',
  config: access,
  schema: {
    summary: 'A plan with its goal, proof, courses and weeks as a PDF',
    params: PlanId,
    querystring: TimeZone,
    produces: ['application/pdf'],
    response: { 200: PdfFile },
  },
} as const satisfies Endpoint

export const choosePlan = {
  method: 'PUT',
  url: '/api/learning-routes/:id/plans/:planId/choice',
  config: access,
  schema: { summary: 'Follow this plan from now on', params: PlanId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const undoChoice = {
  method: 'PUT',
  url: '/api/learning-routes/:id/undo',
  config: access,
  schema: {
    summary: 'Follow the plan, or keep the dates and pace, from before the last choice again',
    params: RouteId,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const addDueToCart = {
  method: 'PUT',
  url: '/api/learning-routes/:id/cart',
  config: access,
  schema: {
    summary: 'Add what is due next to the cart: the courses until the next milestone that are not bought',
    params: RouteId,
    response: { 200: z.object({ added: z.int() }) },
  },
} as const satisfies Endpoint
