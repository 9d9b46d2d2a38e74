import { visit } from './visit.js';

export default {
  async fetch(_request, env) {
    return Response.json(await visit(env.GATEWAY_URL).catch((error) => ({ error: String(error.stack) })));
  },
};
