import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Synonym } from '#contract/synonyms/synonyms.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button } from '#web/ui/button.tsx'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { useAfterPause } from '#web/ui/use-after-pause.ts'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { common } from '#web/ui/words.ts'
import { AddSynonym } from './add-synonym.tsx'
import { synonymsQuery, useRemoveSynonym } from './synonyms.api.ts'
import classes from './synonyms.module.css'
import { words } from './words.ts'

function SynonymsScreen() {
  const [params] = useSearchParams()
  const [filter, setFilter] = useState('')
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(synonymsQuery(pageNumber, useAfterPause(filter.trim())))
  const { content, leaveLine } = useLeaveLine()
  return (
    <StatisticsFrame title={words.title} lead={words.about}>
      <AddSynonym typed={params.get('typed')?.slice(0, 60) ?? ''} />
      <div ref={content} tabIndex={-1} className={`${lines.content} ${classes.page}`}>
        <TextInput
          type="search"
          label={words.find}
          autoComplete="off"
          maxLength={200}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value)
            setPageNumber(1)
          }}
        />
        <Loaded query={query} skeleton={<LoadingRows rows={10} height={72} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <EmptyState drawing={<NothingFoundDrawing />}>{words.none}</EmptyState>
            ) : (
              <div className={classes.page} aria-busy={query.isPlaceholderData}>
                <ul className={lines.list} aria-label={words.title}>
                  {items.map((synonym) => (
                    <SynonymLine key={synonym.id} synonym={synonym} onRemoved={leaveLine} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of={words.title} />
              </div>
            )
          }
        </Loaded>
      </div>
    </StatisticsFrame>
  )
}

function SynonymLine({ synonym, onRemoved }: { synonym: Synonym; onRemoved: () => void }) {
  const remove = useRemoveSynonym()
  const { id, typed, kind, meant } = synonym
  const done = () => {
    notifyDone(words.removed({ typed, meant }))
    onRemoved()
  }
  return (
    <li>
      <div className={lines.words}>
        <strong>{typed}</strong>
        <p>{words.chosen({ kind: words[kind], name: meant })}</p>
      </div>
      <div className={lines.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={words.remove({ typed, meant })}
          loading={remove.isPending}
          onClick={() => remove.mutate(id, { onSuccess: done })}
        >
          {common.remove}
        </Button>
      </div>
    </li>
  )
}

export { SynonymsScreen as Component }
