import { Avatar } from '@mantine/core'
import '@mantine/core/styles/Avatar.css'

interface UserAvatarProps {
  name: string
  link: string | null | undefined
  size: number
}

/** The user's picture or initials. Decoration, because the name is always beside it. */
export function UserAvatar({ name, link, size }: UserAvatarProps) {
  return (
    <Avatar src={link || null} size={size} color="iris" alt="" aria-hidden="true">
      <span style={{ fontSize: Math.round(size * 0.36) }}>{initials(name)}</span>
    </Avatar>
  )
}

/** Of the first and the last word; whole characters, even surrogate pairs. */
function initials(name: string) {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
