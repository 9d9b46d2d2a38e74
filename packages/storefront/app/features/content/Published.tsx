import { Text } from '@basin/react-ui';
import type { PageView } from './page-view.ts';

/** The author and the publication date of an article. Shows nothing on other pages. */
export function Published({ page: { article } }: { readonly page: PageView }) {
  if (!article?.published) return null;
  const { author, date, day } = article.published;
  return (
    <Text size="s" tone="muted">
      {author && `${author}, `}
      <time dateTime={date}>{day}</time>
    </Text>
  );
}
