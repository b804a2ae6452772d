/** Documents for tests, among them those that never come. */
export const good = async (text: string) => Buffer.from(text)
export const slow = async (text: string) => {
  await new Promise((resolve) => setTimeout(resolve, 200))
  return Buffer.from(text)
}
export const faulty = async (text: string): Promise<Buffer> => {
  throw new Error(text)
}
export const endless = async (_text: string): Promise<Buffer> => {
  for (;;);
}
export const deadly = async (_text: string): Promise<Buffer> => process.exit(3)
