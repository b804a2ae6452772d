import { useQuery } from '@tanstack/react-query'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { FieldList } from './field-list.tsx'
import { fieldsQuery, useAddField } from './fields.api.ts'
import classes from './fields.module.css'
import { words } from './words.ts'

function FieldsScreen() {
  const query = useQuery(fieldsQuery())
  const add = useAddField()
  return (
    <StatisticsFrame title={words.fields} lead={words.about}>
      <div className={classes.fields}>
        <Loaded query={query} skeleton={<LoadingRows rows={6} height={56} />}>
          {(fields) => <FieldList fields={fields} />}
        </Loaded>
        <CreateByName button={words.addField} create={add} onCreated={({ name }) => notifyDone(words.added({ field: name }))} />
      </div>
    </StatisticsFrame>
  )
}

export { FieldsScreen as Component }
