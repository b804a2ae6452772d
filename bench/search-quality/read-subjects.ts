/** What people learn, with all that the authors of its courses need to write about it. */
export interface Subject {
  key: string
  field: string
  name: string
  /** Other names that some authors use. */
  aliases: string[]
  /** 3 where there are many courses, 1 where there are few. */
  weight: number
  /** What one can do afterwards: it stands after "learn to". */
  does: string
  skills: string[]
  /** Titles that need not name the subject: for starters, for the middle, for the advanced. */
  titles: string[]
  /** Sentences about it that need not name it. */
  hooks: string[]
  /** From the first to the last. */
  topics: string[]
  makes: string[]
  /** Subjects that its texts mention. */
  near: string[]
  audiences: string[]
}

const parts = (text: string) => text.split(' / ').map((part) => part.trim())

/** Blocks separated by blank lines: `key | name | aliases | weight`, then a line for each property, its values separated by slashes. */
export const readSubjects = (field: string, audiences: string[], text: string): Subject[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => readSubject(field, audiences, block))

function readSubject(field: string, audiences: string[], block: string): Subject {
  const [head = '', ...lines] = block.split('\n')
  const [key = '', name = '', aliases = '', weight = ''] = head.split(' | ')
  const values = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
  const list = (property: string) => {
    const value = values.get(property)
    if (value === undefined) throw new Error(`${key}: no ${property}`)
    return parts(value)
  }
  return {
    key,
    field,
    name,
    aliases: parts(aliases),
    weight: Number(weight),
    does: list('do').join(' / '),
    skills: list('skills'),
    titles: list('titles'),
    hooks: list('hooks'),
    topics: list('topics'),
    makes: list('makes'),
    near: list('near'),
    audiences,
  }
}
