import { seedAccounts, seedContent, seedIfEmpty } from '@basin/gateway/demonstration';
import { demoDate, testGateway, type TestGateway } from '@basin/gateway/testing';
import type { Settings } from './settings.ts';

/** Handles one request to one system. */
export type Send = NonNullable<Settings['fetch']>;

const products = 110;

/** Starts our own gateway in this process, with part of the demo data. */
export async function openShop(): Promise<TestGateway> {
  const gateway = await testGateway({
    at: demoDate,
    async fill(db) {
      await seedIfEmpty(db, { today: demoDate, count: products });
      await seedContent(db);
      await seedAccounts(db);
    },
  });
  await gateway.warmUp();
  return gateway;
}

export const settings = {
  gatewayUrl: 'http://gateway.test/api',
  authorUrl: 'http://author.test',
  identityUrl: 'http://127.0.0.1:4002',
  cardFrameUrl: 'http://payment.test',
};

/** Returns a function that sends requests to the systems of a gateway in this process. */
export const sendTo =
  (gateway: TestGateway): Send =>
  async (system, request) => {
    const { author, identity, payment: cardFrame } = gateway;
    return { gateway, author, identity, cardFrame }[system].fetch(request);
  };
