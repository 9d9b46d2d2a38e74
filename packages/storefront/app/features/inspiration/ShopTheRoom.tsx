import { Container, Heading, Hotspots, Link, Text } from '@basin/react-ui';
import { Price, ProductName } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import type { RoomSpot, RoomView } from './find-rooms.server.ts';
import styles from './ShopTheRoom.module.css';

interface ShopTheRoomProps {
  readonly view: { readonly rooms: readonly RoomView[] };
}

/** Whole rooms; each of their products opens where it stands. */
export const ShopTheRoom = ({ view: { rooms } }: ShopTheRoomProps) => (
  <Container className={styles.rooms}>
    {rooms.map(({ id, title, text, image, placeholder, spots }, place) => (
      <article key={id} id={id} className={styles.room}>
        <Hotspots
          spots={spots.map((spot) => ({
            ...spot,
            id: spot.sku,
            label: spot.product.name,
            content: <Piece {...spot} />,
          }))}
        >
          <CataloguePicture
            name={image}
            alt={title}
            placeholder={placeholder}
            shape="wide"
            sizes={pictureSizes.room}
            priority={place === 0}
          />
        </Hotspots>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        {/* what the spots open, for those who do not hunt for them */}
        <ul className={styles.pieces}>
          {spots.map((spot) => (
            <li key={spot.sku} className={styles.piece}>
              <Piece {...spot} />
            </li>
          ))}
        </ul>
      </article>
    ))}
  </Container>
);

const Piece = ({ sku, product: { name, path, price, coverage } }: RoomSpot) => (
  <>
    <Link href={`${path}?skuId=${sku}`}>
      <ProductName name={name} />
    </Link>
    <Price price={price?.from} was={price?.was} isFrom={price?.isRange} coverage={coverage} />
  </>
);
