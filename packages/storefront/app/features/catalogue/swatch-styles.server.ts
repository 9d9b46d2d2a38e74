import type { LoaderFunctionArgs } from 'react-router';
import { imagesFrom } from '../../shell/pictures/images-from.server.ts';
import { swatchAddress } from '../../shell/pictures/use-images.ts';
import { environmentContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { isStyled } from './styled-swatches.ts';

const mostSwatches = 300;

/** A style sheet with the swatches that its address names, for the cards of products. */
export async function loadSwatchStyles({ context, url }: LoaderFunctionArgs) {
  const images = imagesFrom(context.get(environmentContext).imagesOrigin, await shopSettings(context));
  const names = url.searchParams.get('of')?.split(',').filter(isStyled).slice(0, mostSwatches) ?? [];
  const rules = names.map((name) => `[data-swatch="${name}"]{background-image:url("${swatchAddress(images, name)}")}`);
  return new Response(rules.join('\n'), {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
