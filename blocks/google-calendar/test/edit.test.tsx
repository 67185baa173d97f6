import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import {
	convertToLink,
	findRefusal,
	registerParagraph,
	submitEmbed,
} from '../../../tests/js/embed-form';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerParagraph();
} );

const LABEL = 'Google Calendar URL or iframe';
const REFUSED =
	"Your calendar couldn't be embedded. Please double check your URL or Embed Code. Please note, you need to use the 'Public URL' or 'Embed Code', the 'Shareable Link' will not work.";
const CALENDAR = 'https://calendar.google.com/calendar/embed?src=a%40b.test';

const saved = ( attributes?: { url: string; height?: number } ) =>
	`<!-- wp:jetpack/google-calendar${ attributes ? ` ${ JSON.stringify( attributes ) }` : '' } -->\n<a class="wp-block-jetpack-google-calendar"${ attributes ? ` href="${ attributes.url }">${ attributes.url }` : '>' }</a>\n<!-- /wp:jetpack/google-calendar -->`;

/** An editor with the block, and what the site was asked. */
async function open( attributes?: { url: string; height?: number } ) {
	const sent = serve( {} );
	const editor = await openEditor( saved( attributes ), {
		modules: [ block ],
	} );
	return { editor, sent };
}

const preview = () => screen.findByTitle( 'Google Calendar preview' );
const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

/** Embeds another text from the sidebar. */
async function embedInSidebar( value: string ) {
	fireEvent.change( sidebar().getByRole( 'textbox', { name: LABEL } ), {
		target: { value },
	} );
	await userEvent.click( sidebar().getByRole( 'button', { name: 'Embed' } ) );
}

describe( 'the form', () => {
	it( 'is empty at first, and tells both steps', async () => {
		const { editor } = await open();
		const field = await screen.findByRole( 'textbox', { name: LABEL } );
		expect( field ).toHaveValue( '' );
		expect( field.nodeName ).toBe( 'TEXTAREA' );
		expect( field ).toHaveAttribute(
			'placeholder',
			'Enter URL or iframe to embed here…'
		);
		const steps = screen.getAllByRole( 'listitem' );
		expect( steps ).toHaveLength( 2 );
		expect( steps[ 0 ] ).toHaveTextContent(
			'Enable permissions for the calendar you want to share'
		);
		expect( steps[ 1 ] ).toHaveTextContent(
			'Paste the embed code you copied from your Google Calendar below'
		);
		expect( screen.queryByText( REFUSED ) ).toBeNull();
		expect( editor.markup() ).toBe( saved() );
	} );

	it.each( [
		[ 'the address', CALENDAR, CALENDAR ],
		[
			'a shared link',
			`https://calendar.google.com/calendar/u/0?cid=${ window.btoa( 'a@b.test' ) }`,
			CALENDAR,
		],
	] )( 'takes %s, and asks nobody for it', async ( _, text, url ) => {
		const { editor, sent } = await open();
		await submitEmbed( LABEL, text );
		const frame = await preview();
		expect( frame ).toHaveAttribute( 'src', url );
		expect( frame ).toHaveAttribute( 'sandbox' );
		expect( frame ).toHaveStyle( { height: '600px' } );
		expect( editor.markup() ).toBe( saved( { url } ) );
		expect( sent ).toEqual( [] );
	} );

	it( 'takes the embed code with its height, and without its width', async () => {
		const { editor } = await open();
		await submitEmbed(
			LABEL,
			`<iframe src="${ CALENDAR }" style="border: 0" width="800" height="450" frameborder="0" scrolling="no"></iframe>`
		);
		expect( await preview() ).toHaveStyle( { height: '450px' } );
		expect( editor.markup() ).toBe(
			saved( { url: CALENDAR, height: 450 } )
		);
	} );

	it.each( [
		'',
		'calendar',
		'calendar.google.com/calendar/embed?src=a',
		'https://calendar.google.com/',
		'https://calendar.google.com.evil.com/calendar/embed?src=a',
		'https://calendar.google.com/calendar?cid=%20%',
		'<iframe src="https://example.com/calendar/embed"></iframe>',
	] )( 'refuses %j', async ( text ) => {
		const { editor } = await open();
		await submitEmbed( LABEL, text );
		expect( await findRefusal( REFUSED ) ).toBeVisible();
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			text
		);
		expect( editor.markup() ).toBe( saved() );
	} );

	it( 'makes a link of what it refused', async () => {
		const { editor } = await open();
		await submitEmbed( LABEL, 'https://example.com/a' );
		await findRefusal( REFUSED );
		expect( await convertToLink( editor ) ).toBe(
			'core/paragraph <a href="https://example.com/a">https://example.com/a</a>'
		);
	} );
} );

describe( 'the sidebar', () => {
	it( 'embeds another calendar in the place of the first', async () => {
		const { editor } = await open( { url: CALENDAR, height: 450 } );
		await editor.select();
		expect( sidebar().getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			CALENDAR
		);
		const url = 'https://calendar.google.com/calendar/embed?src=c';
		await embedInSidebar( `<iframe src="${ url }" height="300"></iframe>` );
		expect( await preview() ).toHaveAttribute( 'src', url );
		expect( editor.markup() ).toBe( saved( { url, height: 300 } ) );
	} );

	it( 'says what is wrong at the block, which keeps its calendar', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		await embedInSidebar( 'soup' );
		expect( await findRefusal( REFUSED ) ).toBeVisible();
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			'soup'
		);
		expect( editor.markup() ).toBe( saved( { url: CALENDAR } ) );
		await submitEmbed( LABEL, CALENDAR );
		expect( await preview() ).toHaveAttribute( 'src', CALENDAR );
	} );
} );

describe( 'a stored address', () => {
	it( 'that is none of Google’s is kept, and said to be wrong', async () => {
		const attributes = { url: 'https://evil.com/calendar/embed?src=a' };
		const { editor } = await open( attributes );
		expect( await findRefusal( REFUSED ) ).toBeVisible();
		expect( screen.queryByTitle( 'Google Calendar preview' ) ).toBeNull();
		expect( editor.markup() ).toBe( saved( attributes ) );
	} );
} );
