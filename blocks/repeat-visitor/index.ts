import { lazyEdit } from '@slipstream/block-kit';
import metadata from './block.json';
import { icon } from './icon';
import { save, saveBare } from './save';
import type { VisitorAttributes } from './types';

export const name = 'jetpack/repeat-visitor';

export const settings = {
	icon,
	edit: lazyEdit< VisitorAttributes >(
		() => import( /* webpackChunkName: "repeat-visitor-edit" */ './edit' )
	),
	save,
	deprecated: [
		{
			attributes: metadata.attributes,
			supports: { html: false },
			save: saveBare,
		},
	],
};
