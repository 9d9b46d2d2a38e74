import { testGateway, type TestGateway } from '../gateway.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** A gateway behind a proxy whose ways suffer faults; `close` ends both. */
export interface FaultyHouse {
  readonly gateway: TestGateway;
  readonly proxy: FaultProxy;
  readonly close: () => Promise<void>;
}

/** Starts a gateway of these options and the proxy before all of its systems. */
export async function startFaultyHouse(options: Parameters<typeof testGateway>[0] = {}): Promise<FaultyHouse> {
  const gateway = await testGateway(options);
  const { author, identity } = gateway;
  const proxy = await startFaultProxy({ gateway, author, identity });
  const close = async () => {
    await proxy.close();
    await gateway.close();
  };
  return { gateway, proxy, close };
}
