import { Button, Container, Heading, Notice, Stack, TextField } from '@basin/react-ui';

/** A form that works before scripts load: the server responds with the same page and, if needed, a problem. */
export function Newsletter({ problem, done }: { problem?: string; done: boolean }) {
  return (
    <Container width="measure">
      <form action="/en/newsletter" method="post">
        <Stack gap={4}>
          <Heading level={2}>New collections, once a month</Heading>
          {done && <Notice tone="success">Thank you. The first letter comes on Monday.</Notice>}
          <TextField label="E-mail" name="email" type="email" autoComplete="email" required problem={problem} />
          <Button type="submit" variant="primary">
            Subscribe
          </Button>
        </Stack>
      </form>
    </Container>
  );
}
