import { getAuthor } from '#contract/accounts.ts'
import type { Parts } from '#server/core/app.ts'
import { longReads } from '#server/core/costly-work/gates.ts'
import { oneAnswer } from '#server/core/http/send-shared.ts'
import type { User } from '#server/core/security/tokens.ts'
import { getAuthorPage } from './profile.ts'

export const answerAuthor = (parts: Parts, author: string, viewer?: User) =>
  // An author may have hundreds of courses.
  longReads.run(() => oneAnswer(getAuthor.schema.response[200], getAuthorPage(parts, author, viewer?.id)))
