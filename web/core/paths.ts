export * from '#contract/paths.ts'
