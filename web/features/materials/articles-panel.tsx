import { limits } from '#contract/limits.ts'
import { PickerList } from '#web/ui/picker-list.tsx'
import { ArticleForm } from './article-form.tsx'
import { Facts } from './facts.tsx'
import { articlesQuery, useDeleteArticle } from './materials.api.ts'
import type { PanelProps } from './panel-props.ts'

export function ArticlesPanel({ chosenIds, onToggle }: PanelProps) {
  const remove = useDeleteArticle()
  return (
    <>
      <PickerList
        label="Articles"
        mode="many"
        list={articlesQuery}
        rows={limits.pageSize.articles}
        nameOf={({ name }) => name}
        details={(article) => <Facts material={article} />}
        chosenIds={chosenIds}
        onToggle={onToggle}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty="You have no articles yet. Create the first one below."
      />
      <ArticleForm onCreated={(article) => onToggle(article, true)} />
    </>
  )
}
