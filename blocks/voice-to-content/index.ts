import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import type { VoiceAttributes } from './types';

export const name = 'jetpack/voice-to-content';

export const settings = {
	icon,
	edit: lazyEdit< VoiceAttributes >(
		() => import( /* webpackChunkName: "voice-to-content-edit" */ './edit' )
	),
	save: () => null,
};
