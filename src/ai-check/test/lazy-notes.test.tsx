import { render, screen } from '@testing-library/react';
import { LanguageNote, StyleNotes } from '..';
import { installSettings } from '../../ai-ui/test/support';

const draw = ( style?: object ) => {
	installSettings( { ai: { style } } );
	const { container } = render(
		<StyleNotes
			text="A synergy."
			onReplace={ () => {} }
			onAgain={ () => {} }
		/>
	);
	return container;
};

it( 'fetches no remarks where the site does not say how it writes', () => {
	expect( draw() ).toBeEmptyDOMElement();
	expect( draw( { glossary: [], banned: [] } ) ).toBeEmptyDOMElement();
} );

it( 'remarks on the house style once that is fetched', async () => {
	expect(
		draw( { glossary: [], banned: [ 'synergy' ] } )
	).not.toBeEmptyDOMElement();
	expect(
		await screen.findByText( 'This site avoids “synergy”.' )
	).toBeVisible();
} );

it( 'remarks on the language once that is fetched', async () => {
	render(
		<LanguageNote
			wrong={ { found: 'en', expected: 'de' } }
			onAgain={ () => {} }
			onKeep={ () => {} }
		/>
	);
	expect(
		await screen.findByRole( 'button', { name: 'Use it anyway' } )
	).toBeVisible();
} );
