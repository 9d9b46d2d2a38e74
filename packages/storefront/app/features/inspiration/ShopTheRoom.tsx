import { Container, Heading, Hotspots, Link, LinkButton, Price, Text } from '@basin/react-ui';
import { AddForm } from '../cart/index.ts';
import { ProductName, usePrice } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { FoundRooms, RoomSpot } from './find-rooms.server.ts';
import { RoomFilters } from './RoomFilters.tsx';
import styles from './ShopTheRoom.module.css';

interface ShopTheRoomProps {
  readonly view: FoundRooms;
}

/** Shoppable rooms with filters. */
export function ShopTheRoom({ view: { rooms, filters } }: ShopTheRoomProps) {
  const { t } = useLanguage();
  return (
    <Container className={styles.root}>
      {filters.length > 0 && <RoomFilters filters={filters} />}
      <Text role="status" size="s" tone="muted">
        {rooms.length > 0 ? t('rooms.count', { count: rooms.length }) : t('rooms.none')}
      </Text>
      <Rooms rooms={rooms} />
    </Container>
  );
}

/** Room pictures with a hotspot for each product. */
const Rooms = ({ rooms }: Pick<FoundRooms, 'rooms'>) => (
  <div className={styles.rooms}>
    {rooms.map(({ id, title, text, image, placeholder, spots }, place) => (
      <article key={id} id={id} className={styles.room}>
        <div className={styles.pane}>
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
              sizes={place === 0 ? pictureSizes.roomToShop : pictureSizes.besideRoom}
              priority={place === 0}
            />
          </Hotspots>
        </div>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
        {/* the same products as a list, for shoppers who do not use the hotspots */}
        <ul className={styles.pieces}>
          {spots.map((spot) => (
            <li key={spot.sku} className={styles.piece}>
              <PieceFacts {...spot} />
            </li>
          ))}
        </ul>
      </article>
    ))}
  </div>
);

/** The card of a hotspot: the product's picture and a buy button. */
function Piece(spot: RoomSpot) {
  const { t } = useLanguage();
  const { sku, slug, product } = spot;
  return (
    <div className={styles.card}>
      <CataloguePicture
        name={product.image.name}
        alt=""
        placeholder={product.placeholder}
        sizes={pictureSizes.summaryLine}
        className={styles.thumbnail}
      />
      <div className={styles.facts}>
        <PieceFacts {...spot} />
        {slug === undefined ? (
          <LinkButton href={pieceHref(spot)} size="small">
            {t('rooms.choose')}
          </LinkButton>
        ) : (
          <AddForm sku={sku} slug={slug} name={product.name} />
        )}
      </div>
    </div>
  );
}

function PieceFacts(spot: RoomSpot) {
  const { finish, product, offer, isOutOfStock } = spot;
  const { t } = useLanguage();
  const priceOf = usePrice();
  return (
    <>
      <Link href={pieceHref(spot)}>
        <ProductName name={product.name} />
      </Link>
      {finish && (
        <Text size="s" tone="muted">
          {finish.name}
        </Text>
      )}
      <Price {...priceOf(offer)} />
      {isOutOfStock && (
        <Text size="s" tone="muted">
          {t('product.stock.out')}
        </Text>
      )}
    </>
  );
}

const pieceHref = ({ sku, product }: RoomSpot): string => `${product.path}?skuId=${sku}`;
