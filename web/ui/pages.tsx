import { Pagination } from '@mantine/core'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Pagination.css'
import type { PageInfo } from '#contract/http.ts'

interface PagesProps {
  info: Pick<PageInfo, 'PageNumber' | 'TotalPages'>
  onChange: (pageNumber: number) => void
  /** What is paged, for screen readers: "Points history". */
  of: string
}

export function Pages({ info, onChange, of }: PagesProps) {
  if (!(info.TotalPages > 1)) return null
  return (
    <nav aria-label={`${of}, pages`}>
      <Pagination
        total={info.TotalPages}
        value={info.PageNumber}
        onChange={onChange}
        layout="responsive"
        getItemProps={(page) => ({ 'aria-label': `Page ${page}` })}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next page' : 'Previous page' })}
      />
    </nav>
  )
}
