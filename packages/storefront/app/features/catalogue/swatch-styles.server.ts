import type { LoaderFunctionArgs } from 'react-router';
import { imagesFrom } from '../../shell/pictures/images-from.server.ts';
import { swatchUrlOf } from '../../shell/pictures/use-images.ts';
import { environmentContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { isStyled } from './styled-swatches.ts';

const maxSwatches = 300;

/** Returns a style sheet with the swatches named in its URL. */
export async function loadSwatchStyles({ context, url }: LoaderFunctionArgs) {
  const images = imagesFrom(context.get(environmentContext).imagesOrigin, await shopSettings(context));
  const names = url.searchParams.get('of')?.split(',').filter(isStyled).slice(0, maxSwatches) ?? [];
  const rules = names.map((name) => `[data-swatch="${name}"]{background-image:url("${swatchUrlOf(images, name)}")}`);
  return new Response(rules.join('\n'), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
