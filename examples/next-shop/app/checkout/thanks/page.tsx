import { Heading, Stack, Text } from '@basin/react-ui';

export default async function Thanks({ searchParams }: { readonly searchParams: Promise<{ order?: string }> }) {
  const { order } = await searchParams;
  return (
    <Stack gap={4}>
      <title>Thank you</title>
      <Heading level={1}>Thank you</Heading>
      <Text>Your order {order} is on its way to us. An e-mail to you says the same.</Text>
    </Stack>
  );
}
