import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import { serve } from '../../../tests/js/serve';
import * as button from '../../button';
import buttonMetadata from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';

const POST =
	'<!-- wp:jetpack/mailchimp -->\n<div class="wp-block-jetpack-mailchimp"><!-- wp:jetpack/button {"element":"button","uniqueId":"mailchimp-widget-id","text":"Join"} /--></div>\n<!-- /wp:jetpack/mailchimp -->';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, button.settings );
} );

/**
 * Opens a post with the block.
 *
 * @param answer       What the site says of its connection.
 * @param post         The post.
 * @param more         What else the site has.
 * @param more.isAdmin Whether the author manages the site.
 */
async function open( answer: object, post = POST, { isAdmin = false } = {} ) {
	let connection: object = answer;
	const sent = serve( {
		'wpcom/v2/mailchimp': () => ( {
			body: {
				connect_url: 'https://site.test/setup',
				site_id: 1,
				list: 'mailchimp',
				...connection,
			},
		} ),
		'wpcom/v2/mailchimp/groups': () => ( {
			body: {
				interest_categories: [
					{
						id: 'c',
						title: 'Likes',
						interests: [
							{ id: 'n1', name: 'News' },
							{ id: 't2', name: 'Tips' },
						],
					},
				],
			},
		} ),
		'slipstream/v1/mailchimp/fields': () => ( {
			body: {
				fields: [
					{
						tag: 'SOURCE',
						name: 'x',
						type: 'text',
						is_required: false,
					},
					{
						tag: 'BORN',
						name: 'x',
						type: 'birthday',
						is_required: false,
					},
				],
			},
		} ),
	} );
	const person: object = {
		connection: {
			userConnectionData: {
				currentUser: { permissions: { manage_options: isAdmin } },
			},
		},
	};
	window.slipstreamSettings = { ...window.slipstreamSettings, ...person };
	const editor = await openEditor( post, { modules: [ block, button ] } );
	return {
		editor,
		sent,
		become: ( next: object ) => {
			connection = next;
		},
	};
}

const connected = { code: 'connected' };
const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );
const panel = async ( name: string ) =>
	userEvent.click( await sidebar().findByRole( 'button', { name } ) );

it( 'shows the form where the site is connected, and nothing changes by it', async () => {
	const { editor } = await open( connected );
	expect( await screen.findByLabelText( 'Enter your email' ) ).toBeVisible();
	expect( screen.getByText( 'Join' ) ).toBeVisible();
	expect( editor.markup() ).toBe( POST );
	// WordPress wants templates elsewhere from 7.2 on, where older ones do not look.
	expect( console ).toHaveWarned();
} );

it( 'tells who may not set the key up who can, and checks again', async () => {
	const { become } = await open( { code: 'not_connected' } );
	expect(
		await screen.findByText( /Only an administrator can set up/ )
	).toBeVisible();
	expect( screen.queryByText( 'Set up Mailchimp form' ) ).toBeNull();
	become( connected );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Re-check Connection' } )
	);
	expect( await screen.findByLabelText( 'Enter your email' ) ).toBeVisible();
} );

it( 'leads who may set the key up to where it is entered', async () => {
	await open( { code: 'not_connected' }, POST, { isAdmin: true } );
	expect(
		await screen.findByRole( 'link', { name: 'Set up Mailchimp form' } )
	).toHaveAttribute( 'href', 'https://site.test/setup' );
} );

it( 'shows a notification for three seconds while its text is written', async () => {
	const { editor } = await open( connected );
	await screen.findByLabelText( 'Enter your email' );
	await editor.select();
	jest.useFakeTimers();
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	await user.type( sidebar().getByLabelText( 'Success text' ), 'Hi' );
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Hi' );
	await act( async () => jest.advanceTimersByTime( 2990 ) );
	expect( screen.getByRole( 'status' ) ).toBeVisible();
	await act( async () => jest.advanceTimersByTime( 20 ) );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
	jest.useRealTimers();
	expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
		successLabel: 'Hi',
	} );
} );

it( 'takes groups, and names one that is gone', async () => {
	const { editor } = await open(
		connected,
		POST.replace( 'mailchimp -->', 'mailchimp {"interests":["gone"]} -->' )
	);
	await screen.findByLabelText( 'Enter your email' );
	await editor.select();
	await panel( 'Mailchimp Groups' );
	await userEvent.click( await screen.findByLabelText( 'News' ) );
	expect( editor.blocks()[ 0 ]?.attributes.interests ).toEqual( [
		'gone',
		'n1',
	] );
	await userEvent.click( screen.getByLabelText( 'gone' ) );
	expect( editor.blocks()[ 0 ]?.attributes.interests ).toEqual( [ 'n1' ] );
} );

it( 'says that the audience does not have a field', async () => {
	const { editor } = await open( connected );
	await screen.findByLabelText( 'Enter your email' );
	await editor.select();
	await panel( 'Signup Location Tracking' );
	const field = await screen.findByLabelText( 'Signup Field Tag' );
	await userEvent.type( field, 'WHERE' );
	const notices = () =>
		[ ...document.querySelectorAll( '.components-notice' ) ].map(
			( one ) => one.textContent
		);
	expect( notices().join() ).toMatch( /no field with the tag WHERE.*SOURCE/ );
	expect( screen.getByText( /unless there are both/ ) ).toBeVisible();
	await userEvent.clear( field );
	await userEvent.type( field, 'BORN' );
	expect( notices().join() ).toMatch( /BORN does not take a text/ );
	await userEvent.clear( field );
	await userEvent.type( field, 'SOURCE' );
	expect( notices() ).toEqual( [] );
} );

it( 'makes a block of the button of an old post', () => {
	const { block: opened } = roundTrip(
		'<!-- wp:jetpack/mailchimp {"submitButtonText":"Go","backgroundButtonColor":"sun","textButtonColor":"night","customTextButtonColor":"#112233","submitButtonClasses":"x","consentText":"Yes"} /-->'
	);
	expect( console ).toHaveInformed();
	expect( opened.attributes ).toEqual( {
		consentText: 'Yes',
		interests: [],
		preview: false,
	} );
	expect( opened.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
		element: 'button',
		uniqueId: 'mailchimp-widget-id',
		text: 'Go',
		backgroundColor: 'sun',
		textColor: 'night',
		customTextColor: '#112233',
	} );
} );

itOpensThePeerSample( 'jetpack/mailchimp' );
