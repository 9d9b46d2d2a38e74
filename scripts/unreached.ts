/**
 * Fails on an exported rule, function or component that no page, command or example reaches, however it is re-exported,
 * and on a name that two modules of a package export.
 */
import { readProduct } from './unreached/product.ts';
import { reportRepeatedNames } from './unreached/repeated-names.ts';
import { reportUnreached } from './unreached/report-unreached.ts';

const product = readProduct();
process.exitCode = [reportUnreached(product), reportRepeatedNames(product)].every(Boolean) ? 0 : 1;
