import { Anchor } from '@mantine/core'
import { Link } from 'react-router'

/** Makes the link in a sentence: `words.startNow({ learning: linkTo(paths.myLearning()) })`. */
export const linkTo = (to: string) => (text: string) => (
  <Anchor component={Link} to={to} inherit>
    {text}
  </Anchor>
)
