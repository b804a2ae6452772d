import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { PageInfo } from '#contract/core/http.ts'
import type { Synonym } from '#contract/synonyms/synonyms.ts'
import { paragraph } from '#web/core/sentences.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { words as pageWords } from '#web/ui/first-words.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePageNumber, withPageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { useAfterPause } from '#web/ui/use-after-pause.ts'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { AddSynonym } from './add-synonym.tsx'
import { synonymsQuery, useRemoveSynonym } from './synonyms.api.ts'
import classes from './synonyms.module.css'
import { words } from './words.ts'

function SynonymsScreen() {
  const [params] = useSearchParams()
  const [filter, setFilter] = useState('')
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(synonymsQuery(pageNumber, useAfterPause(filter.trim())))
  const [removed, setRemoved] = useState<Synonym>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setRemoved(undefined)
  return (
    <StatisticsFrame title={words.title} lead={words.about}>
      <AddSynonym />
      <div ref={content} tabIndex={-1} className={`${lines.content} ${classes.page}`}>
        <TextInput
          type="search"
          label={words.find}
          autoComplete="off"
          maxLength={200}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value)
            if (pageNumber > 1) setPageNumber(1, { replace: true, preventScrollReset: true })
          }}
        />
        <VisuallyHidden role="status">{query.data && !query.isPlaceholderData && foundText(query.data.info)}</VisuallyHidden>
        <Loaded query={query} skeleton={<LoadingRows rows={10} height={72} />}>
          {({ items, info }) =>
            items.length === 0 && info.TotalCount > 0 ? (
              // The last one of this page was removed.
              <Navigate to={{ search: withPageNumber(params, info.TotalPages).toString() }} replace />
            ) : items.length === 0 ? (
              <EmptyState drawing={<NothingFoundDrawing />}>{words.none}</EmptyState>
            ) : (
              <div className={classes.page} aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label={words.title}>
                  {items.map((synonym) => (
                    <SynonymLine key={synonym.id} synonym={synonym} onRemove={() => setRemoved(synonym)} />
                  ))}
                </ul>
                <Pages info={info} onChange={(page) => setPageNumber(page, { preventScrollReset: true })} of={words.title} />
              </div>
            )
          }
        </Loaded>
      </div>
      {removed && (
        <RemoveDialog
          synonym={removed}
          onClose={close}
          onRemoved={() => {
            close()
            leaveLine()
          }}
        />
      )}
    </StatisticsFrame>
  )
}

const foundText = ({ TotalCount, PageNumber, TotalPages }: PageInfo) =>
  paragraph(
    words.found({ count: TotalCount }),
    TotalPages > 1 && pageWords.pageOf({ page: String(PageNumber), pages: String(TotalPages) }),
  )

function SynonymLine({ synonym: { typed, kind, meant }, onRemove }: { synonym: Synonym; onRemove: () => void }) {
  return (
    <li>
      <div className={lines.words}>
        <strong>{typed}</strong>
        <p>{words.chosen({ kind: words[kind], name: meant })}</p>
      </div>
      <div className={lines.buttons}>
        <Button variant="default" size="sm" aria-label={words.remove({ typed, meant })} onClick={onRemove}>
          {common.remove}
        </Button>
      </div>
    </li>
  )
}

interface RemoveDialogProps {
  synonym: Synonym
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ synonym: { id, typed, kind, meant }, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveSynonym()
  const done = () => {
    notifyDone(words.removed({ typed, meant }))
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={words.removeTitle({ typed, meant })}
      confirm={words.removeIt}
      cancel={words.keepIt}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(id, { onSuccess: done })}
      onCancel={onClose}
    >
      {kind === 'words' ? words.cannotAddAgain : words.canAddAgain}
    </ConfirmDialog>
  )
}

export { SynonymsScreen as Component }
