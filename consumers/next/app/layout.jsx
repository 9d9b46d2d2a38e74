import { Badge, Breadcrumbs, Container, Heading, SkipLink } from '@basin/react-ui';
import '@basin/react-ui/tokens.css';
import '@basin/react-ui/components.css';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <SkipLink href="#main">Skip to the main part</SkipLink>
        <Container>
          <Breadcrumbs label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'A page' }]} />
          <Heading level={2}>
            Basin <Badge>New</Badge>
          </Heading>
        </Container>
        {children}
      </body>
    </html>
  );
}
