/** Fails on an exported rule, function or component that no page, command or example reaches, however it is re-exported. */
import { readProduct } from './unreached/product.ts';
import { reportUnreached } from './unreached/report-unreached.ts';

process.exitCode = reportUnreached(readProduct()) ? 0 : 1;
