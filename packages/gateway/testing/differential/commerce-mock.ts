import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** An answer of the mock. */
export interface MockAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A commerce system that others wrote, in this process. */
export type CommerceMock = (method: 'GET' | 'POST', path: string, body?: object) => Promise<MockAnswer>;

/** Made by LabDigital after the documentation of commercetools: nobody of this house has a part in it. */
const PACKAGE = '@labdigital/commercetools-mock';
const VERSION = '4.4.0';

/** What is used of it. */
interface Module {
  readonly CommercetoolsMock: new (options: object) => {
    readonly app: {
      readonly inject: (request: object) => Promise<{ readonly statusCode: number; readonly payload: string }>;
    };
  };
}

/**
 * Installs the mock into a folder and opens it there: with its own neighbours it is larger than all that a clone of this
 * repository needs for its tests, and wants another version of one of them.
 */
export async function openCommerceMock(folder: string): Promise<CommerceMock> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...quiet, '--prefix', folder, `${PACKAGE}@${VERSION}`]);
  const main = pathToFileURL(join(folder, 'node_modules', PACKAGE, 'dist/index.mjs')).href;
  const { CommercetoolsMock } = (await import(main)) as Module;
  const { app } = new CommercetoolsMock({ defaultProjectKey: 'house', silent: true });
  return async (method, path, body) => {
    const { statusCode, payload } = await app.inject({ method, url: `/house${path}`, ...(body && { payload: body }) });
    return { status: statusCode, body: payload === '' ? undefined : (JSON.parse(payload) as unknown) };
  };
}
