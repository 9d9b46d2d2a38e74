import { gzipSync } from 'node:zlib';
import type { Fault } from './fault.ts';
import { head, headersOf, pieces, send, sendAs, sendHead, trickle, type Wire } from './wire.ts';

const half = ({ body }: Wire): Buffer => body.subarray(0, Math.ceil(body.byteLength / 2));
const mebibyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(64 * mebibyte, ' '));
const html = { 'content-type': 'text/html; charset=utf-8' };
const utf16 = (wire: Wire) => Buffer.from(wire.body.toString('utf8'), 'utf16le');
const afterDeadlineMs = 60_000;

const late = (name: string, answer: Fault['answer']): Fault => ({ name, isSlow: true, answer });
const harmless = (name: string, answer: Fault['answer']): Fault => ({ name, isHarmless: true, answer });
const broken = (name: string, answer: Fault['answer']): Fault => ({ name, answer });
const garbled = (name: string, answer: Fault['answer']): Fault => ({ name, isTextual: true, answer });

/** Faults after the system: it has done what was asked, but its answer suffers. */
export const lostAnswers: readonly Fault[] = [
  harmless('an answer that takes its time', async (wire) => {
    await wire.pause(15);
    sendAs(wire, {});
  }),
  harmless('an answer in jittering pieces', async (wire) => {
    sendHead(wire);
    await trickle(wire, pieces(wire.body, Math.ceil(wire.body.byteLength / 7)), () => Math.random() * 5);
  }),
  harmless('an answer in single bytes', async (wire) => {
    sendHead(wire);
    await trickle(wire, [...pieces(wire.body.subarray(0, 64), 1), wire.body.subarray(64)], () => 0);
  }),
  harmless('an answer behind an early hint', (wire) => {
    wire.socket.write('HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n');
    sendAs(wire, {});
  }),
  harmless('an answer that is compressed', (wire) => sendAs(wire, { 'content-encoding': 'gzip' }, gzipSync(wire.body))),
  garbled('an answer with a byte order mark', (wire) =>
    sendAs(wire, {}, Buffer.concat([Buffer.from('\ufeff'), wire.body])),
  ),
  harmless('an answer with headers that come twice', (wire) =>
    sendAs(wire, { 'x-request-id': ['a', 'b'], vary: ['a', 'b'] }),
  ),
  late('an answer after the deadline', async (wire) => {
    await wire.pause(afterDeadlineMs);
    sendAs(wire, {});
  }),
  late('an answer of one byte a second', async (wire) => {
    sendHead(wire);
    await trickle(wire, pieces(wire.body, 1), () => 1000);
  }),
  late('an answer that stalls after its head', (wire) => void sendHead(wire)),
  late('an answer that stalls in its middle', (wire) => {
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
  garbled('a length that is too short', (wire) => {
    sendHead(wire, { 'content-length': String(half(wire).byteLength) });
    wire.socket.end(wire.body);
  }),
  broken('a length that is too long', (wire) => {
    sendHead(wire, { 'content-length': String(wire.body.byteLength + 100) });
    wire.socket.end(wire.body);
  }),
  broken('two lengths', (wire) => {
    sendHead(wire, { 'content-length': [String(wire.body.byteLength), '7'] });
    wire.socket.end(wire.body);
  }),
  garbled('half of the JSON', (wire) => sendAs(wire, {}, half(wire))),
  garbled('two JSON texts', (wire) => sendAs(wire, {}, Buffer.concat([wire.body, wire.body]))),
  broken('an empty 200', (wire) => send(wire, 200, { 'content-type': 'application/json' }, '')),
  garbled('null', (wire) => sendAs(wire, {}, 'null')),
  broken('another type', (wire) => sendAs(wire, { 'content-type': 'text/plain' })),
  broken('two types', (wire) => sendAs(wire, { 'content-type': ['application/json', 'text/html'] })),
  broken('a page with 200', (wire) => send(wire, 200, html, '<!doctype html><h1>Maintenance</h1>')),
  garbled('a charset that is no UTF-8', (wire) =>
    sendAs(wire, { 'content-type': 'application/json; charset=utf-16le' }, utf16(wire)),
  ),
  garbled('bytes that are no UTF-8', (wire) =>
    sendAs(wire, {}, Buffer.concat([half(wire), Buffer.from([0xff, 0xc0])])),
  ),
  garbled('a bomb', (wire) => sendAs(wire, { 'content-encoding': 'gzip' }, bomb)),
  garbled('half of a compressed answer', (wire) => {
    const packed = gzipSync(wire.body);
    sendAs(wire, { 'content-encoding': 'gzip' }, packed.subarray(0, packed.byteLength / 2));
  }),
  broken('an answer that says it is compressed', (wire) => sendAs(wire, { 'content-encoding': 'gzip' })),
  broken('a body without an end', async (wire) => {
    wire.socket.write(head(wire.status, { ...headersOf(wire), 'transfer-encoding': 'chunked' }));
    const chunk = Buffer.from(`${(mebibyte / 4).toString(16)}\r\n${' '.repeat(mebibyte / 4)}\r\n`);
    await trickle(wire, Array<Buffer>(64).fill(chunk), () => 0);
  }),
  broken('headers without an end', (wire) => sendAs(wire, { 'x-long': 'a'.repeat(mebibyte / 4) })),
  broken('a 500 although it was done', (wire) => send(wire, 500, { 'content-type': 'application/json' }, '{}')),
  broken('a 504 although it was done', (wire) => send(wire, 504, html, '<h1>Gateway Timeout</h1>')),
];
