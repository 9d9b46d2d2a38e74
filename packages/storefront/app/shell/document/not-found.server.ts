import { createContext, data } from 'react-router';
import type { Context } from '../context.ts';

type NotFound = ReturnType<typeof data<unknown>>;

/** Loads the author's 404 page to throw. Set from outside, because the features that need it are part of its content. */
export const notFoundContext = createContext<() => Promise<NotFound>>(() => Promise.resolve(data(null, 404)));

/** Returns the author's 404 page to throw. */
export const notFoundPage = (context: Context): Promise<NotFound> => context.get(notFoundContext)();
