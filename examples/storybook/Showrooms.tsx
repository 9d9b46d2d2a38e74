import {
  Avatar,
  Button,
  DateField,
  Grid,
  Heading,
  Notice,
  Slider,
  Spinner,
  Stack,
  StoreMap,
  Text,
  Tooltip,
} from '@basin/react-ui';
import type { StoreCard } from '@basin/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from './Shopper.tsx';

const kmOfMile = 1.609344;
const dayText = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

/** Showrooms near a place, and the date of a visit. */
export function Showrooms({ near }: { readonly near: string }) {
  const [miles, setMiles] = useState(50);
  return (
    <Stack gap={6}>
      <Heading level={1}>Find a showroom</Heading>
      <Grid columns={1} tablet={2} gap={6}>
        <Slider
          label="Distance"
          description={`From ${near}`}
          min={10}
          max={500}
          step={10}
          value={miles}
          onValueChange={setMiles}
          valueText={(value) => `${value} miles`}
        />
        <DateField label="Day of your visit" note="optional" valueText={(day) => dayText.format(new Date(day))} />
      </Grid>
      <Found near={near} miles={miles} />
    </Stack>
  );
}

function Found({ near, miles }: { readonly near: string; readonly miles: number }) {
  const { queries } = useShop();
  const wanted = { near, withinKm: Math.round(miles * kmOfMile) };
  const { data: showrooms, isError, refetch } = useQuery(queries.stores.list(wanted));
  if (isError) return <ShowroomsFailed onRetry={() => void refetch()} />;
  if (!showrooms) return <Spinner label="Looking for showrooms" />;
  if (showrooms.length === 0) return <Notice role="status">No showroom is near. Look farther.</Notice>;
  return (
    <Grid columns={1} tablet={2} gap={6}>
      <Stack gap={5} render={<ul />}>
        {showrooms.map((showroom) => (
          <Line key={showroom.id} showroom={showroom} />
        ))}
      </Stack>
      <Map showrooms={showrooms} />
    </Grid>
  );
}

const ShowroomsFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    tone="danger"
    role="alert"
    title="The showrooms could not be loaded"
    actions={<Button onClick={onRetry}>Try again</Button>}
  />
);

const Line = ({ showroom: { id, name, distanceKm } }: { readonly showroom: StoreCard }) => (
  <Stack id={id} direction="row" align="center" gap={3} render={<li />}>
    <Avatar name={name} aria-hidden />
    <Text>{name}</Text>
    {distanceKm !== null && (
      <Text size="s" tone="muted">
        {Math.round(distanceKm / kmOfMile)} miles
      </Text>
    )}
    <Tooltip text="A designer shows you around; it takes an hour and costs nothing">
      <Button size="small">Book a visit</Button>
    </Tooltip>
  </Stack>
);

/** The outline of Illinois, at 100 units per degree. */
const illinois =
  'M-9064-4251L-8780-4249-8752-4171-8753-3935-8806-3780-8910-3700-8950-3730-9150-4020-9110-4120-9014-4198z';

/** Links each showroom on the map to its list entry. */
const Map = ({ showrooms }: { readonly showrooms: readonly StoreCard[] }) => (
  <StoreMap
    label="Showrooms on a map"
    view={{ x: -9150, y: -4300, width: 480, height: 300 }}
    ground={<path d={illinois} />}
    marks={showrooms.flatMap(({ id, name, point }) =>
      point ? [{ id, label: name, href: `#${id}`, x: point.longitude * 100, y: -point.latitude * 100 }] : [],
    )}
    zoomInLabel="Zoom in"
    zoomOutLabel="Zoom out"
  />
);
