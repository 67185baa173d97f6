import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installSettings } from '../../../ai-ui/test/support';
import { picture, serve } from './server';

beforeAll( () => installSettings( { ai: { readsImages: true } } ) );
afterEach( () => void Reflect.deleteProperty( navigator, 'locks' ) );

it( 'leaves the run to another tab of this browser, and says so', async () => {
	const { App } = await import( '../app' );
	const { Screen } = await import( '@slipstream/ui' );
	serve( [ picture( 2 ), picture( 1 ) ] );
	Object.defineProperty( navigator, 'locks', {
		configurable: true,
		value: {
			request: (
				_name: string,
				_options: object,
				work: ( lock: null ) => unknown
			) => Promise.resolve( work( null ) ),
		},
	} );
	render(
		<Screen>
			<App />
		</Screen>
	);
	await userEvent.click(
		await screen.findByRole( 'button', {
			name: 'Write 2 alternative texts',
		} )
	);
	await waitFor( () =>
		expect(
			document.querySelector( '.components-notice__content' )
		).toHaveTextContent( 'Another tab in this browser' )
	);
	for ( const text of screen.getAllByRole( 'textbox' ) ) {
		expect( text ).toHaveValue( '' );
	}
} );
