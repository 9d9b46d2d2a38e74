import type { ComponentType as ReactComponent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { StructuredData } from '../../shell/document/StructuredData.tsx';
import type { ComponentType } from './component-views.server.ts';
import { editorialComponents } from './editorial-components.ts';
import type { ComponentTable, PartProps } from './part-props.ts';
import type { ComponentView, PageView } from './page-view.ts';
import { UnknownPart } from './UnknownPartOnDemand.ts';

/** Content that a route renders in place of a component, such as a form with its result. */
type Slots = { readonly [Type in ComponentType]?: (view: ComponentView<Type>) => ReactNode };

export interface ContentPageProps {
  readonly page: PageView;
  readonly components?: ComponentTable;
  readonly slots?: Slots;
}

/** A content page: its head and its parts in order. */
export function ContentPage({ page, components = editorialComponents, slots }: ContentPageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead
        title={page.title}
        description={page.description}
        image={page.picture}
        canonicalSearch={page.canonicalSearch}
        isIndexed={page.isIndexed}
        kind={page.article && 'article'}
      />
      {page.article && <StructuredData facts={page.article.facts} />}
      {page.parts.map((part, index) => (
        <PagePartView
          key={`${pathname} ${index}`} // a part of another page, such as its video, begins anew
          part={part}
          page={page}
          headingLevel={index === page.mainPart ? 1 : 2}
          components={components}
          slots={slots}
        />
      ))}
    </>
  );
}

interface PagePartProps {
  readonly part: PageView['parts'][number];
  readonly page: PageView;
  readonly headingLevel: 1 | 2;
  readonly components?: ComponentTable;
  readonly slots?: Slots | undefined;
}

/** Renders one part of a page by its type. */
export function PagePartView({ part, components = editorialComponents, slots, ...props }: PagePartProps) {
  if (part.type === 'unknown') return <UnknownPart {...part} />;
  const slot = slots?.[part.type] as ((view: typeof part.view) => ReactNode) | undefined;
  if (slot) return slot(part.view);
  const Component = components[part.type] as ReactComponent<PartProps<typeof part.type>> | undefined;
  if (!Component) return null;
  const content = <Component {...props} view={part.view} />;
  return part.lang ? <div lang={part.lang}>{content}</div> : content;
}
