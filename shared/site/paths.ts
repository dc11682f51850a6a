/** Every page that exists; any other path is a 404. */
export const PAGE_PATHS = {
  home: '/',
  proposalTool: '/proposal-tool',
  pricing: '/pricing',
  /** Linked from the page of a cancelled payment; leads to the prices. */
  upgrade: '/upgrade',
  auth: '/auth',
  /** The last page of Google's window: it reports to the page that opened it, and closes. */
  signInFinished: '/auth/finished',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** Where the mail to the former email of an account leads. */
  undoEmailChange: '/undo-email-change',
  account: '/account',
  /** What letters may say about the person: profiles, facts, past proposals, lines. */
  me: '/me',
  /** The list; one of them is at `/proposals/:id`. */
  proposals: '/proposals',
  outcomes: '/proposals/outcomes',
  faq: '/faq',
  contact: '/contact',
  terms: '/terms',
  /** The same page by its long name. */
  termsOfService: '/terms-of-service',
  privacy: '/privacy',
  /** The same page by its long name. */
  privacyPolicy: '/privacy-policy',
  checkout: '/checkout',
  checkoutSuccess: '/checkout/success',
  checkoutCancel: '/checkout/cancel',
} as const;
