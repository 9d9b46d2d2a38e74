/** The link of an e-mail's button. */
export interface EmailLink {
  /** A path in the shop. */
  readonly path: string;
  /** The query parameter of the e-mail's secret. */
  readonly secret?: string;
}

/** The link of each kind of e-mail; the templates are in `texts/{locale}/emails.json`. */
export const emailLinks = {
  recovery: { path: '/reset-password', secret: 'recoveryToken' },
  unlock: { path: '/reset-password', secret: 'recoveryToken' },
  passwordChanged: { path: '/sign-in' },
  emailConfirmation: { path: '/my-account/account-settings', secret: 'emailToken' },
  emailRequested: { path: '/my-account/account-settings' },
  emailChanged: { path: '/sign-in' },
  welcome: { path: '/my-account' },
  trade: { path: '/sign-in' },
  order: { path: '/order-status' },
  shipped: { path: '/order-status' },
  completed: { path: '/order-status' },
  cancelled: { path: '/order-status' },
  returned: { path: '/order-status' },
  refunded: { path: '/order-status' },
  'shared-cart': { path: '/shared-cart', secret: 'sharedCartId' },
  case: { path: '/support/help-and-faq' },
  subscription: { path: '/inspiration' },
} as const satisfies Record<string, EmailLink>;
