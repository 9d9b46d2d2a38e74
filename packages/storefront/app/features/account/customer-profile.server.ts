import { createProfile, type Profile } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { logContext, sdkContext, shopperContext } from '../../shell/request-context.server.ts';
import { sdkLogger } from '../../shell/sdk/sdk-logger.server.ts';

/** The profile of the signed-in customer. */
export const customerProfile = (context: Readonly<RouterContextProvider>): Profile =>
  createProfile(context.get(sdkContext), {
    persona: context.get(shopperContext).persona,
    logger: sdkLogger(context.get(logContext)),
  });
