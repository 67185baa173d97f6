import { serve } from '../../../../../../tests/js/serve';
import type { Route } from '../../../../../../tests/js/serve';

const MODULE = {
	description: 'Says something.',
	available: true,
	unavailable_reason: false,
	override: false,
	configure_url: false,
	module_tags: [ 'Traffic' ],
	activated: false,
	purpose: 'site',
};
const BLOCK = {
	description: 'Shows something.',
	category: 'text',
	purpose: 'write',
	parent: [],
	module: '',
	is_insertable: true,
	is_forced: false,
	active: true,
};

export const USED: Route = {
	body: { pages: 3, is_at_least: false, parts: 1, automatic: [] },
};
const BELOW: Route = {
	body: {
		pages: 0,
		is_at_least: false,
		parts: 0,
		automatic: [ 'Related posts appear below every post.' ],
	},
};

/**
 * Stands in for a site with features and blocks.
 *
 * @param refuse Whether it switches nothing.
 * @param use    Where forms are used.
 * @param isOff  Which blocks are off.
 * @param isOn   Which other modules are on.
 */
export function site(
	refuse = false,
	use = USED,
	isOff: readonly string[] = [],
	isOn: readonly string[] = []
) {
	const on = new Set( [
		'contact-form',
		'blocks',
		'hub',
		'related-posts',
		...isOn,
	] );
	const off = new Set( isOff );
	const refusal = () =>
		refuse && {
			status: 503,
			body: { code: 'x', message: 'The database did not answer.' },
		};
	const modules = () => {
		const one = ( module: string, name: string, more = {} ) => [
			module,
			{ ...MODULE, module, name, activated: on.has( module ), ...more },
		];
		return Object.fromEntries( [
			one( 'blocks', 'Blocks' ),
			one( 'contact-form', 'Forms', {
				purpose: 'forms',
				configure_url: 'https://site.test/forms',
			} ),
			one( 'stats', 'Statistics' ),
			one( 'ai', 'AI' ),
			one( 'related-posts', 'Related Posts' ),
			one( 'wordads', 'Ads', { auto_activate: 'No' } ),
			one( 'hub', 'Hub', { override: 'active' } ),
			one( 'protect', 'Login protection', {
				description: '',
				available: false,
				unavailable_reason: 'Not here.',
			} ),
		] );
	};
	const blocks = () =>
		[
			{ ...BLOCK, name: 'jetpack/markdown', title: 'Markdown' },
			{
				...BLOCK,
				name: 'jetpack/wordads',
				title: 'Ad',
				module: 'wordads',
			},
			{
				...BLOCK,
				name: 'jetpack/contact-form',
				title: 'Form',
				module: 'contact-form',
			},
			{
				...BLOCK,
				name: 'jetpack/field-text',
				title: 'Text field',
				category: 'contact-form',
				purpose: 'forms',
				module: 'contact-form',
				parent: [ 'jetpack/contact-form' ],
			},
			{
				...BLOCK,
				name: 'jetpack/signature',
				title: 'Signature',
				category: 'contact-form',
				purpose: 'forms',
				module: 'contact-form',
				parent: [ 'jetpack/contact-form' ],
			},
			{
				...BLOCK,
				name: 'jetpack/input',
				title: 'Field input',
				is_insertable: false,
			},
		].map( ( block ) => ( { ...block, active: ! off.has( block.name ) } ) );
	const sent = serve( {
		'contact-form/use': () => use,
		'features/blocks/use': () => use,
		'related-posts/use': () => BELOW,
		'wordads/use': () => use,
		'stats/use': () => ( {
			body: { pages: 0, is_at_least: false, parts: 0, automatic: [] },
		} ),
		'module/blocks/active': () => {
			on.delete( 'blocks' );
			return { body: { code: 'success', message: 'Off.' } };
		},
		'module/ai/active': () => {
			on.delete( 'ai' );
			return { body: { code: 'success', message: 'Off.' } };
		},
		'contact-form/active': () => {
			on.delete( 'contact-form' );
			return { body: { code: 'success', message: 'Off.' } };
		},
		'module/all': () => ( { body: modules() } ),
		'v1/blocks': () => ( { body: blocks() } ),
		'blocks/active': () => {
			const body = sent.at( -1 )?.body as {
				blocks: string[];
				active: boolean;
			};
			const refused = refusal();
			if ( refused ) {
				return refused;
			}
			body.blocks.forEach( ( name ) =>
				body.active ? off.delete( name ) : off.add( name )
			);
			return { body: blocks() };
		},
		'options/modules': () => {
			on.add( 'stats' );
			on.delete( 'wordads' );
			return { body: { code: 'success', message: 'Done.' } };
		},
		'stats/active': () => {
			on.add( 'stats' );
			return refusal() || { body: { code: 'success', message: 'On.' } };
		},
	} );
	Object.assign( window.slipstreamSettings ?? {}, {
		guideUrl: 'https://site.test/guide/',
	} );
	return sent;
}
