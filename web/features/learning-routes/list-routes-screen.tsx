import { useQuery } from '@tanstack/react-query'
import { formLimits } from '#contract/core/form-limits.ts'
import { paths } from '#contract/core/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { StairsDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { routesQuery } from './learning-routes.api.ts'
import classes from './list-routes.module.css'
import { RouteCards } from './route-cards.tsx'
import { words } from './words.ts'

function ListRoutesScreen() {
  const query = useQuery(routesQuery())
  const count = query.data?.length ?? 0
  return (
    <>
      <div className={classes.top}>
        <PageHeading title={words.title}>{words.about}</PageHeading>
        {count > 0 && count < formLimits.learningRoutes.max && <LinkButton to={paths.newRoute()}>{words.newRoute}</LinkButton>}
      </div>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={96} />}>
        {(routes) => (routes.length === 0 ? <NoRoutes /> : <RouteCards routes={routes} />)}
      </Loaded>
    </>
  )
}

const NoRoutes = () => (
  <EmptyState drawing={<StairsDrawing />} action={<LinkButton to={paths.newRoute()}>{words.planFirst}</LinkButton>}>
    {words.noneYet}
  </EmptyState>
)

export { ListRoutesScreen as Component }
