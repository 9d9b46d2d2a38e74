export { dialledNow, withDialledStock } from './dialled-request.ts';
export { withDial } from './with-dial.ts';
