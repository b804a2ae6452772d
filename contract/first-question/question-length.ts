/** How many letters a question has at most. In a file of its own, so that the question loads without zod. */
export const questionLength = 200
