import { useLayoutEffect } from 'react';
import type { Brand } from '../../brand/brand.ts';
import { brandCss } from '../../brand/tokens-css.ts';
import { Badge } from '../../Badge/Badge.tsx';
import { Button } from '../../Button/Button.tsx';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { Chip } from '../../Chip/Chip.tsx';
import { Link } from '../../Link/Link.tsx';
import { Notice } from '../../Notice/Notice.tsx';
import { Price } from '../../Price/Price.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { Heading, Text } from '../../Typography/Typography.tsx';
import styles from './BrandMaker.module.css';

/** Value of `data-brand` in the preview, whatever the name of the brand. */
const shownName = 'draft';

interface BrandPreviewProps {
  brand: Brand;
  density: string | undefined;
}

/** Previews components in a brand, in each theme. */
export function BrandPreview({ brand, density }: BrandPreviewProps) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    // sets all properties, so that the page's own brand does not show through
    sheet.replaceSync(brandCss({ name: shownName, tokens: brand.tokens, under: {}, isDefault: false }));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [brand]);
  return (
    <div className={styles.previews}>
      {['light', 'dark', 'contrast'].map((theme) => (
        <section
          key={theme}
          className={styles.preview}
          data-brand={shownName}
          data-theme={theme}
          data-density={density}
          aria-label={`Preview, ${theme}`}
        >
          <Components theme={theme} />
        </section>
      ))}
    </div>
  );
}

const Components = ({ theme }: { theme: string }) => (
  <>
    <Heading level={3} className="skip-toc">
      Made of brass
    </Heading>
    <Text>
      Solid brass, finished by hand. <Link href="#care">How to care for it</Link>
    </Text>
    <Text tone="muted">Ships within three days</Text>
    <div className={styles.line}>
      <Badge>New</Badge>
      <Badge tone="strong">Sale</Badge>
      <Badge tone="success">In stock</Badge>
      <Badge tone="danger">Last one</Badge>
    </div>
    <Price current="$612.00" was="$700.00" spoken="Was $700.00. Now $612.00" />
    <div className={styles.line}>
      <Button variant="primary">Add to cart</Button>
      <Button>Compare</Button>
    </div>
    <TextField
      label="E-mail"
      type="email"
      id={`mail-${theme}`}
      defaultValue="ada@example"
      problem="Enter a complete e-mail address."
    />
    <Checkbox label="Gift wrapped" defaultChecked />
    <Switch label="Notify me when it is back in stock" defaultChecked />
    <div className={styles.line}>
      <Chip href="#brass" removeLabel="Remove the filter">
        Brass
      </Chip>
    </div>
    <Notice tone="warning">Only two left at this price.</Notice>
  </>
);
