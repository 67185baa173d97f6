import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf, draftOf } from '../draft';
import { StylePanel } from '../panel';
import { serveSettings } from '../../../../../../tests/js/serve';
import type { AiSettings } from '@slipstream/site-settings';

const SAVED = {
	slipstream_ai_guidelines: 'Be kind.',
	slipstream_ai_glossary: [ { term: 'e-mail', preferred: 'email' } ],
	slipstream_ai_banned: [ 'very', 'quite' ],
} satisfies Partial< AiSettings >;

const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );
const press = ( name: string | RegExp ) => userEvent.click( button( name ) );

describe( 'the house style', () => {
	it( 'sends nothing else than it was given when nothing is changed', () => {
		expect( bodyOf( draftOf( SAVED ) ) ).toEqual( SAVED );
	} );

	it( 'is changed and saved', async () => {
		const sent = serveSettings( SAVED );
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
		const sent = serveSettings( SAVED );
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
			'Enter the word to use instead.',
			'This word is already in the list.',
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
