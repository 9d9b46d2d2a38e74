import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { ProductCard } from './ProductCard.tsx';

test.each([[['Discontinued']], [['Discontinued', 'New']]])(
  'the words of %j are whole on a card in a comparison on a phone',
  async (labels) => {
    const badges = labels.map((label) => ({ label }));
    const { getByText } = await render(
      <div style={{ inlineSize: '6.5rem' }}>
        <ProductCard name="Calder" href="/calder" picture={<div style={{ blockSize: '6rem' }} />} badges={badges} />
      </div>,
    );
    const badge = getByText('Discontinued').element();
    const word = document.createRange();
    word.selectNodeContents(badge);
    const clipped = badge.closest('[data-part=media-card-badges]') ?? badge;
    expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(clipped.getBoundingClientRect().right);
    expect(word.getClientRects()).toHaveLength(1);
  },
);
