import { altProblem } from '@slipstream/ai-alt';
import { PluginError } from '@slipstream/errors';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBlockProps } from '@wordpress/block-editor';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { hush, installSettings, spoken } from '../../../src/ai-ui/test/support';
import { withAltButton } from '../with-alt-button';

const URL_OF_BOAT = 'https://a.test/boat.png';
const POST = `<!-- wp:image {"id":7,"url":"${ URL_OF_BOAT }","isDecorative":true} /-->`;

interface Call {
	path: string;
	body: Record< string, unknown >;
}
let calls: Call[] = [];
let answer: { status: number; body: object } = { status: 200, body: {} };

beforeAll( () => {
	addFilter( 'editor.BlockEdit', 'slipstream/ai-alt', withAltButton );
	registerBlock(
		{ name: 'core/image' },
		{
			apiVersion: 3,
			title: 'Image',
			category: 'media',
			attributes: {
				id: { type: 'number' },
				url: { type: 'string' },
				alt: { type: 'string', default: '' },
				isDecorative: { type: 'boolean' },
			},
			edit: function Edit() {
				return <div { ...useBlockProps() }>A picture</div>;
			},
			save: () => null,
		}
	);
} );
afterAll( () => {
	removeFilter( 'editor.BlockEdit', 'slipstream/ai-alt' );
} );
beforeEach( () => {
	installSettings( { ai: { readsImages: true } } );
	hush();
	calls = [];
	answer = { status: 200, body: { id: 7, alt: 'A boat' } };
	globalThis.fetch = ( input, init ) => {
		const { pathname } = new URL( String( input ) );
		if ( pathname.includes( 'alt-text' ) ) {
			calls.push( {
				path: pathname.replace( '/wp-json/slipstream/v1', '' ),
				body: JSON.parse( String( init?.body ) ) as Call[ 'body' ],
			} );
		}
		return Promise.resolve( {
			ok: answer.status < 400,
			status: answer.status,
			redirected: false,
			text: () => Promise.resolve( JSON.stringify( answer.body ) ),
		} as Response );
	};
} );

const toolbarButton = () =>
	screen.queryByRole( 'button', { name: 'Write alternative text' } );

const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

async function openDialog( post = POST ) {
	const editor = await openEditor( post );
	await editor.select();
	await waitFor( () => expect( toolbarButton() ).not.toBeNull() );
	await userEvent.click( toolbarButton()! );
	await screen.findByRole( 'dialog' );
	return editor;
}

it( 'writes a text, lets it be edited, and takes it in one step', async () => {
	const editor = await openDialog();
	const field = await screen.findByRole( 'textbox' );
	await waitFor( () => expect( field ).toHaveValue( 'A boat' ) );
	expect( calls ).toEqual( [
		{ path: '/alt-text/7/write', body: { context: '', url: URL_OF_BOAT } },
	] );
	await userEvent.type( field, ' at sea' );
	const before = editor.steps();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Use this text' } )
	);
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( editor.blocks()[ 0 ]?.attributes ).toMatchObject( {
		alt: 'A boat at sea',
		isDecorative: false,
	} );
	expect( editor.steps() ).toBe( before + 1 );
	await waitFor( () =>
		expect( calls[ 1 ] ).toEqual( {
			path: '/alt-text/7',
			body: { alt: 'A boat at sea', url: URL_OF_BOAT },
		} )
	);
} );

it( 'says why there is no text, and takes the author’s own', async () => {
	answer = {
		status: 422,
		body: { code: 'error_unclear_prompt', message: 'No.' },
	};
	const editor = await openDialog();
	await screen.findByText( 'The model could not describe this image.', {
		selector: '.components-notice__content',
	} );
	await userEvent.type( screen.getByRole( 'textbox' ), 'Mine' );
	await userEvent.click( screen.getByRole( 'checkbox' ) );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Use this text' } )
	);
	expect( editor.blocks()[ 0 ]?.attributes.alt ).toBe( 'Mine' );
	expect( calls ).toHaveLength( 1 );
} );

it.each( [
	[ 503, 'error_service_unavailable' ],
	[ 429, 'upstream_quota_exceeded' ],
	[ 413, 'error_context_too_large' ],
	[ 422, 'error_moderation' ],
	[ 400, 'upstream_rejected' ],
	[ 502, 'upstream_unauthorized' ],
	[ 403, 'ai_disabled' ],
	[ 403, 'user_not_linked' ],
	[ 429, 'error_quota_exceeded' ],
] )(
	'says and tells why there is no other text, and keeps that of the author: %i, %s',
	async ( status, code ) => {
		const message = 'As the server says it.';
		const says = altProblem(
			new PluginError( code, { cause: { message } } )
		);
		await openDialog();
		const field = screen.getByRole( 'textbox' );
		await waitFor( () => expect( field ).toHaveValue( 'A boat' ) );
		await userEvent.type( field, ' at sea' );
		answer = { status, body: { code, message, data: { status } } };
		const again = screen.getByRole( 'button', { name: 'Write another' } );
		again.focus();
		await userEvent.keyboard( '{Enter}' );
		await screen.findByText( says, {
			selector: '.is-error .components-notice__content',
		} );
		expect( spoken( 'assertive' ) ).toBe( says );
		expect( field ).toHaveValue( 'A boat at sea' );
		// The button stays the same, and so does the focus on it.
		expect( again ).toHaveTextContent( 'Try again' );
		expect( again ).toHaveFocus();
		expect( calls ).toHaveLength( 2 );
	}
);

it( 'says that the model cannot look, and where another is chosen', async () => {
	answer = {
		status: 501,
		body: { code: 'no_vision_engine', message: 'No.' },
	};
	await openDialog();
	expect(
		await screen.findByText( /This site’s AI cannot read images/ )
	).toBeInTheDocument();
	expect(
		screen.getByRole( 'link', { name: /^Choose another model/ } )
	).toBeInTheDocument();
} );

it( 'puts the text before the last one back', async () => {
	const editor = await openDialog();
	const field = screen.getByRole( 'textbox' );
	await waitFor( () => expect( field ).toHaveValue( 'A boat' ) );
	await userEvent.type( field, ' at sea' );
	answer = { status: 200, body: { id: 7, alt: 'Something else' } };
	await press( 'Write another' );
	await waitFor( () => expect( field ).toHaveValue( 'Something else' ) );
	await press( 'Restore previous text' );
	expect( field ).toHaveValue( 'A boat at sea' );
	await press( 'Use this text' );
	expect( editor.blocks()[ 0 ]?.attributes.alt ).toBe( 'A boat at sea' );
} );

it( 'is canceled, which ends the request and says nothing', async () => {
	let signal: AbortSignal | null | undefined;
	globalThis.fetch = ( _input, init ) =>
		new Promise( ( _resolve, reject ) => {
			signal = init?.signal;
			signal?.addEventListener( 'abort', () =>
				reject( new DOMException( 'Stop', 'AbortError' ) )
			);
		} );
	await openDialog();
	expect(
		screen.getByText( 'Looking at the image…', { selector: 'p' } )
	).toBeInTheDocument();
	await press( 'Cancel' );
	await screen.findByRole( 'button', { name: 'Write with AI' } );
	expect( signal?.aborted ).toBe( true );
	expect( document.querySelector( '.is-error' ) ).toBeNull();
} );

it( 'asks nothing about an image that is elsewhere, and takes a text by hand', async () => {
	const editor = await openDialog(
		'<!-- wp:image {"url":"https://b.test/logo.png"} /-->'
	);
	expect( screen.getByText( /Upload this one there/ ) ).toBeInTheDocument();
	expect(
		screen.getByRole( 'button', { name: 'Write with AI' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	await userEvent.type( screen.getByRole( 'textbox' ), 'A logo' );
	await press( 'Use this text' );
	expect( editor.blocks()[ 0 ]?.attributes.alt ).toBe( 'A logo' );
	expect( calls ).toEqual( [] );
} );

it( 'asks nothing where nobody can look', async () => {
	installSettings( { ai: { engine: 'demo', readsImages: false } } );
	await openDialog();
	expect(
		screen.getByText( /This site’s AI cannot read images/ )
	).toBeInTheDocument();
	expect(
		screen.getByRole( 'button', { name: 'Write with AI' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	expect( calls ).toEqual( [] );
} );

it( 'is not there where AI is off, and leaves the block as it is', async () => {
	installSettings( { ai: { features: { images: false } } } );
	const editor = await openEditor( POST );
	await editor.select();
	await act( async () => undefined );
	expect( toolbarButton() ).toBeNull();

	let mounts = 0;
	const Wrapped = withAltButton( function Counted() {
		mounts++;
		return null;
	} );
	render(
		<Wrapped
			name="core/verse"
			attributes={ {} }
			setAttributes={ jest.fn() }
		/>
	);
	expect( mounts ).toBe( 1 );
} );
