import { limits } from '#contract/limits.ts'
import { ArticleForm } from './article-form.tsx'
import { MaterialPanel } from './material-panel.tsx'
import { articlesQuery, useDeleteArticle } from './materials.api.ts'
import type { PanelProps } from './panel-props.ts'

export function ArticlesPanel(props: PanelProps) {
  const remove = useDeleteArticle()
  return (
    <MaterialPanel
      {...props}
      label="Articles"
      one="article"
      list={articlesQuery}
      rows={limits.pageSize.articles}
      onDelete={remove.mutateAsync}
      Form={ArticleForm}
    />
  )
}
