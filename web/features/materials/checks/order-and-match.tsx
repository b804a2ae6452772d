import { Textarea } from '@mantine/core'
import { formLimits } from '#contract/core/form-limits.ts'
import { LineField } from './line-field.tsx'
import { blankItem, blankPair } from './question-values.ts'
import { RowButtons } from './row-buttons.tsx'
import { onEnter, RowGroup } from './row-group.tsx'
import classes from './rows.module.css'
import type { QuestionFormState } from './use-question-form.ts'
import { useRows } from './use-rows.ts'
import { words } from './words.ts'

/** Lines in the order that is right. */
export function ItemRows({ form }: { form: QuestionFormState }) {
  const { items } = form.values
  const rows = useRows(items, (next) => form.setFieldValue('items', next), blankItem, formLimits.question.options)
  return (
    <RowGroup
      label={words.items}
      help={words.itemsHelp}
      errors={[form.errors.items]}
      add={words.addItem}
      isFull={rows.isFull}
      onAdd={() => rows.add()}
    >
      {items.map(({ key }, place) => (
        <div key={key} className={classes.row}>
          <span className={classes.number} aria-hidden="true">
            {place + 1}
          </span>
          <LineField
            ref={rows.field(key)}
            className={classes.field}
            aria-label={words.item({ number: place + 1 })}
            onKeyDown={onEnter(() => rows.add(place))}
            {...form.getInputProps(`items.${place}.text`)}
          />
          <RowButtons
            labels={{
              up: words.moveItemUp({ number: place + 1 }),
              down: words.moveItemDown({ number: place + 1 }),
              remove: words.removeItem({ number: place + 1 }),
            }}
            isFirst={place === 0}
            isLast={place === items.length - 1}
            onMove={(steps) => rows.move(place, steps)}
            onRemove={() => rows.remove(place)}
          />
        </div>
      ))}
    </RowGroup>
  )
}

/** What belongs together, and further choices. */
export function PairRows({ form }: { form: QuestionFormState }) {
  const { pairs } = form.values
  const rows = useRows(pairs, (next) => form.setFieldValue('pairs', next), blankPair, formLimits.question.options)
  return (
    <>
      <RowGroup
        label={words.pairs}
        help={words.pairsHelp}
        errors={[form.errors.pairs]}
        add={words.addPair}
        isFull={rows.isFull}
        onAdd={() => rows.add()}
      >
        {pairs.map(({ key }, place) => (
          <div key={key} className={classes.row}>
            <div className={classes.pair}>
              <LineField
                ref={rows.field(key)}
                aria-label={words.pairLeft({ number: place + 1 })}
                {...form.getInputProps(`pairs.${place}.left`)}
              />
              <LineField
                aria-label={words.pairRight({ number: place + 1 })}
                onKeyDown={onEnter(() => rows.add(place))}
                {...form.getInputProps(`pairs.${place}.right`)}
              />
            </div>
            <RowButtons
              labels={{
                up: words.movePairUp({ number: place + 1 }),
                down: words.movePairDown({ number: place + 1 }),
                remove: words.removePair({ number: place + 1 }),
              }}
              isFirst={place === 0}
              isLast={place === pairs.length - 1}
              onMove={(steps) => rows.move(place, steps)}
              onRemove={() => rows.remove(place)}
            />
          </div>
        ))}
      </RowGroup>
      <Textarea
        size="sm"
        label={words.extra}
        description={words.extraHelp}
        rows={2}
        resize="vertical"
        {...form.getInputProps('extra')}
      />
    </>
  )
}
