/** The body of a course that the server accepts, together with `skills` and `materials`. A new required field of a course goes here. */
export const courseForm = {
  name: 'Weaving by hand',
  shortDescription: 'From the first thread to a scarf of your own.',
  description: 'A loom, some wool and a little patience. '.repeat(5),
  price: 120,
}
