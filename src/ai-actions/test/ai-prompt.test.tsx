import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hush, installSettings, spoken } from '../../ai-ui/test/support';
import { setConnected } from '../../../blocks/ai-assistant/test/support/session';
import { AiPrompt } from '../components/ai-prompt';
import type { ResultActions } from '../components/ai-prompt';

const NOTHING = () => undefined;
const REQUEST = {
	state: 'init',
	text: '',
	wasStopped: false,
	problem: null,
	isSecondAttempt: false,
	canContinue: false,
	retry: NOTHING,
	stop: NOTHING,
} as const;
const RESULT: ResultActions = {
	onAccept: NOTHING,
	onDiscard: NOTHING,
	onRegenerate: NOTHING,
};

type Request = Parameters< typeof AiPrompt >[ 0 ][ 'request' ];

beforeEach( async () => {
	installSettings();
	hush();
	await setConnected( true );
} );

/** A panel's prompt, sent, and then what becomes of it. */
async function ask( then: Partial< Request >, result?: ResultActions ) {
	const onSend = jest.fn();
	const prompt = ( request: Partial< Request >, shown?: ResultActions ) => (
		<AiPrompt
			request={ { ...REQUEST, ...request } }
			result={ shown }
			isDisabled={ false }
			placeholder="What?"
			onSend={ onSend }
			onClose={ NOTHING }
		/>
	);
	const { rerender } = render( prompt( {} ) );
	await userEvent.type( field(), 'Shorter{Enter}' );
	expect( onSend.mock.calls ).toEqual( [ [ 'Shorter' ] ] );
	rerender( prompt( { state: 'suggesting', text: 'So' } ) );
	expect( names() ).toEqual( [ 'Stop' ] );
	rerender( prompt( then, result ) );
}

const field = () => screen.getByRole( 'textbox', { name: 'Ask AI' } );
const names = () =>
	screen.getAllByRole( 'button' ).map( ( { textContent } ) => textContent );

it( 'is empty again once an answer has come', async () => {
	await ask( { state: 'done', text: 'So short.' }, RESULT );
	expect( field() ).toHaveValue( '' );
	expect( names() ).toEqual( [ 'Accept', 'Discard', 'Regenerate' ] );
	await userEvent.type( field(), 'Longer' );
	expect( names() ).toEqual( [ 'Generate', 'Cancel' ] );
} );

it( 'is empty again where the author has stopped an answer, which is continued first', async () => {
	await ask(
		{ state: 'done', text: 'So', wasStopped: true, canContinue: true },
		{ ...RESULT, cutOff: { problem: null, onContinue: NOTHING } }
	);
	expect( field() ).toHaveValue( '' );
	expect( names() ).toEqual( [
		'Continue',
		'Accept',
		'Discard',
		'Regenerate',
	] );
	expect( spoken() ).toMatch( /^Stopped early/ );
} );

it( 'keeps words that were not answered, and the answer before them can be taken', async () => {
	const problem = { code: 'error_network', message: 'No.' };
	await ask( { state: 'error', problem }, RESULT );
	expect( field() ).toHaveValue( 'Shorter' );
	expect( names() ).toEqual( [
		'Try Again',
		'Accept',
		'Discard',
		'Regenerate',
	] );
} );

it( 'keeps them too where nothing had come before a stop', async () => {
	await ask( { state: 'done', wasStopped: true } );
	expect( field() ).toHaveValue( 'Shorter' );
	expect( names() ).toEqual( [ 'Generate', 'Close' ] );
} );
