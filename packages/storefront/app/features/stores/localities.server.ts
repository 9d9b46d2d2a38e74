import type { LoaderFunctionArgs } from 'react-router';
import { sdkContext } from '../../shell/request-context.server.ts';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';

const maxCities = 8;

/**
 * Returns the cities with showrooms whose names start with the typed text, such as `Chicago, IL`. Used only by the
 * place field.
 */
export async function loadLocalities({ context, url }: LoaderFunctionArgs): Promise<readonly string[]> {
  const typed = (url.searchParams.get('typed') ?? '').trim().slice(0, 40);
  if (typed === '') return [];
  const found = await context
    .get(sdkContext)
    .stores.localities({
      query: {
        $filter: `StartsWith(Locality,'${typed.replaceAll("'", "''")}') eq true`,
        $select: 'Locality,AdminDistrict',
      },
    })
    .catch(nullInOutage(context)); // an error would replace the page around the field
  const cities = (found ?? []).flatMap(({ city, state }) =>
    city === undefined ? [] : [state ? `${city}, ${state}` : city],
  );
  return [...new Set(cities)].sort().slice(0, maxCities);
}
