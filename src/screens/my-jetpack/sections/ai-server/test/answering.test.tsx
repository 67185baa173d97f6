import { render, screen } from '@testing-library/react';
import { serve } from '../../../../../../tests/js/serve';
import { Answering } from '../answering';
import { firstStep } from '../first-step';
import type { AiStatus } from '../../../ai-settings';

const status = ( state: AiStatus[ 'test' ][ 'state' ] ): AiStatus => ( {
	engine: 'openai',
	streams: true,
	base_url: 'http://127.0.0.1:1/v1',
	model: 'small',
	test: {
		state,
		message: state === 'failed' ? 'No answer from 127.0.0.1:1.' : '',
		tested: new Date().toISOString(),
		models: [],
	},
	requests_used: 0,
	is_enabled: true,
	is_supported: true,
	roles: {},
	default_templates: [],
	connectors_url: '',
} );

describe( 'how the AI server answered last', () => {
	it.each( [
		[ 'failed', 'No answer from 127.0.0.1:1.', true ],
		[ 'works', 'It works.', false ],
		[ 'untested', 'Not tested yet.', false ],
	] as const )( 'looks like an error only if it is: %s', ( ...row ) => {
		const [ state, text, isError ] = row;
		const { container } = render(
			<Answering status={ status( state ) } />
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( text );
		expect( container.querySelector( '.is-error' ) !== null ).toBe(
			isError
		);
	} );

	it.each( [
		[ 'untested', 'Settings → Connectors', 'Not tested yet.', false ],
		[ 'works', 'Settings → Connectors', 'It works.', true ],
		[ 'failed', 'No answer', 'Tested', false ],
	] as const )(
		'is known of WordPress’s own once it was tried: %s',
		async ( state, who, how, isDone ) => {
			const core = { ...status( state ), engine: 'core' as const };
			render( <Answering status={ core } /> );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent( who );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent( how );
			serve( { 'ai-status': () => ( { body: core } ) } );
			expect( await firstStep.isDone() ).toBe( isDone );
		}
	);
} );
