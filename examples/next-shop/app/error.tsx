'use client';

import { Button, Heading, Stack } from '@basin/react-ui';

/** Replaces a page that failed to load, or whose change failed. */
export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  return (
    <Stack gap={4} align="start">
      <Heading level={1}>This did not work</Heading>
      <Button onClick={reset}>Try again</Button>
    </Stack>
  );
}
