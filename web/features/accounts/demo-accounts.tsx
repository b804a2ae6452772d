import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { DemoAccount } from '#contract/accounts.ts'
import { demoAccountsQuery } from './accounts.api.ts'
import classes from './demo-accounts.module.css'

/** For newcomers to a demo; nothing elsewhere. It stands last, so that nothing moves when it comes. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const { data: accounts = [] } = useQuery(demoAccountsQuery())
  const id = useId()
  if (accounts.length === 0) return null
  return (
    <section className={classes.demo} aria-labelledby={id}>
      <p id={id}>This is a demo. Look around as</p>
      <div className={classes.accounts}>
        {accounts.map((account) => (
          <Button key={account.email} variant="default" size="sm" px="xs" title={account.email} onClick={() => onChoose(account)}>
            {account.role}
          </Button>
        ))}
      </div>
    </section>
  )
}
