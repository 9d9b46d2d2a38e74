import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A response of the mock. */
export interface MockReply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request to a third-party commerce system that runs in this process. */
export type CommerceMock = (method: 'GET' | 'POST', path: string, body?: object) => Promise<MockReply>;

/** LabDigital wrote it from the documentation of commercetools, independently of this project. */
const mockPackage = '@labdigital/commercetools-mock';
const version = '4.4.0';

/** The part of the package's API that this module uses. */
interface Module {
  readonly CommercetoolsMock: new (options: object) => {
    readonly app: {
      readonly inject: (request: object) => Promise<{ readonly statusCode: number; readonly payload: string }>;
    };
  };
}

/**
 * Installs the mock into a folder and loads it from there. It is no dependency of this repository: with its own dependencies it is
 * larger than all of ours, and it needs another version of one of them.
 */
export async function openCommerceMock(folder: string): Promise<CommerceMock> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...quiet, '--prefix', folder, `${mockPackage}@${version}`]);
  const main = pathToFileURL(join(folder, 'node_modules', mockPackage, 'dist/index.mjs')).href;
  const { CommercetoolsMock } = (await import(main)) as Module;
  const { app } = new CommercetoolsMock({ defaultProjectKey: 'basin', silent: true });
  return async (method, path, body) => {
    const { statusCode, payload } = await app.inject({ method, url: `/basin${path}`, ...(body && { payload: body }) });
    return { status: statusCode, body: payload === '' ? undefined : (JSON.parse(payload) as unknown) };
  };
}
