import { Picture, Skeleton } from '@basin/react-ui';
import { useQuery } from '@tanstack/react-query';
import { backend } from './back-end.ts';

interface CataloguePictureProps {
  /** In the catalogue, or the path that lines of a cart have, which ends in it. */
  readonly name: string;
  readonly alt: string;
  readonly sizePx: number;
}

/** A picture of the catalogue. The mock back end answers no address of the network, so its bytes become one of the tab. */
export function CataloguePicture({ name, alt, sizePx }: CataloguePictureProps) {
  const { data: src } = useQuery(pictureQuery(name));
  if (src === undefined) return <Skeleton shape="square" />;
  return <Picture src={src} alt={alt} width={sizePx} height={sizePx} />;
}

export const pictureQuery = (name: string) => ({ queryKey: ['picture', name], queryFn: () => pictureUrl(name) });

async function pictureUrl(name: string): Promise<string> {
  const path = name.includes('/') ? name : `/is/image/BASIN/${name}`;
  const response = await backend.fetch(new Request(`http://images.mock${path}?wid=320&fmt=webp`));
  return URL.createObjectURL(await response.blob());
}
