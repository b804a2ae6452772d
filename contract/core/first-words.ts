import { sentences } from './sentences.ts'

/** The headings of screens, where they are the same for everybody, and the texts below them. The server writes them into the page too. */
export const titles = sentences({
  courses: 'Courses',
  results: 'Results for “{filter}”',
  allCourses: 'All courses',
  plan: 'Your learning plan',
  register: 'Register',
  login: 'Login',
  forgot: 'Forgot your password?',
  wishlist: 'Wishlist',
  verifyCertificate: 'Check a certificate',
})
export const leads = sentences({
  courses: 'Learn at your own pace. You pay in points, and what you buy stays yours.',
  register: 'Register with Coursewise: it is free, and you start with points for your first courses.',
  login: 'Log in to Coursewise to buy courses and continue learning.',
})

/** What the first page says above the list. The server writes it into the page too. */
export const firstPage = sentences({
  title: 'Learn exactly what you need',
  sentence:
    'Coursewise is a portal of online courses that finds the best way to the skills you want, and proves that no other choice of courses costs less.',
  chooseSkills: 'Choose skills, or a goal',
  seePlan: 'See the best plan, with price and hours',
  learn: 'Learn, and earn a certificate',
  question: 'What do you want to be able to do?',
})
