export interface Command {
  /** One word or two. The file has the same name, with a dash. */
  name: string
  /** What follows the name. */
  options: string
  /** One line for the list. */
  summary: string
  /** What the options mean, and what else one should know. */
  details: string
  example: string
  isForOperators: boolean
  /** What scripts/setup.mjs prepares beyond the packages that the portal runs on. */
  needs?: 'packages' | 'bench' | 'test'
}

const forOperators: Omit<Command, 'isForOperators'>[] = [
  {
    name: 'admin',
    options: 'EMAIL',
    summary: 'makes a registered user an Admin',
    details: 'EMAIL is the address with which the user registered. It works while the portal runs.',
    example: 'admin someone@example.com',
  },
  {
    name: 'backup',
    options: '[FOLDER]',
    summary: 'copies the built-in database and the uploaded files',
    details:
      'Without FOLDER the backup goes to BACKUP_DIR, and backups there that are older than BACKUP_DAYS are removed. It works while the portal runs.',
    example: 'backup /mnt/backup/coursewise',
  },
  {
    name: 'check files',
    options: '',
    summary: 'checks that every stored file is complete and known to the database',
    details: 'Exit code 0 means yes. It works while the portal runs.',
    example: 'check files',
  },
  {
    name: 'check ledger',
    options: '',
    summary: 'checks the ledger of points',
    details: 'Exit code 0 means that all rules hold. It works while the portal runs.',
    example: 'check ledger',
  },
  {
    name: 'remove-factors',
    options: 'EMAIL',
    summary: 'removes the passkeys and the authenticator app of a user who has lost them',
    details: 'The password is enough afterwards. Make sure who asks. With the settings for mail, the user is told by mail.',
    example: 'remove-factors someone@example.com',
  },
  {
    name: 'reset-link',
    options: 'EMAIL',
    summary: 'prints a link with which a user can choose a new password',
    details: 'The link works once and within an hour, for Admins too. PUBLIC_URL says at which address.',
    example: 'reset-link someone@example.com',
  },
  {
    name: 'restore',
    options: 'FOLDER [--to TIME] DATA_DIR',
    summary: 'puts a backup into an empty data folder and checks it',
    details:
      'FOLDER is where the backups are, or one of them. With --to it restores everything until that time, such as 2026-11-16T10:15 (local) or 2026-11-16T10:15Z. Exit code 0 means that all is well.',
    example: 'restore /mnt/backup/coursewise --to 2026-11-16T10:15 data',
  },
  {
    name: 'rotate-key',
    options: '[--retire]',
    summary: 'gives the portal a new secret key',
    details:
      'The key is in secret.key of DATA_DIR. What earlier keys made stays valid, until --retire takes them out. docs/operations.md says when.',
    example: 'rotate-key',
  },
  {
    name: 'verify certificate',
    options: 'CERTIFICATE.PDF [KEY FILE OR PORTAL ADDRESS]',
    summary: 'checks whether a certificate is genuine',
    details:
      "With a file of the portal's keys it needs no portal. Exit codes: 0 genuine, 1 not genuine, 2 could not be checked. docs/certificates.md says how it works.",
    example: 'verify certificate certificate.pdf keys.json',
    needs: 'packages',
  },
  {
    name: 'verify plan',
    options: 'ROUTE-PROOF.JSON',
    summary: 'checks the proof of a route without the portal',
    details: 'Exit codes: 0 true, 1 not true, 2 could not be checked. docs/route-proofs.md says how it works.',
    example: 'verify plan route-proof.json',
  },
]

const forDevelopers: Omit<Command, 'isForOperators'>[] = [
  {
    name: 'demo-videos',
    options: '[PART]',
    summary: "draws the demo's films again, with their captions and music",
    details: 'PART is a part of their names. It needs ffmpeg.',
    example: 'demo-videos git',
  },
  {
    name: 'notices',
    options: '',
    summary: 'writes THIRD-PARTY-NOTICES.txt',
    details: 'Run it after a change of package-lock.json.',
    example: 'notices',
    needs: 'packages',
  },
  {
    name: 'rehearse',
    options: '',
    summary: 'breaks one part after another of a portal on three servers',
    details:
      'All of it runs on this machine: Debian, as root. It writes bench/RESULTS-rehearsal.md. Exit code 0 means that nothing was lost.',
    example: 'rehearse',
    needs: 'bench',
  },
  {
    name: 'screenshots',
    options: '[PART …] [WIDTH …]',
    summary: 'takes pictures of every screen in both themes and three widths',
    details: 'They go to .cache/screenshots, and some to docs/. PART is a part of the names of screens.',
    example: 'screenshots cart 320 1920',
    needs: 'test',
  },
  {
    name: 'test mail',
    options: '',
    summary: 'sends every kind of mail through Postfix, and reads it in Dovecot',
    details: 'Debian 12, as root. It follows the links in Chromium.',
    example: 'test mail',
    needs: 'test',
  },
  {
    name: 'test pgbouncer',
    options: '[PART …]',
    summary: 'runs the server tests through PgBouncer in transaction mode',
    details: 'PART is a part of the names of test files. It needs the PostgreSQL and the PgBouncer of Debian.',
    example: 'test pgbouncer accounts',
    needs: 'test',
  },
  {
    name: 'test s3',
    options: '[--long] [PART …]',
    summary: 'runs the tests of files on a real S3 server',
    details:
      'It starts OpenStack Swift, or uses the bucket of TEST_S3_URL (http://key:secret@host:port/bucket). PART is a part of the names of test files.',
    example: 'test s3 --long killed-server',
    needs: 'test',
  },
  {
    name: 'upgrade-dump',
    options: '',
    summary: 'keeps a filled database of this version in test/upgrades',
    details: "It is made once, just before a release. It needs Debian's PostgreSQL, which has pg_dump.",
    example: 'upgrade-dump',
    needs: 'test',
  },
]

export const commands: Command[] = [
  ...forOperators.map((command) => ({ ...command, isForOperators: true })),
  ...forDevelopers.map((command) => ({ ...command, isForOperators: false })),
]

/** The command that the words begin with; or all whose first word is the only one given, such as "check". */
export function findCommands(words: string[]): Command[] {
  const exact = commands.filter(({ name }) => name.split(' ').every((word, index) => word === words[index]))
  if (exact.length > 0 || words.length !== 1) return exact
  return commands.filter(({ name }) => name.startsWith(`${words[0]} `))
}

export function usage(wanted: string): string {
  const command = commands.find(({ name }) => name === wanted)
  return `Usage: npm run portal -- ${wanted} ${command?.options ?? ''}`.trimEnd()
}
