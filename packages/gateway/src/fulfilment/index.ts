export { stageText } from './change-order.ts';
export { lifecycleOf } from './order-lifecycle.ts';
export type { OrderChange } from './order-change.ts';
export { findSteps } from './find-steps.ts';
export type { OrderStepRow } from './table.ts';
export { splitOrder } from './split-order.ts';
export { takeStep } from './take-step.ts';
