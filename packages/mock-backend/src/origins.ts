/** The origin of each system of the mock back end. */
export interface MockOrigins {
  readonly gateway: string;
  readonly author: string;
  readonly identity: string;
  /** Pictures of products. */
  readonly images: string;
  /** The card form. */
  readonly payment: string;
  /** The shop, to which the identity provider redirects with authorization codes. */
  readonly shop: string;
}

export const defaultOrigins: MockOrigins = {
  gateway: 'http://gateway.mock',
  author: 'http://author.mock',
  identity: 'http://identity.mock',
  images: 'http://images.mock',
  payment: 'http://payment.mock',
  shop: 'http://shop.mock',
};
