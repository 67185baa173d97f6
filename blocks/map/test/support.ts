import { screen, within } from '@testing-library/react';
import { createBlock, serialize } from '@wordpress/blocks';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';
import type { Adapter, Events, MakeAdapter } from '../engine/types';
import type { Coordinates, MapAttributes } from '../types';
import type { Route, Sent } from '../../../tests/js/serve';

/** What the map library would tell, where it is, and where it was sent. */
export const library: {
	events?: Events;
	center?: Coordinates;
	zoom?: number;
	jumps: [ Coordinates, number ][];
} = { jumps: [] };

/** A map library that draws nothing: the real ones want WebGL and a network, and browser tests run them. */
export const makeAdapter =
	(): MakeAdapter => async ( container, source, look, _labels, events ) => {
		if ( source.provider === 'mapkit' ) {
			await source.mapkitToken();
		}
		library.events = events;
		library.center = look.center;
		library.zoom = look.zoom;
		library.jumps = [];
		const adapter: Adapter = {
			place: ( element ) => {
				container.append( element );
				return { remove: () => element.remove() };
			},
			jump: ( at, zoom ) => {
				library.jumps.push( [ at, zoom ] );
				library.center = at;
				library.zoom = zoom;
			},
			fit: () => undefined,
			setLook: () => undefined,
			center: () => library.center ?? look.center,
			zoom: () => library.zoom ?? look.zoom,
			bounds: () => [ -180, -90, 180, 90 ],
			resize: () => undefined,
			remove: () => undefined,
		};
		return adapter;
	};

/** Registers the block, for tests that open it. */
export function setUp() {
	globalThis.ResizeObserver ??= class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	registerBlock( metadata, block.settings );
}

export const SITE = {
	provider: 'mapbox',
	token: 'pk.stored',
	base: '/build/map/',
	version: '1',
	tiles: '',
	attribution: '',
	is_own_token: true,
	has_mapkit: false,
	search_typing: true,
	may_set_token: true,
	may_choose: true,
};
export const BERN = {
	id: 'place.1',
	title: 'Bern',
	address: 'Bern, Switzerland',
	longitude: 7.4474,
	latitude: 46.948,
};

interface Open {
	site?: Partial< typeof SITE >;
	attributes?: Partial< MapAttributes >;
	routes?: Record< string, () => Route >;
}

/** Opens a map; the site changes with what is sent to it, as the real one does. */
export async function open( {
	site,
	attributes = {},
	routes = {},
}: Open = {} ) {
	let stored = { ...SITE, ...site };
	const sent = serve( {
		'map/source': () => ( { body: stored } ),
		'service-api-keys/mapbox': () => {
			const { url, body } = sent.at( -1 ) as Sent;
			stored = {
				...stored,
				token: url.includes( '_method=DELETE' )
					? ''
					: ( body as { service_api_key: string } ).service_api_key,
			};
			return { body: { code: 'success' } };
		},
		'wpcom/v2/mapkit': () => ( {
			body: { wpcom_mapkit_access_token: 'a.b.c' },
		} ),
		'jetpack/v4/settings': () => {
			const { body } = sent.at( -1 ) as Sent;
			stored = {
				...stored,
				provider: ( body as Record< string, string > )
					.slipstream_map_provider as string,
			};
			return { body: { code: 'success' } };
		},
		...routes,
	} );
	const editor = await openEditor(
		serialize( [ createBlock( metadata.name, attributes ) ] ),
		{ modules: [ block ] as never }
	);
	await editor.select();
	return {
		...editor,
		sent,
		attributes: () =>
			editor.blocks()[ 0 ]?.attributes as Partial< MapAttributes >,
	};
}

export const refuses =
	( status: number, code: string, message: string ) => () => ( {
		status,
		body: { code, message, data: { status } },
	} );
export const button = ( name: string | RegExp ) =>
	screen.findByRole( 'button', { name } );
export const sidebar = () =>
	within( screen.getByRole( 'complementary', { name: 'sidebar' } ) );

/** Finds a message where it stands, not where it is spoken. */
export const message = ( text: string | RegExp ) =>
	screen.findByText( text, {
		exact: false,
		selector: ':not(.a11y-speak-region)',
	} );
