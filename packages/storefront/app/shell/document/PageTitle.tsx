import { Heading, Text } from '@basin/react-ui';
import type { Ref } from 'react';
import { usePageModel } from './page-model.ts';
import { PageHead } from './PageHead.tsx';

interface PageTitleProps {
  readonly title: string;
  /** The step that the page is of a task. It distinguishes the titles of pages with the same heading. */
  readonly step?: string | undefined;
  /** The heading, if it is not the title. */
  readonly heading?: string;
  readonly description?: string;
  /** The introduction below the heading. */
  readonly text?: string;
  /** Makes the heading focusable. */
  readonly ref?: Ref<HTMLHeadingElement>;
}

/**
 * The title, heading and introduction of a page that the shop builds itself: those of its page model, else the given
 * ones. Search engines do not index the page.
 */
export function PageTitle({ title, step, heading = title, description, text, ref }: PageTitleProps) {
  const model = usePageModel();
  const introduction = model.text ?? text;
  const fullTitle = [step, model.title ?? title].filter(Boolean).join(', ');
  return (
    <>
      <PageHead title={fullTitle} description={model.description ?? description} isIndexed={false} />
      <Heading ref={ref} level={1} tabIndex={ref ? -1 : undefined}>
        {model.heading ?? heading}
      </Heading>
      {introduction && <Text>{introduction}</Text>}
    </>
  );
}
