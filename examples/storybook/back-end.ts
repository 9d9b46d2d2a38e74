import { createMockBackend } from '@basin/mock-backend';

/** The back end of this tab. It starts with the first story that imports it and is shared by all stories. */
export const backend = await createMockBackend();
