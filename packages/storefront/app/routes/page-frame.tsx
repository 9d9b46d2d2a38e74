import { Outlet } from 'react-router';
import { PageError } from '../features/content/index.ts';
import type { Route } from './+types/page-frame';

/** Renders the page. When it fails, the header and the footer stay. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
