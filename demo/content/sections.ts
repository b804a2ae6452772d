/** The headings of some courses: for each, the material before which a section begins. */
export const demoSections: Record<string, Record<string, string>> = {
  'SQL from zero': {
    'Tables, rows and one first question': 'One table',
    'Group and count': 'Many rows, several tables',
    'Sixty questions for a bicycle rental': 'Practice and style',
  },
  'Python for everyday problems': {
    'Your first program in ten minutes': 'First steps',
    'Functions: give a name to a step': 'Files and functions',
    'Thirty small Python exercises': 'Practice',
  },
  'Interface design, step by step': {
    'Tasks before screens': 'Before the first screen',
    'Space is a material': 'The screen itself',
    'Thirty screens: the allotment app': 'With real people',
  },
  'Building web services with Node': {
    'What a service promises': 'The interface',
    'From empty folder to first answer': 'The service',
    'Transactions by example': 'The data behind it',
    'Tests that speak HTTP': 'Before the first night',
  },
  'Machine learning, honestly': {
    'Beat the baseline first': 'Foundations',
    'Trees and forests': 'Models',
    'Validation that cannot flatter you': 'Trust and explanation',
  },
  'Physics of everyday things': {
    'The kettle sings': 'Heat and measure',
    'Why the bicycle stays up': 'Motion and balance',
    'Waves on a rope and in a room': 'Waves and charge',
  },
}
