import { fillDemoShop, testGateway, type TestGateway } from '@basin/gateway/testing';
import type { DriftReport } from '@basin/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sdkWithReports } from './report-drift.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ fill: fillDemoShop });
});
afterAll(() => gateway.close());

/** A gateway whose first listed product has a number as its name. */
async function drifting(request: Request): Promise<Response> {
  const response = await gateway.fetch(request);
  if (!new URL(request.url).pathname.endsWith('/search/listing')) return response;
  const answer = (await response.json()) as { response: { docs: { productName_s: unknown }[] } };
  const [first] = answer.response.docs;
  if (first) first.productName_s = { planted: true };
  return Response.json(answer);
}

test('a listing omits an invalid member, and the report contains its location but not its value', async () => {
  const reports: DriftReport[] = [];
  const options = { gatewayUrl: 'http://gateway.test/api', fetch: drifting, now: gateway.now };
  const { products } = await sdkWithReports(options, (drift) => reports.push(drift)).products.list({ limit: 3 });
  expect(products.length).toBeGreaterThan(1);
  expect(reports).toMatchObject([{ call: 'GET /search/listing', isUsed: true }]);
  expect(JSON.stringify(reports)).toContain('productName_s');
  expect(JSON.stringify(reports)).not.toContain('planted');
});
