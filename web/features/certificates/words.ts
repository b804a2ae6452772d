import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  certificate: 'Certificate',

  // The own ones.
  own: 'My certificates',
  noneYet: 'You get a certificate for each course in which you learn everything.',
  whereVerified: 'The page that verifies it',
  openOwnPdf: 'Open PDF',

  // Checking one by its code.
  whereCode: 'The code is printed below the QR code of every Coursewise certificate.',
  typeCode: 'Code of the certificate',
  codeExample: 'K7QWM-3TXAB-9DPZC-HF6VN',
  check: 'Check',
  unknown: 'There is no such certificate',
  unknownHelp:
    'Coursewise has issued no certificate with the code “{code}”. A character may be mistyped: compare it with the certificate, or scan the QR code.',
  withdrawn: 'This certificate was withdrawn',
  withdrawnHelp: 'Coursewise issued it, but its holder has deleted the account and withdrawn it. It is no longer valid.',

  // A genuine one.
  certificateOf: 'Certificate of {name}',
  genuine: 'This certificate is genuine',
  genuineHelp: 'Coursewise issued and signed it. Make sure that the person who shows it to you is the one named here.',
  ofCompletion: 'Certificate of completion',
  hasCompleted: 'has completed the course',
  issued: 'Date of issue',
  author: 'Author of the course',
  code: 'Code',
  openPdf: 'Open the PDF',
  checkCopy: 'Check a copy without this page',
  checkCopyHelp:
    'The PDF contains these facts and an Ed25519 signature. With <keys>the public keys of this portal</keys> anyone can check a copy, now and later, with common tools and without a connection.',
})
