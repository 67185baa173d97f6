import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { StylePanel } from '../sections/ai-style/panel';
import * as style from '../sections/ai-style/draft';
import { TemplatesPanel } from '../sections/ai-templates/panel';
import * as templates from '../sections/ai-templates/draft';
import { serve } from '../../../../tests/js/serve';
import type { AiSettings } from '../ai-settings';

const SAVED = {
	slipstream_ai_templates: [
		{ title: 'Recipe', prompt: 'Write a recipe' },
		{ title: 'News', prompt: 'Write news' },
	],
	slipstream_ai_guidelines: 'Be kind.',
	slipstream_ai_glossary: [ { term: 'e-mail', preferred: 'email' } ],
	slipstream_ai_banned: [ 'very', 'quite' ],
} satisfies Partial< AiSettings >;
const DEFAULTS = [ { title: 'Outline', prompt: 'Write an outline' } ];

let server: object;
let refusal: string;

beforeEach( () => {
	server = SAVED;
	refusal = '';
} );

/** A server that keeps what it gets. */
function begin() {
	const sent = serve( {
		'slipstream/v1/ai-status': () => ( {
			body: { default_templates: DEFAULTS },
		} ),
		'jetpack/v4/settings': () => {
			if ( refusal ) {
				return {
					status: 500,
					body: { code: 'broken', message: refusal },
				};
			}
			const change = sent.at( -1 )?.body as object | undefined;
			server = { ...server, ...change };
			return { body: change ? { code: 'success', ...change } : server };
		},
	} );
	return sent;
}

const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const press = ( name: string | RegExp ) => userEvent.click( button( name ) );
const names = () =>
	screen
		.queryAllByLabelText( 'Name' )
		.map( ( field ) => ( field as HTMLInputElement ).value );

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
}

describe( 'the templates', () => {
	it( 'are added, worded, moved, deleted and saved; the focus stays near', async () => {
		const sent = begin();
		const { container } = render( <TemplatesPanel /> );
		await screen.findByDisplayValue( 'Recipe' );
		expect( asksBeforeLeaving() ).toBe( false );
		expect( button( 'Move “Recipe” up' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await press( 'Move “Recipe” down' );
		expect( names() ).toEqual( [ 'News', 'Recipe' ] );
		expect( button( 'Move “Recipe” down' ) ).toHaveFocus();
		await press( 'Add a template' );
		expect( screen.getAllByLabelText( 'Name' )[ 2 ] ).toHaveFocus();
		await userEvent.keyboard( ' Poem ' );
		await userEvent.type(
			screen.getAllByLabelText( 'Prompt' )[ 2 ] as HTMLElement,
			'Write a poem'
		);
		await press( 'Delete “News”' );
		expect( button( 'Delete “Recipe”' ) ).toHaveFocus();
		expect( asksBeforeLeaving() ).toBe( true );
		expect( container ).toHaveTextContent( 'There are unsaved changes.' );
		await press( 'Save templates' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_ai_templates: [
				{ title: 'Recipe', prompt: 'Write a recipe' },
				{ title: 'Poem', prompt: 'Write a poem' },
			],
		} );
		expect( asksBeforeLeaving() ).toBe( false );
		expect( container ).not.toHaveTextContent( 'unsaved' );
	} );

	it( 'are not sent while something is wrong, and what is wrong is said', async () => {
		const sent = begin();
		const { container } = render( <TemplatesPanel /> );
		await screen.findByDisplayValue( 'Recipe' );
		const [ first, second ] = screen.getAllByLabelText( 'Name' );
		await userEvent.clear( first as HTMLElement );
		await userEvent.type( first as HTMLElement, 'NEWS' );
		const prompt = screen.getAllByLabelText( 'Prompt' )[ 1 ];
		await userEvent.clear( prompt as HTMLElement );
		expect( container ).not.toHaveTextContent( 'Enter a prompt.' );
		const before = sent.length;
		await press( 'Save templates' );
		expect( sent ).toHaveLength( before );
		expect( second ).toHaveFocus();
		expect( second ).toHaveAccessibleDescription(
			'Another template has this name.'
		);
		expect( prompt ).toHaveAccessibleDescription( 'Enter a prompt.' );
		await press( 'Discard changes' );
		expect( names() ).toEqual( [ 'Recipe', 'News' ] );
		expect( container ).not.toHaveTextContent( 'Another template' );
	} );

	it( 'can be none, and go back to the defaults', async () => {
		const sent = begin();
		const { container } = render( <TemplatesPanel /> );
		await screen.findByDisplayValue( 'Recipe' );
		await press( 'Delete “Recipe”' );
		await press( 'Delete “News”' );
		expect( container ).toHaveTextContent( 'There are no templates.' );
		expect( button( 'Add a template' ) ).toHaveFocus();
		await press( 'Reset to defaults' );
		expect( names() ).toEqual( [ 'Outline' ] );
		await press( 'Save templates' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_ai_templates: DEFAULTS,
		} );
	} );

	it( 'stay as typed when saving fails', async () => {
		begin();
		const { container } = render( <TemplatesPanel /> );
		await userEvent.type(
			await screen.findByDisplayValue( 'Recipe' ),
			' book'
		);
		refusal = 'The disk is full.';
		await press( 'Save templates' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'The disk is full.' )
		);
		expect( names() ).toEqual( [ 'Recipe book', 'News' ] );
		expect( asksBeforeLeaving() ).toBe( true );
	} );

	it( 'keep every row wherever they are moved', () => {
		fc.assert(
			fc.property(
				fc.array( fc.string(), { minLength: 1, maxLength: 8 } ),
				fc.nat( 9 ),
				fc.integer( { min: -2, max: 9 } ),
				( titles, from, to ) => {
					const rows = templates.rowsOf(
						titles.map( ( title ) => ( { title, prompt: '' } ) )
					);
					const moved = templates.withMoved( rows, from, to );
					expect(
						[ ...moved ].sort( ( a, b ) => a.id - b.id )
					).toEqual( rows );
					if ( from < rows.length && to >= 0 && to < rows.length ) {
						expect( moved[ to ] ).toBe( rows[ from ] );
					}
				}
			)
		);
	} );
} );

describe( 'the house style', () => {
	it( 'sends nothing else than it was given when nothing is changed', () => {
		const { slipstream_ai_templates: _templates, ...own } = SAVED;
		expect( style.bodyOf( style.draftOf( SAVED ) ) ).toEqual( own );
	} );

	it( 'is changed and saved', async () => {
		const sent = begin();
		const { container } = render( <StylePanel /> );
		const guidelines = await screen.findByLabelText( 'Guidelines' );
		expect( guidelines ).toHaveAccessibleDescription( /8 of 4000/ );
		await userEvent.type( guidelines, ' Be brief.' );
		await press( 'Add a word' );
		expect( screen.getByLabelText( 'Word 2: instead of' ) ).toHaveFocus();
		await userEvent.keyboard( 'web site' );
		await userEvent.type(
			screen.getByLabelText( 'Word 2: write' ),
			'website'
		);
		await press( 'Add a word' );
		await userEvent.type(
			screen.getByLabelText( 'Words to avoid' ),
			'\n\n  rather \nvery'
		);
		await press( 'Save house style' );
		await waitFor( () =>
			expect( container ).toHaveTextContent( 'Saved.' )
		);
		expect( sent.at( -1 )?.body ).toEqual( {
			slipstream_ai_guidelines: 'Be kind. Be brief.',
			slipstream_ai_glossary: [
				{ term: 'e-mail', preferred: 'email' },
				{ term: 'web site', preferred: 'website' },
			],
			slipstream_ai_banned: [ 'very', 'quite', 'rather' ],
		} );
	} );

	it( 'wants both words of a row, each word once, and lines of a length', async () => {
		const sent = begin();
		const { container } = render( <StylePanel /> );
		await screen.findByLabelText( 'Guidelines' );
		await userEvent.clear( screen.getByLabelText( 'Word 1: write' ) );
		await press( 'Add a word' );
		await userEvent.keyboard( 'e-mail' );
		await userEvent.click( screen.getByLabelText( 'Words to avoid' ) );
		await userEvent.paste( `\n${ 'x'.repeat( 101 ) }` );
		const before = sent.length;
		await press( 'Save house style' );
		expect( sent ).toHaveLength( before );
		expect( screen.getByLabelText( 'Word 1: write' ) ).toHaveFocus();
		for ( const part of [
			'Enter the word to write instead.',
			'This word is in the list already.',
			'This line is too long: xxx',
		] ) {
			expect( container ).toHaveTextContent( part );
		}
		await press( 'Delete word 2' );
		expect( button( 'Delete word 1' ) ).toHaveFocus();
		await press( 'Delete word 1' );
		expect( button( 'Add a word' ) ).toHaveFocus();
		expect(
			within( container ).queryByLabelText( 'Word 1: instead of' )
		).toBeNull();
	} );
} );
