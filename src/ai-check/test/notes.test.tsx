import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installSettings } from '../../ai-ui/test/support';
import { LanguageNote } from '../language-note';
import { StyleNotes } from '../style-notes';

const STYLE = {
	glossary: [ { term: 'e-mail', preferred: 'email' } ],
	banned: [ 'synergy' ],
};

beforeEach( () => installSettings( { ai: { style: STYLE } } ) );

const TEXT = 'Synergy by e-mail, and e-mail again.';

function draw( text = TEXT ) {
	const onReplace = jest.fn();
	const onAgain = jest.fn();
	const { container, rerender } = render(
		<StyleNotes text={ text } onReplace={ onReplace } onAgain={ onAgain } />
	);
	return {
		container,
		onReplace,
		onAgain,
		show: ( next: string ) =>
			rerender(
				<StyleNotes
					text={ next }
					onReplace={ onReplace }
					onAgain={ onAgain }
				/>
			),
	};
}

const press = ( name: string ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );

it( 'says nothing of a text that is as the site writes', () => {
	expect( draw( 'Fine.' ).container ).toBeEmptyDOMElement();
	installSettings( { ai: {} } );
	expect( draw().container ).toBeEmptyDOMElement();
} );

it( 'tells what is wrong, each word once, and replaces all of a word', async () => {
	const { container, onReplace, show } = draw();
	expect( container ).toHaveTextContent( 'This site avoids “Synergy”.' );
	expect( container ).toHaveTextContent(
		'This site writes “email”, not “e-mail”. 2 times'
	);
	await press( 'Replace with “email”' );
	expect( onReplace ).toHaveBeenCalledWith(
		'Synergy by email, and email again.'
	);
	show( 'Synergy by email, and email again.' );
	expect( container ).not.toHaveTextContent( 'e-mail' );
	expect( screen.getByRole( 'group' ) ).toHaveFocus();
} );

it( 'ignores a word for good, and asks again about the others', async () => {
	const { container, onAgain, show } = draw();
	await press( 'Ignore “Synergy”' );
	show( TEXT + ' Synergy' );
	expect( container ).not.toHaveTextContent( 'avoids' );
	await press( 'Ask again' );
	const [ request ] = onAgain.mock.calls[ 0 ] as [ string ];
	expect( request ).toContain( 'Write "email" instead of "e-mail".' );
	expect( request ).not.toContain( 'ynergy' );
	await press( 'Ignore “e-mail”' );
	expect( container ).toBeEmptyDOMElement();
} );

it( 'names both languages, and gives both choices', async () => {
	const onAgain = jest.fn();
	const onKeep = jest.fn();
	const { container } = render(
		<LanguageNote
			wrong={ { found: 'en', expected: 'de' } }
			onAgain={ onAgain }
			onKeep={ onKeep }
		/>
	);
	expect( container ).toHaveTextContent(
		'This answer seems to be in English instead of German.'
	);
	await press( 'Ask again' );
	await press( 'Use it anyway' );
	expect( onAgain ).toHaveBeenCalledTimes( 1 );
	expect( onKeep ).toHaveBeenCalledTimes( 1 );
} );
