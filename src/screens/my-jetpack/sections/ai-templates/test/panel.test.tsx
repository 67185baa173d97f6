import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { rowsOf, withMoved } from '../draft';
import { TemplatesPanel } from '../panel';
import { serveSettings } from '../../../../../../tests/js/serve';
import type { AiSettings } from '@slipstream/site-settings';

const SAVED = {
	slipstream_ai_templates: [
		{ title: 'Recipe', prompt: 'Write a recipe' },
		{ title: 'News', prompt: 'Write news' },
	],
} satisfies Partial< AiSettings >;
const DEFAULTS = [ { title: 'Outline', prompt: 'Write an outline' } ];

let refusal: string;

beforeEach( () => {
	refusal = '';
} );

const begin = () =>
	serveSettings(
		SAVED,
		{
			'slipstream/v1/ai-status': () => ( {
				body: { default_templates: DEFAULTS },
			} ),
		},
		() => refusal
	);

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
		expect( container ).toHaveTextContent( 'You have unsaved changes.' );
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
					const rows = rowsOf(
						titles.map( ( title ) => ( { title, prompt: '' } ) )
					);
					const moved = withMoved( rows, from, to );
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
