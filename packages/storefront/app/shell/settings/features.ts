import { withoutLocale } from '@basin/domain';

/** What the settings of a site switch on, with the paths that a shop without it neither serves nor links. */
export const featurePaths = {
  compare: ['/compare'],
  favourites: ['/my-account/my-favourites'],
  productRegistration: ['/register-offline-product', '/my-account/register-online-product'],
  roomPlanner: [],
  sharedCart: ['/shared-cart'],
  shopTheRoom: ['/inspiration/rooms-inspiration'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Feature = keyof typeof featurePaths;

/** Whether a path belongs to a feature that is switched off. */
export function isSwitchedOff(path: string, switchedOff: readonly Feature[]): boolean {
  const [page = ''] = withoutLocale(path).split(/[?#]/);
  return switchedOff.some((feature) => featurePaths[feature].some((own) => own === page));
}
