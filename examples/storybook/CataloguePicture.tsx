import { Picture, Skeleton } from '@basin/react-ui';
import { useQuery } from '@tanstack/react-query';
import { backend } from './back-end.ts';

interface CataloguePictureProps {
  /** Its name in the catalogue, or the path of a cart line's picture, which ends with the name. */
  readonly name: string;
  readonly alt: string;
  readonly sizePx: number;
}

/** A catalogue picture. The mock back end has no network URL, so the bytes are shown through an object URL. */
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
