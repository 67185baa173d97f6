import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBlockProps } from '@wordpress/block-editor';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { installSettings } from '../../../src/ai-ui/test/support';
import { withAltButton } from '../with-alt-button';

const POST =
	'<!-- wp:image {"id":7,"url":"https://a.test/boat.png","isDecorative":true} /-->';

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

async function openDialog() {
	const editor = await openEditor( POST );
	await editor.select();
	await waitFor( () => expect( toolbarButton() ).not.toBeNull() );
	await userEvent.click( toolbarButton()! );
	await screen.findByRole( 'dialog' );
	return editor;
}

it( 'writes a text, lets it be mended, and takes it in one step', async () => {
	const editor = await openDialog();
	const field = await screen.findByRole( 'textbox' );
	await waitFor( () => expect( field ).toHaveValue( 'A boat' ) );
	expect( calls ).toEqual( [
		{ path: '/alt-text/7/write', body: { context: '' } },
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
			body: { alt: 'A boat at sea' },
		} )
	);
} );

it( 'says why there is no text, and takes the author’s own', async () => {
	answer = {
		status: 422,
		body: { code: 'error_unclear_prompt', message: 'No.' },
	};
	const editor = await openDialog();
	await screen.findByText( 'The model could not say what is in this image.', {
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
