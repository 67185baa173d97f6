import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { ModulesPanel } from '../panel';

const MODULE = {
	description: 'Says something.',
	available: true,
	unavailable_reason: false,
	override: false,
	configure_url: false,
	module_tags: [ 'Traffic' ],
	activated: false,
};
const BLOCK = {
	description: 'Shows something.',
	category: 'text',
	parent: [],
	module: '',
	is_insertable: true,
	is_forced: false,
	active: true,
};

function site( refuse = false ) {
	const on = new Set( [ 'contact-form', 'blocks', 'hub' ] );
	const off = new Set< string >();
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
				configure_url: 'https://site.test/forms',
			} ),
			one( 'stats', 'Statistics' ),
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
				name: 'jetpack/contact-form',
				title: 'Form',
				module: 'contact-form',
			},
			{
				...BLOCK,
				name: 'jetpack/field-text',
				title: 'Text field',
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
			return { body: { code: 'success', message: 'Done.' } };
		},
		'stats/active': () => {
			on.add( 'stats' );
			return refusal() || { body: { code: 'success', message: 'On.' } };
		},
	} );
	return sent;
}

// What is shown over the screen is moved there by a library that wants to scroll.
beforeEach( () => {
	window.scrollTo = () => undefined;
} );

const show = async () => {
	window.location.hash = '#/modules';
	render(
		<Screen>
			<ModulesPanel />
		</Screen>
	);
	await screen.findByRole( 'checkbox', { name: 'Markdown block' } );
};
const NOTICE = { selector: '.components-snackbar__content' };
const toggle = ( name: string ) => screen.getByRole( 'checkbox', { name } );

describe( 'modules and blocks', () => {
	it( 'lists what is here, each with its switch, and what is not in one line', async () => {
		site();
		await show();
		expect( toggle( 'Forms' ) ).toBeChecked();
		expect( toggle( 'Statistics' ) ).not.toBeChecked();
		expect( toggle( 'Hub' ) ).toBeDisabled();
		expect( screen.getByText( /keeps this on/ ) ).toBeVisible();
		expect(
			screen.queryByRole( 'checkbox', { name: 'Login protection' } )
		).toBeNull();
		expect(
			screen.queryByRole( 'checkbox', { name: 'Field input block' } )
		).toBeNull();
		expect(
			screen.getByText( '1 Jetpack feature is not part of this plugin.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Set up' } )
		).toHaveAttribute( 'href', 'https://site.test/forms' );
	} );

	it( 'switches a feature at once', async () => {
		const sent = site();
		await show();
		await userEvent.click( toggle( 'Statistics' ) );
		expect( toggle( 'Statistics' ) ).toBeChecked();
		await waitFor( () =>
			expect(
				sent.some( ( { url } ) =>
					url.includes( 'module/stats/active' )
				)
			).toBe( true )
		);
		await screen.findByText( '“Statistics” is on.', NOTICE );
	} );

	it( 'switches features as on a new site, after a question', async () => {
		const sent = site();
		await show();
		const label = 'Reset features to defaults';
		await userEvent.click( screen.getByRole( 'button', { name: label } ) );
		expect( sent.some( ( { url } ) => url.includes( 'options' ) ) ).toBe(
			false
		);
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Reset features' } )
		);
		await waitFor( () => expect( toggle( 'Statistics' ) ).toBeChecked() );
		expect(
			sent.find( ( { url } ) => url.includes( 'options/modules' ) )?.body
		).toEqual( { reset: true } );
	} );

	it( 'goes back where the server refuses, and says why', async () => {
		site( true );
		await show();
		await userEvent.click( toggle( 'Statistics' ) );
		await screen.findByText(
			/Statistics: The database did not answer/,
			NOTICE
		);
		expect( toggle( 'Statistics' ) ).not.toBeChecked();
		await userEvent.click( toggle( 'Markdown block' ) );
		await waitFor( () =>
			expect( toggle( 'Markdown block' ) ).toBeChecked()
		);
	} );

	it( 'switches what can only stand in a block with it', async () => {
		site();
		await show();
		await userEvent.click( toggle( 'Form block' ) );
		await waitFor( () =>
			expect( toggle( 'Text field block' ) ).toBeDisabled()
		);
		expect( toggle( 'Text field block' ) ).not.toBeChecked();
		expect(
			screen.getByText( 'Off because “Form” is off.' )
		).toBeVisible();
	} );

	it( 'switches several with one request, and back', async () => {
		const sent = site();
		await show();
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Select Markdown block' } )
		);
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: 'Select Text field block' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Deactivate' } )
		);
		await waitFor( () =>
			expect( toggle( 'Markdown block' ) ).not.toBeChecked()
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			blocks: [ 'jetpack/markdown', 'jetpack/field-text' ],
			active: false,
		} );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		await waitFor( () =>
			expect( toggle( 'Markdown block' ) ).toBeChecked()
		);
	} );

	it( 'finds by words and narrows down', async () => {
		site();
		await show();
		await userEvent.type( screen.getByRole( 'searchbox' ), 'markd' );
		await waitFor( () =>
			expect(
				screen.queryByRole( 'checkbox', { name: 'Forms' } )
			).toBeNull()
		);
		expect(
			within( screen.getByRole( 'table' ) ).getAllByRole( 'row' )
		).toHaveLength( 2 );
	} );
} );
