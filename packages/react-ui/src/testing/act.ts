import * as React from 'react';

const names: { readonly act?: unknown; readonly unstable_act?: unknown } = React;

/** React's own `act`, which React 18.2 exports under another name. */
export const act = (names.act ?? names.unstable_act) as typeof React.act;
