import { HttpProblem } from '../http/http-problem.ts';
import { isSameText, digestOf } from '../http/digest.ts';
import type { HandlerContext } from '../http/implement.ts';
import { limitFailures, type AttemptLimit } from '../http/limits/attempts.ts';
import { networkOf } from '../http/limits/client-address.ts';

/** Who may read drafts; nobody unless given. */
export interface PreviewEditor {
  readonly user: string;
  readonly password: string;
}

const wrongPasswords: AttemptLimit = { name: 'preview-editor', most: 20, windowSeconds: 900 };

type Caller = Pick<HandlerContext, 'db' | 'now' | 'request' | 'callerAddress'>;

/** Lets only an editor on. @throws {HttpProblem} 401 for anyone else, 429 after twenty wrong passwords of one network */
export async function expectEditor({ db, now, request, callerAddress }: Caller, editor: PreviewEditor | undefined) {
  const given = request.headers.get('Authorization') ?? '';
  if (given === '' || editor === undefined) throw notAnEditor();
  const network = callerAddress === undefined ? 'unknown' : networkOf(callerAddress);
  const check = async () => {
    if (!isSameText(digestOf(given), digestOf(basicOf(editor)))) throw notAnEditor();
    return Promise.resolve();
  };
  await limitFailures({ db, now }, [[wrongPasswords, network]], check, ({ status }) => status === 'rejected');
}

const basicOf = ({ user, password }: PreviewEditor): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${user}:${password}`)))}`;

const notAnEditor = (): HttpProblem =>
  new HttpProblem(
    401,
    {
      statusCode: 401,
      message: 'Drafts are for editors: send the name and password of PREVIEW_USER and PREVIEW_PASSWORD.',
    },
    { 'WWW-Authenticate': 'Basic realm="preview"' },
  );
