/** Those that the reader colours. Names of programming languages are the same everywhere. */
const codeLanguages = [
  ...[
    'bash',
    'c',
    'cpp',
    'csharp',
    'css',
    'diff',
    'go',
    'graphql',
    'ini',
    'java',
    'javascript',
    'json',
    'kotlin',
    'lua',
    'makefile',
  ],
  ...['markdown', 'perl', 'php', 'python', 'r', 'ruby', 'rust', 'scss', 'shell', 'sql', 'swift', 'typescript', 'xml', 'yaml'],
]

/** With the language of a block that has another one. */
export const withLanguage = (language: string) =>
  language && !codeLanguages.includes(language) ? [language, ...codeLanguages] : codeLanguages
