export * from './favourites-list.ts';
export * from './find-favourites.ts';
export * from './newest-first.ts';
export * from './removal-of.ts';
