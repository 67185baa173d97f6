import { assistantIcon, lazyEdit } from '@slipstream/block-kit';
import { transforms } from './transforms';
import type { AssistantAttributes } from './types';

export const name = 'jetpack/ai-assistant';

export const settings = {
	icon: assistantIcon,
	transforms,
	edit: lazyEdit< AssistantAttributes >(
		() => import( /* webpackChunkName: "ai-assistant-edit" */ './edit' )
	),
	save: () => null,
};
