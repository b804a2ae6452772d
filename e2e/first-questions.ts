/**
 * What newcomers may type first, each with what a good librarian of the demo would do, judged before the matching was written:
 * `plan`: lead to the plan for exactly these goals and skills, a level behind a colon where it is not the first.
 * `ask`: show these, perhaps with others, to choose from or to correct. `search`: look for courses.
 */
export type Judged = { plan: string[] } | { ask: string[] } | 'search'

const plan = (...names: string[]): Judged => ({ plan: names })
const ask = (...names: string[]): Judged => ({ ask: names })
const search = 'search'

export const firstQuestions: [typed: string, judged: Judged][] = [
  // Goals
  ['become a data analyst', plan('Data analyst')],
  ['data analist', plan('Data analyst')],
  ['I want to be a web developer', plan('Web developer')],
  ['web', plan('Web developer')],
  ['web development', plan('Web developer')],
  ['Interface designer', plan('Interface designer')],
  ['start a business', plan('Start a business')],
  ['how do i start my own business', ask('Start a business')],
  ['learn to speak spanish', plan('Speak Spanish')],
  ['songwriter', plan('Songwriter')],
  ['write songs', plan('Songwriting')],
  ['songwritting', plan('Songwriting')],
  ['data analyst and python', plan('Data analyst', 'Python')],

  // Skills
  ['sql', plan('SQL')],
  ['I want to learn excell', plan('Spreadsheets')],
  ['excel', plan('Spreadsheets')],
  ['spanisch', plan('Spanish')],
  ['spanish for beginners', plan('Spanish')],
  ['sql and python for beginners', plan('SQL', 'Python')],
  ['advanced python', plan('Python:5')],
  ['intermediate sql', plan('SQL:3')],
  ['javascript', plan('JavaScript')],
  ['java script', plan('JavaScript')],
  ['javascrpit course', plan('JavaScript')],
  ['js', plan('JavaScript')],
  ['html css javascript', plan('HTML and CSS', 'JavaScript')],
  ['learn to draw', plan('Drawing')],
  ['fotography', plan('Photography')],
  ['take better photos', plan('Photography')],
  ['japanese', plan('Japanese')],
  ['learn english online free', plan('English')],
  ['machine learning', plan('Machine learning')],
  ['AI', plan('Machine learning')],
  ['maths', plan('Mathematics')],
  ['version control', plan('Git')],
  ['github', plan('Git')],
  ['project management', plan('Project planning')],
  ['bookkeeping', plan('Accounting')],
  ['acounting basics', plan('Accounting')],
  ['marketing and negotiation', plan('Marketing', 'Negotiation')],
  ['strength training', plan('Strength training')],
  ['stress', plan('Stress management')],
  ['data visualization', plan('Data visualisation')],
  ['ui design', plan('Interface design')],
  ['user research', plan('User research')],
  ['music theory', plan('Music theory')],
  ['python, sql, statistics', plan('Python', 'SQL', 'Statistics')],
  ['statistics and machine learning', plan('Statistics', 'Machine learning')],
  ['writing', plan('Writing')],
  ['astronomy', plan('Astronomy')],
  ['программирование на python', ask('Python')],

  // To be chosen from, or to be corrected
  ['data', ask('Data analyst', 'Data visualisation')],
  ['design', ask('Interface designer', 'Interface design')],
  ['programming', ask('Web developer', 'JavaScript')],
  ['coding for beginners', ask('Web developer', 'Python')],
  ['music', ask('Songwriter', 'Music theory')],
  ['languages', ask('Speak Spanish', 'English')],
  ['something with computers', search],
  ['data scientist', ask('Machine learning', 'Statistics')],
  ['front end', ask('HTML and CSS', 'JavaScript')],
  ['python for finance', ask('Python')],
  ['sql for kids', ask('SQL')],
  ['science', ask('Physics')],
  ['health', ask('Nutrition')],

  // Nothing that a plan could be made for
  ['pottery', search],
  ['guitar', search],
  ['time management', search],
  ['climate change', search],
  ['learn to cook', search],
  ['get rich quick', search],
  ['asdfgh', search],
  ['?', search],
  ['best course', search],
]
