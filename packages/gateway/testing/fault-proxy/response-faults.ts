import { gzipSync } from 'node:zlib';
import type { Fault } from './fault.ts';
import { head, headersOf, chunksOf, send, sendAs, sendHead, trickle, type Wire } from './wire.ts';

const half = ({ body }: Wire): Buffer => body.subarray(0, Math.ceil(body.byteLength / 2));
const mebibyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(64 * mebibyte, ' '));
const html = { 'content-type': 'text/html; charset=utf-8' };
const utf16 = (wire: Wire) => Buffer.from(wire.body.toString('utf8'), 'utf16le');
const afterDeadlineMs = 60_000;

const late = (name: string, respond: Fault['respond']): Fault => ({ name, isSlow: true, respond });
const harmless = (name: string, respond: Fault['respond']): Fault => ({ name, isHarmless: true, respond });
const broken = (name: string, respond: Fault['respond']): Fault => ({ name, respond });
const garbled = (name: string, respond: Fault['respond']): Fault => ({ name, isTextual: true, respond });

/** Faults on the response: the system has handled the request. */
export const responseFaults: readonly Fault[] = [
  harmless('a response with a short delay', async (wire) => {
    await wire.pause(15);
    sendAs(wire, {});
  }),
  harmless('a response in jittering chunks', async (wire) => {
    sendHead(wire);
    await trickle(wire, chunksOf(wire.body, Math.ceil(wire.body.byteLength / 7)), () => Math.random() * 5);
  }),
  harmless('a response in single bytes', async (wire) => {
    sendHead(wire);
    await trickle(wire, [...chunksOf(wire.body.subarray(0, 64), 1), wire.body.subarray(64)], () => 0);
  }),
  harmless('a response after an early hint', (wire) => {
    wire.socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n');
    sendAs(wire, {});
  }),
  harmless('a compressed response', (wire) => sendAs(wire, { 'content-encoding': 'gzip' }, gzipSync(wire.body))),
  garbled('a response with a byte order mark', (wire) =>
    sendAs(wire, {}, Buffer.concat([Buffer.from('\ufeff'), wire.body])),
  ),
  harmless('a response with duplicate headers', (wire) =>
    sendAs(wire, { 'x-request-id': ['a', 'b'], vary: ['a', 'b'] }),
  ),
  late('a response after the deadline', async (wire) => {
    await wire.pause(afterDeadlineMs);
    sendAs(wire, {});
  }),
  late('a response of one byte a second', async (wire) => {
    sendHead(wire);
    await trickle(wire, chunksOf(wire.body, 1), () => 1000);
  }),
  late('a response that stalls after its head', (wire) => void sendHead(wire)),
  late('a response that stalls in its middle', (wire) => {
    sendHead(wire);
    wire.socket.write(half(wire));
  }),
  broken('a reset before the head', ({ socket }) => void socket.resetAndDestroy()),
  broken('a reset after the head', async (wire) => {
    sendHead(wire);
    await wire.pause(3);
    wire.socket.resetAndDestroy();
  }),
  broken('a reset in the middle', async (wire) => {
    sendHead(wire);
    wire.socket.write(half(wire));
    await wire.pause(3);
    wire.socket.resetAndDestroy();
  }),
  broken('an end in the middle', (wire) => {
    sendHead(wire);
    wire.socket.end(half(wire));
  }),
  broken('an end in the middle of a chunk', ({ socket, ...wire }) => {
    socket.write(head(wire.status, { ...headersOf(wire), 'transfer-encoding': 'chunked' }));
    socket.end(`${(wire.body.byteLength + 9).toString(16)}\r\n${wire.body.toString('utf8')}`);
  }),
  garbled('a content length that is too short', (wire) => {
    sendHead(wire, { 'content-length': String(half(wire).byteLength) });
    wire.socket.end(wire.body);
  }),
  broken('a content length that is too long', (wire) => {
    sendHead(wire, { 'content-length': String(wire.body.byteLength + 100) });
    wire.socket.end(wire.body);
  }),
  broken('two content lengths', (wire) => {
    sendHead(wire, { 'content-length': [String(wire.body.byteLength), '7'] });
    wire.socket.end(wire.body);
  }),
  garbled('half of the JSON', (wire) => sendAs(wire, {}, half(wire))),
  garbled('two JSON documents', (wire) => sendAs(wire, {}, Buffer.concat([wire.body, wire.body]))),
  broken('an empty 200', (wire) => send(wire, 200, { 'content-type': 'application/json' }, '')),
  garbled('null', (wire) => sendAs(wire, {}, 'null')),
  broken('another content type', (wire) => sendAs(wire, { 'content-type': 'text/plain' })),
  broken('two content types', (wire) => sendAs(wire, { 'content-type': ['application/json', 'text/html'] })),
  broken('an HTML page with 200', (wire) => send(wire, 200, html, '<!doctype html><h1>Maintenance</h1>')),
  garbled('a charset other than UTF-8', (wire) =>
    sendAs(wire, { 'content-type': 'application/json; charset=utf-16le' }, utf16(wire)),
  ),
  garbled('bytes that are not valid UTF-8', (wire) =>
    sendAs(wire, {}, Buffer.concat([half(wire), Buffer.from([0xff, 0xc0])])),
  ),
  garbled('a gzip bomb', (wire) => sendAs(wire, { 'content-encoding': 'gzip' }, bomb)),
  garbled('half of a compressed response', (wire) => {
    const packed = gzipSync(wire.body);
    sendAs(wire, { 'content-encoding': 'gzip' }, packed.subarray(0, packed.byteLength / 2));
  }),
  broken('a plain response that claims to be compressed', (wire) => sendAs(wire, { 'content-encoding': 'gzip' })),
  broken('an endless body', async (wire) => {
    wire.socket.write(head(wire.status, { ...headersOf(wire), 'transfer-encoding': 'chunked' }));
    const chunk = Buffer.from(`${(mebibyte / 4).toString(16)}\r\n${' '.repeat(mebibyte / 4)}\r\n`);
    await trickle(wire, Array<Buffer>(64).fill(chunk), () => 0);
  }),
  broken('oversized headers', (wire) => sendAs(wire, { 'x-long': 'a'.repeat(mebibyte / 4) })),
  broken('a 500 after the request was handled', (wire) =>
    send(wire, 500, { 'content-type': 'application/json' }, '{}'),
  ),
  broken('a 504 after the request was handled', (wire) => send(wire, 504, html, '<h1>Gateway Timeout</h1>')),
];
