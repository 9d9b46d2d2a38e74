import type { Context } from '../context.ts';
import { notFoundPage } from '../document/not-found.server.ts';
import { isSwitchedOff, type Feature } from './features.ts';
import { shopSettings } from './shop-settings.server.ts';

/** Whether a feature is enabled in the settings. */
export const hasFeature = async (context: Context, feature: Feature): Promise<boolean> =>
  !(await shopSettings(context)).switchedOff.includes(feature);

/** @throws a 404 when the feature is disabled in the settings */
export async function requireFeature(context: Context, feature: Feature): Promise<void> {
  if (!(await hasFeature(context, feature))) throw await notFoundPage(context);
}

/** Removes links to disabled features from content: list entries, or a single link. */
export function withoutLinksTo(switchedOff: readonly Feature[], value: unknown): unknown {
  if (switchedOff.length === 0) return value;
  const isDisabledLink = (member: unknown) => {
    const path = isObject(member) ? member.path : undefined;
    return typeof path === 'string' && isSwitchedOff(path, switchedOff);
  };
  const pruned = (member: unknown): unknown => {
    if (Array.isArray(member)) return member.filter((item) => !isDisabledLink(item)).map(pruned);
    if (!isObject(member)) return member;
    const remaining = Object.entries(member).filter(([, each]) => !isDisabledLink(each));
    return Object.fromEntries(remaining.map(([name, each]) => [name, pruned(each)]));
  };
  return pruned(value);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
