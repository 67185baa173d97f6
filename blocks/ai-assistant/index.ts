import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { transforms } from './transforms';
import type { AssistantAttributes } from './types';

export const name = 'jetpack/ai-assistant';

export const settings = {
	icon,
	transforms,
	edit: lazyEdit< AssistantAttributes >(
		() => import( /* webpackChunkName: "ai-assistant-edit" */ './edit' )
	),
	save: () => null,
};
