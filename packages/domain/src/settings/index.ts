export * from './breakpoints.ts';
export * from './defaults.ts';
export * from './locale.ts';
export * from './page-sizes.ts';
export * from './periods.ts';
export * from './site-configuration.ts';
export * from './timeouts.ts';
