import { projectLimits } from '@basin/domain';
import { Button, CartLine, Disclosure, Grid, Stack, TextField, VisuallyHidden } from '@basin/react-ui';
import { Form, useNavigation } from 'react-router';
import { lineName, quantityText } from '../cart/index.ts';
import { usePrice } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { LineFields } from './LineFields.tsx';
import type { RejectedLine } from './project-page.server.ts';
import type { ProjectLineView } from './project-view.ts';

interface ProjectLineProps {
  readonly line: ProjectLineView;
  readonly rooms: readonly string[];
  /** The line of the project whose change was rejected. */
  readonly rejected: RejectedLine | null;
}

/** A project line with its prices and a form that changes or removes it. */
export function ProjectLine({ line, rooms, rejected }: ProjectLineProps) {
  const { t, money } = useLanguage();
  const priceOf = usePrice();
  const { name, finish, path, image, modelNumber, quantity, coverage, note, unitPrice, listPrice, total } = line;
  return (
    <li>
      <CartLine
        size="l"
        name={name}
        href={path}
        picture={<CataloguePicture name={image} alt="" sizes={pictureSizes.cartLine} />}
        details={[
          [finish, t('product.sku', { sku: modelNumber })].filter(Boolean).join(' · '),
          coverage ? quantityText(t, { quantity, coverage }) : t('cart.saved.quantity', { count: quantity }),
          note,
        ]}
        price={unitPrice ? priceOf({ price: unitPrice, list: listPrice, coverage }) : undefined}
        problem={unitPrice ? undefined : t('project.unsold')}
        total={total ? money(total) : ''}
      />
      <ChangeLine
        key={`${line.room} ${quantity} ${note}`}
        line={line}
        rooms={rooms}
        rejected={rejected?.lineItemId === line.id ? rejected : null}
      />
    </li>
  );
}

function ChangeLine({ line, rooms, rejected }: ProjectLineProps) {
  const { t } = useLanguage();
  const { id } = line;
  const name = lineName(line);
  const sent = useNavigation().formData;
  const busy = sent?.get('lineItemId') === id ? sent.get('intent') : undefined;
  const { quantity, room, note } = rejected?.typed ?? line;
  const summary = (
    <>
      {t('action.edit')} <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
  return (
    <Disclosure summary={summary} defaultOpen={rejected !== null}>
      <Stack render={<Form method="post" preventScrollReset noValidate />} aria-label={t('project.line', { name })}>
        <input type="hidden" name="lineItemId" value={id} />
        <Grid tablet={3}>
          <TextField
            type="number"
            name="quantity"
            label={t('project.quantity')}
            problem={rejected ? t('field.error.quantity', { max: projectLimits.units }) : undefined}
            min={1}
            max={projectLimits.units}
            required
            defaultValue={quantity}
          />
          <LineFields rooms={rooms} room={room} note={note} />
        </Grid>
        <Stack direction="row" gap={4}>
          <Button type="submit" name="intent" value="line" size="small" pending={busy === 'line'}>
            {t('action.save')}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            size="small"
            pending={busy === 'remove'}
            aria-label={t('cart.removeLine', { name })}
          >
            {t('action.remove')}
          </Button>
        </Stack>
      </Stack>
    </Disclosure>
  );
}
