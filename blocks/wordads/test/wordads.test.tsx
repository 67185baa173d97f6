import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	itKeepsThePeerSample,
	openEditor,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import { formatOf, formats } from '../formats';
import * as block from '../index';

beforeAll( () => registerBlock( metadata, block.settings ) );

interface Site {
	isOn?: boolean;
	isAdministrator?: boolean;
	refuses?: boolean;
	/** The status of answers. */
	status?: number;
}

function site( {
	isOn = true,
	isAdministrator = true,
	refuses = false,
	status = 200,
}: Site = {} ) {
	const state = { isOn, status };
	const sent = serve( {
		'slipstream/v1/ad-formats': () => ( {
			status: state.status,
			body: { is_on: state.isOn, formats: [ 'mrec' ] },
		} ),
		'jetpack/v4/wordads/settings': () => {
			if ( refuses ) {
				return {
					status: 400,
					body: {
						code: 'some_updated',
						message: 'This could not be saved.',
					},
				};
			}
			state.isOn = true;
			return { body: { module_active: true } };
		},
	} );
	Object.assign( window.slipstreamSettings ?? {}, {
		adminUrl: 'https://site.test/wp-admin/',
		connection: {
			userConnectionData: {
				currentUser: {
					permissions: { manage_options: isAdministrator },
				},
			},
		},
	} );
	return { sent, state };
}

const open = ( attributes = '', settings = {} ) =>
	openEditor( `<!-- wp:jetpack/wordads ${ attributes }/-->`, {
		modules: [ block ],
		settings,
	} );

describe( 'saved posts', () => {
	it.each( [
		'<!-- wp:jetpack/wordads /-->',
		'<!-- wp:jetpack/wordads {"align":"left","format":"wideskyscraper","hideMobile":true,"nobodyKnows":[1]} /-->',
		'<!-- wp:jetpack/wordads {"format":"billboard"} /-->',
	] )( 'opens %s valid and saves it unchanged', ( post ) => {
		expect( roundTrip( post ).saved ).toBe( post );
	} );

	itKeepsThePeerSample( 'jetpack/wordads' );
} );

describe( 'formats', () => {
	it( 'are four, and an unknown one is the first', () => {
		expect(
			formats().map( ( { name, width, height, editorPadding } ) => [
				name,
				width,
				height,
				editorPadding,
			] )
		).toEqual( [
			[ 'mrec', 300, 250, 30 ],
			[ 'leaderboard', 728, 90, 60 ],
			[ 'mobile_leaderboard', 320, 50, 100 ],
			[ 'wideskyscraper', 160, 600, 30 ],
		] );
		expect( formatOf( 'constructor' ).name ).toBe( 'mrec' );
		expect( formatOf( [ 'leaderboard' ] ).name ).toBe( 'mrec' );
	} );
} );

describe( 'the editor', () => {
	it( 'shows the place in its size, and takes another format and no phones', async () => {
		site();
		const editor = await open();
		const place = ( await screen.findByText( '300 × 250 pixels' ) )
			.parentElement;
		expect( place ).toHaveStyle( { width: '300px', minHeight: '280px' } );
		expect( screen.queryByText( /format has no code/ ) ).toBeNull();
		await editor.select();
		const user = userEvent.setup();
		await user.click(
			screen.getByRole( 'button', { name: 'Pick an ad format' } )
		);
		await user.click(
			await screen.findByRole( 'menuitemradio', {
				name: 'Leaderboard 728 × 90',
			} )
		);
		await user.click(
			within(
				screen.getByRole( 'complementary', { name: 'sidebar' } )
			).getByRole( 'checkbox', { name: 'Hide on phones' } )
		);
		expect( editor.markup() ).toBe(
			'<!-- wp:jetpack/wordads {"format":"leaderboard","hideMobile":true} /-->'
		);
		expect( screen.getByText( '728 × 90 pixels' ) ).toBeVisible();
		expect( screen.getByText( 'Hidden on phones' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /Add code/ } )
		).toHaveAttribute(
			'href',
			'https://site.test/wp-admin/admin.php?page=my-jetpack#/ads'
		);
	} );

	it( 'sends those who may not give code to an administrator', async () => {
		site( { isAdministrator: false } );
		await open( '{"format":"leaderboard"} ' );
		expect(
			await screen.findByText(
				/Ask an administrator of this site to add it/
			)
		).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'switches ads on', async () => {
		const { sent } = site( { isOn: false } );
		await open();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Activate ads' } )
		);
		expect( await screen.findByText( '300 × 250 pixels' ) ).toBeVisible();
		expect( sent.find( ( { body } ) => body )?.body ).toEqual( {
			module_active: true,
		} );
		await waitFor( () =>
			expect(
				document.querySelector( '[data-type="jetpack/wordads"]' )
			).toHaveFocus()
		);
	} );

	it( 'says why ads could not be switched on, and leaves the button', async () => {
		site( { isOn: false, refuses: true } );
		await open();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Activate ads' } )
		);
		expect(
			( await screen.findAllByText( /^This could not be saved/ ) )[ 0 ]
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Activate ads' } )
		).toBeEnabled();
	} );

	it( 'has no such button for those who may not', async () => {
		site( { isOn: false, isAdministrator: false } );
		await open();
		expect(
			await screen.findByText( /Ask an administrator/ )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /Activat/ } )
		).toBeNull();
	} );

	it( 'does not take a failure for a site without ads', async () => {
		const { state } = site( { status: 503 } );
		await open();
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		expect(
			screen.queryByRole( 'button', { name: /Activat/ } )
		).toBeNull();
		state.status = 200;
		await userEvent.click( again );
		expect( await screen.findByText( '300 × 250 pixels' ) ).toBeVisible();
	} );

	it( 'asks nobody in a preview', async () => {
		const { sent } = site();
		await open( '', { isPreviewMode: true } );
		expect( await screen.findByText( '300 × 250 pixels' ) ).toBeVisible();
		expect( sent ).toHaveLength( 0 );
	} );
} );
