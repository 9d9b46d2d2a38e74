import { checks } from '@basin/conformance';
import * as cart from '@basin/sdk/cart';
import { createClient } from '@basin/sdk';
import { visit } from './visit.js';

if (checks.length < 100) throw new Error('the conformance checks are missing');
// a single area
if (typeof createClient({ cart }, { baseURL: 'http://127.0.0.1' }).cart.active !== 'function')
  throw new Error('no area');
console.log(JSON.stringify(await visit(process.env.GATEWAY_URL)));
