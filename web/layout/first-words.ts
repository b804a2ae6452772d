import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  skip: 'Skip to content',

  // The bar
  home: 'Coursewise, home',
  main: 'Main',
  browse: 'Browse',
  plan: 'Learning plan',
  planInShort: 'Plan',
  teaching: 'Teaching',
  statistics: 'Statistics',
  manage: 'Manage',
  more: 'More',
  search: 'Search',
  searchCourses: 'Search courses',
  clear: 'Clear the search',
  personal: 'Personal',
  cart: 'Shopping cart',
  cartWith: { one: 'Shopping cart, {items} item', other: 'Shopping cart, {items} items' },
  myLearning: 'My Learning',
  logout: 'Logout',
  menu: 'Menu',
  offline: 'You are offline. You can keep reading; saving works again once you are connected.',

  theme: 'Theme',
  themeIs: 'Theme: {theme}',
  light: 'Light',
  dark: 'Dark',
  auto: 'System',

  // The footer
  footer: 'Footer',
  lead: 'Courses that add up to what you want to be able to do.',
  learn: 'Learn',
  planLearning: 'Plan your learning',
  allCourses: 'All courses',
  teach: 'Teach',
  create: 'Create a course',
  become: 'Become a creator',
  portal: 'Portal',
  write: '{page}: write it',
  outbox: 'Outbox of this demo',

  // In place of a screen
  notFound: 'Page not found',
  nothingHere: 'There is no page at this address. It may be mistyped, or the page was removed.',
  notAllowed: 'Not allowed',
  noAccess: 'You do not have access to this page.',
  seeCourse: 'See the course',
  browseCourses: 'Browse courses',
  failed: 'This page could not be shown',
  again: 'This page tries again by itself.',
})
