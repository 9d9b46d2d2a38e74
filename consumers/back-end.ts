import { fillCatalogue, testGateway } from '@basin/gateway/testing';
import { serve, type Served } from '../examples/served-systems.ts';

/** Serves a gateway with a few products on the loopback address. */
export async function openBackEnd(): Promise<Served> {
  const gateway = await testGateway({ fill: fillCatalogue, now: () => new Date() });
  const { url, close } = await serve((request) => gateway.fetch(request));
  return {
    url: `${url}/api`,
    async close() {
      await close();
      await gateway.close();
    },
  };
}
