import { data, type RouterContextProvider } from 'react-router';
import { isSwitchedOff, type Feature } from './features.ts';
import { shopSettings } from './shop-settings.server.ts';

/** Whether the settings have a feature switched on. */
export const hasFeature = async (context: Readonly<RouterContextProvider>, feature: Feature): Promise<boolean> =>
  !(await shopSettings(context)).switchedOff.includes(feature);

/** @throws a 404 where the settings have a feature switched off */
export async function requireFeature(context: Readonly<RouterContextProvider>, feature: Feature): Promise<void> {
  if (!(await hasFeature(context, feature))) throw data(null, 404);
}

/** What editors wrote, without its links to features that are switched off: entries of a list, or a link by itself. */
export function withoutLinksTo(switchedOff: readonly Feature[], value: unknown): unknown {
  if (switchedOff.length === 0) return value;
  const leadsNowhere = (member: unknown) => {
    const path = isObject(member) ? member.path : undefined;
    return typeof path === 'string' && isSwitchedOff(path, switchedOff);
  };
  const pruned = (member: unknown): unknown => {
    if (Array.isArray(member)) return member.filter((item) => !leadsNowhere(item)).map(pruned);
    if (!isObject(member)) return member;
    const kept = Object.entries(member).filter(([, each]) => !leadsNowhere(each));
    return Object.fromEntries(kept.map(([name, each]) => [name, pruned(each)]));
  };
  return pruned(value);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
