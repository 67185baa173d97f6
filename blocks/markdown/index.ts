import { lazyEdit } from '@slipstream/block-kit';
import { loadArticle } from '@slipstream/markdown';
import { icon } from './icon';
import { completeBeforeSaving } from './complete-before-saving';
import { save } from './save';
import type { MarkdownAttributes } from './types';

export const name = 'jetpack/markdown';

completeBeforeSaving();

export const settings = {
	icon,
	/**
	 * What the server knows, and the block's HTML: read from the post's own HTML and never written into the comment, where other
	 * editors then find exactly what they expect.
	 */
	attributes: {
		source: { type: 'string', role: 'content' },
		extendedSyntax: { type: 'boolean' },
		saved: { type: 'string', source: 'raw' },
	},
	edit: lazyEdit< MarkdownAttributes >( async () => {
		const [ { makeEdit }, renderArticle ] = await Promise.all( [
			import( /* webpackChunkName: "markdown-edit" */ './edit' ),
			loadArticle(),
		] );
		return { default: makeEdit( renderArticle ) };
	} ),
	save,
};
