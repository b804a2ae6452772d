import { createElement, Fragment, type ReactNode } from 'react'
import { sentencesWith } from '#contract/core/sentences.ts'

/** The words of a feature of the web (`words.ts`). A text with tags becomes elements; others are plain texts. */
export const sentences = sentencesWith<ReactNode>((parts) => createElement(Fragment, null, ...parts))

/** Sentences after each other; those that are not said are left out. */
export const paragraph = (...said: (string | false | undefined)[]) => said.filter(Boolean).join(' ')
