import { shopper } from '../../shopper.js';

export async function GET() {
  const sdk = await shopper();
  return Response.json({ units: (await sdk.cart.get())?.units ?? 0 });
}

export async function POST(request) {
  const sdk = await shopper();
  const { cart, notices } = await sdk.cart.add(await request.json());
  return Response.json({ units: cart?.units ?? 0, notices });
}
