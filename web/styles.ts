/**
 * The styles of the Mantine components that most screens use, in the order that Mantine needs, then those of our buttons and titles. The
 * styles of screens come after them and win. Screens that use other components import their styles themselves; the styles of the first
 * paint are in index.html.
 */
import './theme-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/Skeleton.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/Anchor.css'
import '@fontsource-variable/inter/wght.css'
import './base.css'
import './ui/button.module.css'
import './ui/title.module.css'
