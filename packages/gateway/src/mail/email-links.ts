/** Where the button of an e-mail leads. */
export interface EmailLink {
  /** A path of the shop. */
  readonly path: string;
  /** The name of the e-mail's secret in the address. */
  readonly secret?: string;
}

/** The link of each kind of e-mail; its words stand in `texts/{locale}/emails.json`. */
export const emailLinks = {
  recovery: { path: '/reset-password', secret: 'recoveryToken' },
  unlock: { path: '/reset-password', secret: 'recoveryToken' },
  passwordChanged: { path: '/sign-in' },
  emailChanged: { path: '/sign-in' },
  welcome: { path: '/my-account' },
  order: { path: '/order-status' },
  shipped: { path: '/order-status' },
  cancelled: { path: '/order-status' },
  refunded: { path: '/order-status' },
  'shared-cart': { path: '/shared-cart', secret: 'sharedCartId' },
  case: { path: '/support/help-and-faq' },
  subscription: { path: '/inspiration' },
} as const satisfies Record<string, EmailLink>;
