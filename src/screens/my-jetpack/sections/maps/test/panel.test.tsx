import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MapsPanel } from '../panel';
import { mapSettings } from '@slipstream/site-settings';
import { NAMES, PRIVATE_KEY, PROVIDER } from '../draft';
import { serve } from '../../../../../../tests/js/serve';
import type { MapSettings } from '../draft';

const SETTINGS: Omit< MapSettings, typeof PRIVATE_KEY > = {
	[ PROVIDER ]: 'mapbox',
	mapbox_api_key: 'pk.stored',
	slipstream_map_tiles: 'https://tiles.test/{z}/{x}/{y}.png',
	slipstream_map_attribution: '',
	slipstream_map_search: 'https://places.test',
	slipstream_mapkit_team_id: '',
	slipstream_mapkit_key_id: '',
};

interface Site {
	some?: Partial< MapSettings >;
	hasKey?: boolean;
	fixed?: Record< string, string >;
	refusal?: Record< string, string >;
}

function site( { some, hasKey = false, fixed = {}, refusal }: Site = {} ) {
	let stored: object = {
		...SETTINGS,
		...some,
		settings_secret: { [ PRIVATE_KEY ]: hasKey },
		settings_fixed: fixed,
	};
	const sent = serve( {
		'jetpack/v4/settings': () => {
			const body = sent.at( -1 )?.body as
				Partial< MapSettings > | undefined;
			if ( ! body ) {
				return { body: stored };
			}
			if ( refusal ) {
				return {
					status: 400,
					body: {
						code: 'some_updated',
						message: 'Not all was saved.',
						data: { status: 400, params: refusal },
					},
				};
			}
			stored = { ...stored, ...body };
			return {
				body: {
					code: 'success',
					...body,
					...( PRIVATE_KEY in body && {
						[ PRIVATE_KEY ]: body[ PRIVATE_KEY ] !== '',
					} ),
				},
			};
		},
	} );
	render( <MapsPanel /> );
	return sent;
}

const type = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
const save = () =>
	fireEvent.click( screen.getByRole( 'button', { name: 'Save maps' } ) );
const bodies = ( sent: ReturnType< typeof site > ) =>
	sent.flatMap( ( { body } ) => ( body ? [ body ] : [] ) );

describe( 'maps', () => {
	it( 'show what the chosen provider needs, and nothing else', async () => {
		site();
		expect(
			await screen.findByLabelText( 'Mapbox access token' )
		).toHaveValue( 'pk.stored' );
		expect( screen.queryByLabelText( 'Tile server address' ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( 'OpenStreetMap' ) );
		expect( screen.getByLabelText( 'Tile server address' ) ).toHaveValue(
			'https://tiles.test/{z}/{x}/{y}.png'
		);
		expect( screen.getByLabelText( 'Search server' ) ).toBeVisible();
		expect( screen.queryByLabelText( 'Mapbox access token' ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( 'Apple Maps' ) );
		expect( screen.getByLabelText( 'Private key' ) ).toHaveValue( '' );
		expect( screen.queryByLabelText( 'Tile server address' ) ).toBeNull();
	} );

	it( 'send what was changed, alone', async () => {
		const sent = site();
		fireEvent.click( await screen.findByLabelText( 'OpenStreetMap' ) );
		type( 'Tile attribution', '© Tiles of Test' );
		save();
		await waitFor( () =>
			expect( bodies( sent ) ).toEqual( [
				{
					[ PROVIDER ]: 'openstreetmap',
					slipstream_map_attribution: '© Tiles of Test',
				},
			] )
		);
	} );

	it( 'say what is wrong at the field, whoever is chosen, and keep what was typed', async () => {
		site( { refusal: { mapbox_api_key: 'Mapbox does not accept it.' } } );
		await screen.findByLabelText( 'Mapbox access token' );
		type( 'Mapbox access token', 'pk.wrong' );
		fireEvent.click( screen.getByLabelText( 'OpenStreetMap' ) );
		save();
		const field = await screen.findByLabelText( 'Mapbox access token' );
		expect( field ).toHaveValue( 'pk.wrong' );
		expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( field ).toHaveAccessibleDescription(
			'Mapbox does not accept it.'
		);
		await waitFor( () => expect( field ).toHaveFocus() );
	} );

	it( 'never show the key of Apple: it is replaced or removed', async () => {
		const sent = site( {
			some: { [ PROVIDER ]: 'mapkit' },
			hasKey: true,
		} );
		const key = await screen.findByLabelText( 'Private key' );
		expect( key ).toHaveValue( '' );
		expect( key ).toHaveAccessibleDescription( /A key is stored/ );
		type( 'Private key', '-----BEGIN' );
		save();
		await waitFor( () =>
			expect( bodies( sent ) ).toEqual( [
				{ [ PRIVATE_KEY ]: '-----BEGIN' },
			] )
		);
		await waitFor( () => expect( key ).toHaveValue( '' ) );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Remove private key' } )
		);
		await waitFor( () =>
			expect( bodies( sent ).at( -1 ) ).toEqual( { [ PRIVATE_KEY ]: '' } )
		);
		await waitFor( () =>
			expect(
				screen.queryByRole( 'button', { name: 'Remove private key' } )
			).toBeNull()
		);
	} );

	it( 'leave alone what wp-config.php has', async () => {
		site( { fixed: { mapbox_api_key: 'constant' } } );
		const field = await screen.findByLabelText( 'Mapbox access token' );
		expect( field ).toHaveAttribute( 'readonly' );
		expect( field ).toHaveAccessibleDescription( /wp-config\.php/ );
	} );

	it( 'have a control for each setting of the form', () => {
		expect( [ ...NAMES ].sort() ).toEqual(
			Object.keys( mapSettings ).sort()
		);
	} );
} );
