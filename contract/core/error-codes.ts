/** Refusals that a client can do something about: prove a second factor, or prove again who is there. */
export const errorCodes = { secondStep: 'accounts/second-step', confirm: 'accounts/confirm' }
