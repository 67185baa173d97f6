import { getSettings } from '@slipstream/settings';

/** Whether the module of AI was on as the page began: without it there is nothing to set up. */
export const isAiOn = (): boolean => getSettings().modules.ai !== false;
