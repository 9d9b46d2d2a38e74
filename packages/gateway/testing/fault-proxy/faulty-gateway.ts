import { testGateway, type TestGateway } from '../gateway.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** A gateway behind a fault proxy; `close` stops both. */
export interface FaultyGateway {
  readonly gateway: TestGateway;
  readonly proxy: FaultProxy;
  readonly close: () => Promise<void>;
}

/** Starts a gateway with these options and a proxy in front of all its systems. */
export async function startFaultyGateway(options: Parameters<typeof testGateway>[0] = {}): Promise<FaultyGateway> {
  const gateway = await testGateway(options);
  const { author, identity } = gateway;
  const proxy = await startFaultProxy({ gateway, author, identity });
  const close = async () => {
    await proxy.close();
    await gateway.close();
  };
  return { gateway, proxy, close };
}
