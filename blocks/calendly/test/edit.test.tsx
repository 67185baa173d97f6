import { screen } from '@testing-library/react';
import {
	convertToLink,
	findRefusal,
	submitEmbed,
} from '../../../tests/js/embed-form';
import { reply, serve } from '../../../tests/js/serve';
import {
	CALENDAR,
	edit,
	LABEL,
	open,
	openPost,
	preview,
	REFUSED,
	saved,
	setUp,
	shown,
} from './support';

beforeAll( setUp );

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

	it( 'takes an address, and asks Calendly whether it is there', async () => {
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
		expect( sent.map( ( { url } ) => url ) ).toEqual( [
			expect.stringContaining(
				`wpcom/v2/resolve-redirect?url=${ encodeURIComponent( CALENDAR ) }`
			),
		] );
	} );

	it( 'says that it is embedding while Calendly is asked', async () => {
		let answer: ( response: Response ) => void = () => {};
		await open();
		globalThis.fetch = () =>
			new Promise( ( resolve ) => {
				answer = resolve;
			} );
		await submitEmbed( LABEL, CALENDAR );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Embedding…'
		);
		expect( screen.queryByRole( 'textbox', { name: LABEL } ) ).toBeNull();
		answer( reply( 200, { url: CALENDAR, status: 200 } ) );
		expect( await preview() ).toBeVisible();
	} );

	it.each( [
		[ 404, false ],
		[ 410, false ],
		[ 403, true ],
		[ 503, true ],
	] )( 'of what answers %d takes: %p', async ( status, isTaken ) => {
		const { editor } = await open( { url: 'https://calendly.com/bob' } );
		serve( {
			'wpcom/v2/resolve-redirect': () => ( {
				body: { url: CALENDAR, status },
			} ),
		} );
		await editor.select();
		await edit();
		await submitEmbed( LABEL, CALENDAR );
		expect(
			await ( isTaken ? preview() : findRefusal( REFUSED ) )
		).toBeVisible();
		expect( editor.markup() ).toBe(
			saved( isTaken ? { url: CALENDAR } : undefined )
		);
	} );

	it( 'takes an embed code, with its colors', async () => {
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

	it( 'makes a button of the code of a link, with its text and colors', async () => {
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
		const { blocks, select } = await openPost(
			`<!-- wp:jetpack/calendly ${ JSON.stringify( { style: 'link', url: CALENDAR } ) } -->\n<div class="wp-block-jetpack-calendly"><!-- wp:jetpack/button ${ JSON.stringify( look ) } /--></div>\n<!-- /wp:jetpack/calendly -->`
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

	it( 'of a link without a button has the colors that its classes name', async () => {
		const { editor } = await open( {
			style: 'link',
			url: CALENDAR,
			submitButtonText: 'Book',
			submitButtonClasses:
				'has-text-color has-night-color has-background has-sun-background-color',
			customTextButtonColor: '#112233',
			customBackgroundButtonColor: '#ffeedd',
		} );
		expect( await screen.findByText( 'Book' ) ).toBeVisible();
		expect(
			editor.blocks()[ 0 ]?.innerBlocks[ 0 ]?.attributes
		).toMatchObject( {
			textColor: 'night',
			backgroundColor: 'sun',
			customTextColor: '#112233',
			customBackgroundColor: '#ffeedd',
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
