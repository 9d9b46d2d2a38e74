import {
  Button,
  FileUpload,
  Form,
  Heading,
  Notice,
  SelectList,
  Stack,
  TextAreaField,
  type Upload,
} from '@basin/react-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from './Shopper.tsx';

const largestBytes = 10_000_000;

/** A claim form for products of a category, with pictures of the damage. */
export function Claim({ category }: { readonly category: string }) {
  const { queries } = useShop();
  const { data: listing } = useQuery(queries.products.list({ category }));
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Notice role="status">We have your claim. You hear from us within two days.</Notice>;
  return (
    <Stack gap={6}>
      <Heading level={1}>Something is wrong</Heading>
      <Form
        summaryTitle={() => 'The claim is not complete'}
        problemText={() => 'Say what is wrong'}
        onSubmit={(event) => {
          event.preventDefault();
          setIsSent(true);
        }}
      >
        {(problemOf) => (
          <>
            <SelectList
              legend="Products"
              name="product"
              searchLabel="Search products"
              statusText={(count) => (count === 0 ? 'No product has this name' : `${count} products`)}
              options={listing?.products.map(({ sku, name }) => ({ value: sku, label: name })) ?? []}
            />
            <TextAreaField
              id="claim"
              name="claim"
              label="What is wrong?"
              rows={4}
              required
              problem={problemOf('claim')}
            />
            <Pictures />
            <Button type="submit" variant="primary">
              Send the claim
            </Button>
          </>
        )}
      </Form>
    </Stack>
  );
}

function Pictures() {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  return (
    <FileUpload
      label="Pictures"
      note="optional"
      accept="image/*"
      multiple
      prompt="Choose pictures or drop them here"
      description="At most 10 MB each."
      listLabel="Chosen pictures"
      uploads={uploads}
      onFiles={(files) => setUploads([...uploads, ...files.map(uploadOf)])}
      onRemove={(removed) => setUploads(uploads.filter(({ id }) => id !== removed))}
      removeLabel={(name) => `Remove ${name}`}
    />
  );
}

const uploadOf = ({ name, size }: File): Upload => ({
  id: crypto.randomUUID(),
  name,
  note: `${(size / 1_000_000).toFixed(1)} MB`,
  problem: size > largestBytes && 'It is larger than 10 MB. Send a smaller copy.',
});
