/** What anybody may open in some courses. In all others the author has opened the first material, which is short. */
export const demoPreviews: Record<string, string[]> = {
  'SQL from zero': [
    'Tables, rows and one first question',
    'What an empty cell means, and what it does not',
    'How to lay out a query so that others can read it',
  ],
  'Python for everyday problems': ['Your first program in ten minutes', 'Reading an error message from the last line up'],
  'Physics of everyday things': ['The kettle sings', 'Units and estimates: a pocket book'],
  'Machine learning, honestly': ['Beat the baseline first', 'A pocket guide to averages and spread'],
  'Charts that tell the truth': ['A chart is a comparison', 'Where should the axis begin'],
  'Git without fear': ['Snapshots and labels: the whole idea', 'The practice repository: a guided tour'],
  // Its author opens nothing.
  'Negotiation without tricks': [],
}
