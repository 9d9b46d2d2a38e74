import { HttpProblem } from '../http/http-problem.ts';
import { isSameText, digestOf } from '../http/digest.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';

/** The editor who may read drafts. */
export interface PreviewEditor {
  readonly user: string;
  readonly password: string;
}

const wrongPasswordLimit: AttemptLimit = { name: 'preview-editor', max: 20, windowSeconds: 900 };

type Caller = Pick<HandlerContext, 'db' | 'now' | 'request' | 'callerAddress'>;

/**
 * Requires an editor. @throws {HttpProblem} 401 for other callers, 429 after twenty wrong passwords from one network
 */
export async function expectEditor({ db, now, request, callerAddress }: Caller, editor: PreviewEditor | undefined) {
  const given = request.headers.get('Authorization') ?? '';
  if (given === '' || editor === undefined) throw notAnEditor();
  const network = callerAddress === undefined ? 'unknown' : networkOf(callerAddress);
  const check = async () => {
    if (!isSameText(digestOf(given), digestOf(basicOf(editor)))) throw notAnEditor();
    return Promise.resolve();
  };
  await limitFailures({ db, now }, [[wrongPasswordLimit, network]], check, ({ status }) => status === 'rejected');
}

const basicOf = ({ user, password }: PreviewEditor): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`)))}`;

const notAnEditor = (): HttpProblem =>
  new HttpProblem(
    401,
    {
      statusCode: 401,
      message: 'Only editors can read drafts. Send the name and password from PREVIEW_USER and PREVIEW_PASSWORD.',
    },
    { 'WWW-Authenticate': 'Basic realm="preview"' },
  );
