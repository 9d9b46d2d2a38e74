import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SubmitEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const send = fn((event: SubmitEvent) => event.preventDefault());

/** Storybook cannot derive the code of children that are a function. */
const codeWith = (...attributes: readonly string[]) => ({
  docs: {
    source: {
      code: `import { Button, Checkbox, Form, TextField } from '@basin/react-ui';

<Form
  action="/newsletter"
  method="post"
  summaryTitle={(count) => (count === 1 ? 'One field needs your attention' : \`\${count} fields need your attention\`)}
${attributes.map((attribute) => `  ${attribute}\n`).join('')}>
  {(problemOf) => (
    <>
      <TextField id="email" name="email" label="E-mail" type="email" required problem={problemOf('email')} />
      <Checkbox id="terms" name="terms" label="I accept the terms" required problem={problemOf('terms')} />
      <Button type="submit" variant="primary">
        Subscribe
      </Button>
    </>
  )}
</Form>`,
    },
  },
});
const problemText = `problemText={({ id }) => (id === 'email' ? 'Enter an e-mail address such as name@example.com' : 'Accept the terms')}`;
const problems = `problems={[{ field: 'email', text: 'This address is already subscribed' }]}`;
const rule = `rule={({ value }) =>
    value.endsWith('@example.com') ? { text: 'E-mail: use your own address', short: 'Use your own address' } : undefined
  }`;

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: codeWith(problemText),
  args: {
    'aria-label': 'Newsletter',
    action: '?newsletter',
    summaryTitle: (count: number) =>
      count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
    onSubmit: send,
    problemText: ({ id }) => (id === 'email' ? 'Enter an e-mail address such as name@example.com' : 'Accept the terms'),
    children: (problemOf: (id: string) => string | undefined) => (
      <>
        <TextField id="email" name="email" label="E-mail" type="email" required problem={problemOf('email')} />
        <Checkbox id="terms" name="terms" label="I accept the terms" required problem={problemOf('terms')} />
        <Button type="submit" variant="primary">
          Subscribe
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    send.mockClear();
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.click(email);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '2 fields need your attention' })).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com');
    await expect(send).not.toHaveBeenCalled();
    await userEvent.type(email, 'ada@example.com');
    await expect(email).toBeValid();
    await expect(canvas.getByRole('group', { name: 'One field needs your attention' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(email);
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledOnce();
  },
};

/** Problems found by the server look like those found in the browser. */
export const ServerProblem: Story = {
  parameters: codeWith(problemText, problems),
  args: { problems: [{ field: 'email', text: 'This address is already subscribed' }] },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription('This address is already subscribed');
    await userEvent.type(email, 'ada@example.com');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** Without `problemText` the browser’s own message follows the label. */
export const BrowserMessages: Story = {
  parameters: codeWith(),
  render: ({ problemText: _, ...args }) => <Form {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('link', { name: /^E-mail: ./ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^I accept the terms: ./ })).toBeVisible();
  },
};
/** A check that HTML cannot express; the summary names the field, and the message at the field is shorter. */
export const CustomRule: Story = {
  parameters: codeWith(problemText, rule),
  args: {
    rule: ({ value }) =>
      value.endsWith('@example.com')
        ? { text: 'E-mail: use your own address', short: 'Use your own address' }
        : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'ada@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'E-mail: use your own address' })).toBeVisible());
    await expect(email).toHaveAccessibleDescription('Use your own address');
    await userEvent.type(email, '{Backspace}');
    await expect(email).toBeValid();
  },
};
export const LongText: Story = {
  args: {
    problems: [
      {
        field: 'email',
        text: 'This address belongs to an account of a company; ask its administrator to subscribe it, or use another one',
      },
      {
        field: 'terms',
        text: 'Accept the terms of the newsletter, which changed on March 10, 2026, before you subscribe',
      },
    ],
  },
};
export const French: Story = {
  args: {
    'aria-label': 'Infolettre',
    summaryTitle: () => 'Un champ demande votre attention',
    problems: [{ field: 'courriel', text: 'Saisissez une adresse courriel, par exemple nom@exemple.com' }],
    children: (problemOf: (id: string) => string | undefined) => (
      <TextField id="courriel" label="Adresse courriel" type="email" required problem={problemOf('courriel')} />
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  args: { problems: [{ field: 'email', text: 'This address is already subscribed' }] },
  globals: { theme: 'dark' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
