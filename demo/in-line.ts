import type { Db } from '#server/core/database/db.ts'

/** A transaction has one connection, which takes one statement at a time, so simultaneous ones wait in line. */
export function inLine(db: Db): Db {
  let last: Promise<unknown> = Promise.resolve()
  const wait = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  const lined: Db = {
    one: (statement) => wait(() => db.one(statement)),
    maybe: (statement) => wait(() => db.maybe(statement)),
    many: (statement) => wait(() => db.many(statement)),
    run: (statement) => wait(() => db.run(statement)),
    tx: (work) => work(lined),
  }
  return lined
}
