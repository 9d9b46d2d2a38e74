import { withoutLocale } from '@basin/domain';

/** The optional features of a site, with the paths that are neither served nor linked when the feature is disabled. */
export const featurePaths = {
  compare: ['/compare'],
  favourites: ['/my-account/my-favourites'],
  productRegistration: ['/register-offline-product', '/my-account/register-online-product'],
  roomPlanner: [],
  sharedCart: ['/shared-cart'],
  shopTheRoom: ['/inspiration/rooms-inspiration'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Feature = keyof typeof featurePaths;

export const features = Object.keys(featurePaths) as Feature[];

/** Whether a path belongs to a disabled feature. */
export function isSwitchedOff(path: string, switchedOff: readonly Feature[]): boolean {
  const [page = ''] = withoutLocale(path).split(/[?#]/);
  return switchedOff.some((feature) => featurePaths[feature].some((own) => own === page));
}
