import { Container, Heading, Hotspots, Link, Text } from '@basin/react-ui';
import { CataloguePicture } from '../components/CataloguePicture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { Price } from '../components/Price.tsx';
import { ProductName } from '../components/ProductName.tsx';
import type { PartProps } from './ContentPage.tsx';
import type { RoomSpot } from './find-rooms.server.ts';
import styles from './ShopTheRoom.module.css';

/** Whole rooms; each of their products opens where it stands. */
export const ShopTheRoom = ({ view: { rooms } }: PartProps<'shop-the-room'>) => (
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

const Piece = ({ sku, product: { name, path, price } }: RoomSpot) => (
  <>
    <Link href={`${path}?skuId=${sku}`}>
      <ProductName name={name} />
    </Link>
    <Price price={price?.from} was={price?.was} isFrom={price?.isRange} />
  </>
);
