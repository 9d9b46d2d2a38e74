import { Result } from './result.jsx';
import { visit } from './visit.js';

export const dynamic = 'force-dynamic';

export default async function Page() {
  return <Result text={JSON.stringify(await visit(process.env.GATEWAY_URL))} />;
}
