import { fail, type Check } from './schema.ts';

/** Runs on a value of the right type. */
const verdict =
  (isValid: (value: never) => boolean, code: string, message?: string): Check =>
  (payload, isAborted) => {
    if (!isAborted && !isValid(payload.value as never))
      fail(payload, code, { continue: true, ...(message && { message }) });
  };

/** Runs on whatever has a length. Text is counted in code points. */
const lengthVerdict =
  (isValid: (length: number) => boolean, code: string): Check =>
  (payload) => {
    const value = payload.value as { length?: number } | string | null | undefined;
    const length = typeof value === 'string' ? Array.from(value).length : value?.length;
    if (length !== undefined && !isValid(length)) fail(payload, code, { continue: true });
  };

const change =
  (write: (text: string) => string): Check =>
  (payload, isAborted) => {
    if (!isAborted) payload.value = write(payload.value as string);
  };

export const minLength = (least: number): Check => lengthVerdict((length) => length >= least, 'too_small');
export const maxLength = (most: number): Check => lengthVerdict((length) => length <= most, 'too_big');
export const minimum = (least: number): Check => verdict((value: number) => value >= least, 'too_small');
export const maximum = (most: number): Check => verdict((value: number) => value <= most, 'too_big');
export const regex = (pattern: RegExp): Check => verdict((text: string) => pattern.test(text), 'invalid_format');
export const refine = (isValid: (value: never) => unknown, message?: string): Check =>
  verdict((value: never) => Boolean(isValid(value)), 'custom', message);
export const trim = (): Check => change((text) => text.trim());
export const toLowerCase = (): Check => change((text) => text.toLowerCase());
export const toUpperCase = (): Check => change((text) => text.toUpperCase());
