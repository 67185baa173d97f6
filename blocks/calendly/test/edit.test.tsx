import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import {
	convertToLink,
	findRefusal,
	registerParagraph,
	submitEmbed,
} from '../../../tests/js/embed-form';
import { serve } from '../../../tests/js/serve';
import * as button from '../../button';
import buttonMetadata from '../../button/block.json';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	registerBlock( buttonMetadata, button.settings );
	registerParagraph();
} );

const LABEL = 'Calendly web address or embed code';
const REFUSED =
	"Your calendar couldn't be embedded. Please double check your URL or code.";
const CALENDAR = 'https://calendly.com/ann/half-an-hour';

/** The colours of a theme, as the server tells them. */
const FEATURES = {
	__experimentalFeatures: {
		color: {
			palette: {
				theme: [
					{ name: 'Night', slug: 'night', color: '#11223380' },
					{ name: 'Sun', slug: 'sun', color: '#fe0' },
				],
			},
		},
	},
};

const saved = ( attributes?: object ) =>
	`<!-- wp:jetpack/calendly${ attributes ? ` ${ JSON.stringify( attributes ) }` : '' } -->\n<div class="wp-block-jetpack-calendly"></div>\n<!-- /wp:jetpack/calendly -->`;

/** An editor with the block, and what the site was asked. */
async function open( attributes?: object ) {
	const sent = serve( {} );
	const editor = await openEditor( saved( attributes ), {
		modules: [ block, button ],
		settings: FEATURES,
	} );
	return { editor, sent };
}

const preview = () => screen.findByTitle( 'Calendly preview' );
const shown = async () =>
	new URL( ( await preview() ).getAttribute( 'src' ) ?? '' );
const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );
const edit = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Edit' } ) );

describe( 'the form', () => {
	it( 'is empty at first', async () => {
		const { editor } = await open();
		const field = await screen.findByRole( 'textbox', { name: LABEL } );
		expect( field ).toHaveValue( '' );
		expect( field ).toHaveAttribute(
			'placeholder',
			'Calendly web address or embed code…'
		);
		expect(
			screen.getAllByText(
				'Enter your Calendly web address or embed code below.'
			)
		).not.toHaveLength( 0 );
		expect( screen.queryByText( REFUSED ) ).toBeNull();
		expect( editor.markup() ).toBe( saved() );
	} );

	it( 'takes an address, and asks nobody for it', async () => {
		const { editor, sent } = await open();
		await submitEmbed( LABEL, CALENDAR );
		expect( Object.fromEntries( ( await shown() ).searchParams ) ).toEqual(
			{
				embed_domain: 'localhost',
				embed_type: 'Inline',
				hide_event_type_details: '0',
				background_color: 'ffffff',
				primary_color: '00A2FF',
				text_color: '4D5055',
			}
		);
		expect( editor.markup() ).toBe( saved( { url: CALENDAR } ) );
		expect( sent ).toEqual( [] );
	} );

	it( 'takes an embed code, with its colours', async () => {
		const { editor } = await open();
		await submitEmbed(
			LABEL,
			`<div class="calendly-inline-widget" data-url="${ CALENDAR }?hide_event_type_details=1&amp;background_color=112233&amp;text_color=zz"></div><script src="https://assets.calendly.com/assets/external/widget.js"></script>`
		);
		const { searchParams } = await shown();
		expect( searchParams.get( 'background_color' ) ).toBe( '112233' );
		expect( searchParams.get( 'text_color' ) ).toBe( '4D5055' );
		expect( editor.markup() ).toBe(
			saved( {
				backgroundColor: '112233',
				hideEventTypeDetails: true,
				url: CALENDAR,
			} )
		);
	} );

	it( 'makes a button of the code of a link, with its text and colours', async () => {
		const { editor } = await open();
		await submitEmbed(
			LABEL,
			`<script>Calendly.initBadgeWidget({ url: '${ CALENDAR }', text: 'Book a table', color: '#112233', textColor: '#ffeedd' });</script>`
		);
		expect( await screen.findByText( 'Book a table' ) ).toBeVisible();
		const [ calendar ] = editor.blocks();
		expect( calendar?.attributes ).toMatchObject( {
			url: CALENDAR,
			style: 'link',
		} );
		expect( calendar?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
			element: 'a',
			uniqueId: 'calendly-widget-id',
			text: 'Book a table',
			url: CALENDAR,
			customBackgroundColor: '#112233',
			customTextColor: '#ffeedd',
		} );
	} );

	it.each( [
		'',
		'ann',
		'https://calendly.com/',
		'https://calendly.com.evil.com/ann',
		'https://example.com/calendly.com',
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
		await submitEmbed( LABEL, 'https://example.com/ann' );
		await findRefusal( REFUSED );
		expect( await convertToLink( editor ) ).toBe(
			'core/paragraph <a href="https://example.com/ann">https://example.com/ann</a>'
		);
	} );
} );

describe( 'a stored address', () => {
	it( 'is edited again, and another takes its place', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		await edit();
		expect( screen.getByRole( 'textbox', { name: LABEL } ) ).toHaveValue(
			CALENDAR
		);
		await submitEmbed( LABEL, 'calendly.com/bob' );
		expect( ( await shown() ).pathname ).toBe( '/bob' );
		expect( editor.markup() ).toBe(
			saved( { url: 'https://calendly.com/bob' } )
		);
	} );

	it( 'is cleared where another is refused', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		await edit();
		await submitEmbed( LABEL, 'soup' );
		expect( await findRefusal( REFUSED ) ).toBeVisible();
		expect( editor.markup() ).toBe( saved() );
	} );

	it( 'takes another address with the look of its button, and of a code what it says', async () => {
		serve( {} );
		const look = {
			element: 'a',
			uniqueId: 'calendly-widget-id',
			text: 'Book a table',
			url: CALENDAR,
			customBackgroundColor: '#112233',
			borderRadius: 12,
		};
		const { blocks, select } = await openEditor(
			`<!-- wp:jetpack/calendly ${ JSON.stringify( { style: 'link', url: CALENDAR } ) } -->\n<div class="wp-block-jetpack-calendly"><!-- wp:jetpack/button ${ JSON.stringify( look ) } /--></div>\n<!-- /wp:jetpack/calendly -->`,
			{ modules: [ block, button ], settings: FEATURES }
		);
		const inner = () => blocks()[ 0 ]?.innerBlocks[ 0 ];
		const before = inner()?.clientId;
		await select();
		await edit();
		await submitEmbed( LABEL, 'calendly.com/bob' );
		const url = 'https://calendly.com/bob';
		expect( blocks()[ 0 ]?.attributes ).toMatchObject( { url } );
		expect( inner() ).toMatchObject( {
			clientId: before,
			attributes: { ...look, url },
		} );
		await edit();
		await submitEmbed(
			LABEL,
			`<script>Calendly.initBadgeWidget({ url: '${ CALENDAR }', text: 'Come in' });</script>`
		);
		expect( inner()?.attributes ).toMatchObject( {
			...look,
			text: 'Come in',
		} );
	} );

	it( 'of a link without a button gets one, with the look that it had', async () => {
		const old = {
			style: 'link',
			submitButtonText: 'Book',
			submitButtonTextColor: '#ffffff',
			backgroundButtonColor: 'sun',
			url: CALENDAR,
		};
		const { editor } = await open( old );
		expect( await screen.findByText( 'Book' ) ).toBeVisible();
		const [ calendar ] = editor.blocks();
		expect( calendar?.attributes ).toMatchObject( old );
		expect( calendar?.innerBlocks ).toHaveLength( 1 );
		expect( calendar?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
			element: 'a',
			uniqueId: 'calendly-widget-id',
			url: CALENDAR,
			text: 'Book',
			customTextColor: '#ffffff',
			backgroundColor: 'sun',
		} );
	} );

	it( 'that is none of Calendly is kept, and said to be wrong', async () => {
		const attributes = { url: 'https://calendly.com.evil.com/ann' };
		const { editor } = await open( attributes );
		expect( await findRefusal( REFUSED ) ).toBeVisible();
		expect( screen.queryByTitle( 'Calendly preview' ) ).toBeNull();
		expect( editor.markup() ).toBe( saved( attributes ) );
	} );
} );

describe( 'the sidebar', () => {
	it( 'hides the details of the event type', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		const toggle = sidebar().getByRole( 'checkbox', {
			name: 'Hide event type details',
		} );
		expect( toggle ).not.toBeChecked();
		await userEvent.click( toggle );
		expect( editor.markup() ).toBe(
			saved( { hideEventTypeDetails: true, url: CALENDAR } )
		);
		expect(
			( await shown() ).searchParams.get( 'hide_event_type_details' )
		).toBe( '1' );
	} );

	it( 'makes a button of the calendar, and a calendar again', async () => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		const radio = ( name: string ) =>
			sidebar().getByRole( 'radio', { name } );
		expect( radio( 'Inline' ) ).toBeChecked();
		await userEvent.click( radio( 'Link' ) );
		expect(
			await screen.findByText( 'Schedule time with me' )
		).toBeVisible();
		expect( screen.queryByTitle( 'Calendly preview' ) ).toBeNull();
		expect( editor.blocks()[ 0 ]?.attributes.style ).toBe( 'link' );
		expect( editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.attributes.url ).toBe(
			CALENDAR
		);
		await userEvent.click( radio( 'Inline' ) );
		await preview();
		expect( editor.markup() ).toBe( saved( { url: CALENDAR } ) );
	} );

	it.each( [
		[ 'Background color', 'backgroundColor', 'background_color' ],
		[ 'Link and button color', 'primaryColor', 'primary_color' ],
		[ 'Text color', 'textColor', 'text_color' ],
	] )( 'sets the %s', async ( label, attribute, parameter ) => {
		const { editor } = await open( { url: CALENDAR } );
		await editor.select();
		await userEvent.click(
			sidebar().getByRole( 'button', {
				name: new RegExp( `^${ label }` ),
			} )
		);
		// A palette may hold short colours, and clear ones.
		for ( const [ name, colour ] of [
			[ 'Night', '112233' ],
			[ 'Sun', 'ffee00' ],
		] ) {
			await userEvent.click(
				await screen.findByRole( 'option', { name } )
			);
			expect( editor.blocks()[ 0 ]?.attributes[ attribute ] ).toBe(
				colour
			);
			expect( ( await shown() ).searchParams.get( parameter ) ).toBe(
				colour
			);
		}
	} );
} );
